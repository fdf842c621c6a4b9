/** Values made to keep a pattern busy, for tests that each detector judges them in no time. */

const pieces = [
  'a',
  'A',
  '0',
  ' ',
  'a ',
  'A.',
  'Aa ',
  "a'",
  'a-',
  'a1 ',
  '1 a ',
  '1-',
  '1.',
  '1,',
  '-',
  '.',
  '(',
  '王',
  '市路',
  '県市',
  '°',
  'ä',
];
const starts = ['', '1 ', '12 Rue ', 'Calle ', 'POINT(', '{"lat": ', 'A10.', '///a.'];
const MOST_BYTES = 256;

export const hostileValues: readonly string[] = pieces.flatMap((piece) =>
  starts.map((start) => {
    const bytes = new TextEncoder().encode(piece).length;
    const times = Math.floor((MOST_BYTES - 1 - start.length) / bytes);
    return `${start}${piece.repeat(times)}!`;
  }),
);

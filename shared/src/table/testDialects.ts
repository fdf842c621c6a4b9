/**
 * Texts as people write them, with what a person would say of each: random tables with foreign delimiters in cells, lists, decimal commas,
 * times, quotes of several styles, ragged rows, and lines above the header.
 */

export interface WrittenText {
  readonly text: string;
  readonly delimiter: string;
  readonly columns: number;
  /** What stands above the table, in lines. */
  readonly skip: number;
  /** In words, for the message of a test that fails. */
  readonly what: string;
}

type Draw = <T>(choices: readonly T[]) => T;
type Values = (draw: Draw, row: number) => string;

const first = ['Ann', 'Hans', 'Eva', 'Luc', 'Zofia', 'Ali', 'Mette', 'Jean', 'Olga', 'Tim'];
const last = ['Müller', 'Smith', 'Meier', 'Novak', 'Keller', 'Dubois', "O'Hara", 'Frei', 'Huber', 'Lund'];
const words = ['late', 'called', 'again', 'no answer', 'well', 'room', 'from', 'today', 'paid', 'see note'];
const towns = ['Bern', 'Basel', 'Genève', 'St. Gallen', 'New York', 'Ulm', 'Łódź'];
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const tens = Array.from({ length: 50 }, (_, i) => String(i + 10));

const sentence = (mark: string): Values => {
  return (draw) => Array.from({ length: draw([1, 2, 2, 3, 4]) }, () => draw(words)).join(mark);
};
const list = (mark: string): Values => {
  return (draw) =>
    Array.from({ length: draw([1, 2, 3, 3, 4]) }, () => draw(['red', 'blue', 'a1', 'x', 'tea'])).join(mark);
};
const pair = (mark: string): Values => {
  return (draw) => `${draw(tens)}.${draw(digits)}${mark}${draw(digits)}.${draw(digits)}`;
};

/** Name of a column → its values. */
const kinds: Readonly<Record<string, Values>> = {
  id: (_, row) => String(row + 1),
  age: (draw) => draw(tens),
  code: (draw) => `${draw(['A', 'B', 'K'])}${draw(tens)}`,
  name: (draw) => draw(first),
  town: (draw) => draw(towns),
  person: (draw) => `${draw(last)}, ${draw(first)}`,
  born: (draw) => `19${draw(tens)}-0${draw(digits.slice(1))}-1${draw(digits)}`,
  date: (draw) => `1${draw(digits)}.0${draw(digits.slice(1))}.20${draw(['19', '20', '21'])}`,
  time: (draw) => `${draw(['08', '10', '13', '22'])}:${draw(tens)}`,
  at: (draw) => `2021-0${draw(digits.slice(1))}-1${draw(digits)} 1${draw(digits)}:${draw(tens)}:${draw(tens)}`,
  weight: (draw) => `${draw(tens)}.${draw(digits)}`,
  gewicht: (draw) => `${draw(tens)},${draw(digits)}`,
  amount: (draw) => `${draw(digits.slice(1))},${draw(digits)}${draw(tens)}.${draw(tens)}`,
  email: (draw) => `${draw(['ann', 'bo', 'eva'])}${draw(tens)}@example.org`,
  url: (draw) => `https://example.org/${draw(words).replace(' ', '-')}?a=${draw(digits)}`,
  active: (draw) => draw(['true', 'false', '']),
  note: sentence(', '),
  remark: sentence('; '),
  tags: list(';'),
  labels: list('|'),
  colours: list(','),
  path: list(':'),
  place: pair(';'),
  range: pair('|'),
  ratio: pair(':'),
  tabbed: (draw) => `${draw(words)}\t${draw(words)}`,
  said: (draw) => `${draw(words)} "${draw(words)}" ${draw(words)}`,
  height: (draw) => `${draw(['5', '6'])}'${draw(digits)}`,
};

const usual = [',', ',', ',', ';', ';', '\t', '|'];
const rare = [':', '^', '~', '|'];
const titles = ['Report of May', 'Patients 2021, all wards', 'Export; draft', 'List of participants'];

/** One text for each seed. */
export function writtenText(seed: number): WrittenText {
  const draw = drawing(seed);
  const delimiter = draw([...usual, ...usual, ...rare]);
  const style = draw(['needed', 'needed', 'needed', 'texts', 'all', 'single', 'backslash', 'blank']);
  const quote = style === 'single' ? "'" : '"';
  const names = columnsFor(draw, draw([2, 3, 3, 4, 5, 8, 12, 20]));
  const hasHeader = draw([true, true, true, false]);
  const rows = draw([4, 8, 20, 40, 80]);
  const lineEnd = draw(['\n', '\n', '\r\n']);
  const gap = style === 'blank' ? ' ' : '';

  const cell = (value: string) => {
    const isText = !/^[-\d.:]*$/.test(value);
    const needs = value.includes(delimiter) || value.includes(quote) || /^['"]|[\r\n]/.test(value);
    if (!needs && style !== 'all' && !(isText && (style === 'texts' || style === 'single'))) return value;
    if (style === 'backslash') return `"${value.replaceAll('"', '\\"')}"`;
    return quote + value.replaceAll(quote, quote + quote) + quote;
  };
  const line = (values: readonly string[]) => values.map(cell).join(delimiter + gap);

  const ragged = draw([0, 0, 0, 1, 2]);
  const body = Array.from({ length: rows }, (_, row) => {
    const values = names.map((name) => kinds[name](draw, row));
    const isRagged = rows >= 8 && row >= rows / 2 && row < rows / 2 + ragged;
    return line(isRagged ? draw([[...values, draw(words)], values.slice(1)]) : values);
  });
  const above = hasHeader ? linesAbove(draw, delimiter) : [];
  const lines = [...above, ...(hasHeader ? [line(names)] : []), ...body];
  const what = `${JSON.stringify(delimiter)}, quotes ${style}, ${names.join(' ')}${hasHeader ? '' : ', no header'}`;
  const skip = above.some((each) => each !== '') ? above.length : 0;
  return { text: lines.join(lineEnd) + lineEnd, delimiter, columns: names.length, skip, what };
}

function linesAbove(draw: Draw, delimiter: string): string[] {
  switch (draw(['', '', '', '', 'comment', 'title', 'titles', 'sep', 'blank'])) {
    case 'comment':
      return ['# made by a program, 2021', '# see the manual'].slice(draw([0, 1]));
    case 'title':
      return [draw(titles), ''];
    case 'titles':
      return [draw(titles), draw(['', 'as of May']), ''];
    case 'sep':
      return [`sep=${delimiter}`];
    case 'blank':
      return [''];
    default:
      return [];
  }
}

function columnsFor(draw: Draw, count: number): string[] {
  const names: string[] = ['id', 'age', 'born', 'weight'].slice(0, draw([1, 2]));
  const all = Object.keys(kinds);
  while (names.length < count) {
    const name = draw(all);
    if (!names.includes(name)) names.push(name);
  }
  return names.slice(0, count);
}

/** The same draws for the same seed (mulberry32). */
function drawing(seed: number): Draw {
  let state = Math.imul(seed, 0x9e3779b1);
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return choices[((mixed ^ (mixed >>> 14)) >>> 0) % choices.length];
  };
}

/** Tables as text, drawn at random: sound ones of people, and what damage makes of them. */
import { type Random, randomBelow } from '@quasi/shared/random';

export interface DrawnTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
  readonly hasHeader: boolean;
}

const columns: Readonly<Record<string, (random: Random) => string>> = {
  sex: (random) => one(random, ['f', 'm', '', 'x']),
  age: (random) => String(randomBelow(random, 100)),
  zip: (random) => String(8000 + randomBelow(random, 20)),
  town: (random) => one(random, ['Ulm', 'Bonn', 'Köln', 'Łódź', '東京', 'São Paulo']),
  birthdate: (random) => `19${10 + randomBelow(random, 90)}-0${1 + randomBelow(random, 9)}-1${randomBelow(random, 10)}`,
  diagnosis: (random) => one(random, ['flu', 'HIV', 'none', 'asthma, mild', 'said "no"']),
  income: (random) => (random() * 100_000).toFixed(2),
  note: (random) => one(random, ['', 'line\nbreak', ' blank ', 'a;b', '=1+1', 'n/a', 'NULL', '-']),
  id: (random) => String(randomBelow(random, 1_000_000)),
};

export function drawnTable(random: Random, mostRows = 40): DrawnTable {
  const kinds = Object.keys(columns);
  const names = Array.from({ length: 1 + randomBelow(random, 8) }, () => one(random, kinds));
  const rows = Array.from({ length: randomBelow(random, mostRows + 1) }, () =>
    names.map((name) => columns[name](random)),
  );
  return { names, rows, delimiter: one(random, [',', ';', '\t', '|']), hasHeader: random() < 0.85 };
}

export function textOf({ names, rows, delimiter, hasHeader }: DrawnTable, random: Random): string {
  const lineEnd = one(random, ['\n', '\r\n', '\r']);
  const cell = (value: string): string =>
    value.includes(delimiter) || /["\r\n]/.test(value) || random() < 0.1 ? `"${value.replaceAll('"', '""')}"` : value;
  const records = hasHeader ? [names, ...rows] : rows;
  const text = records.map((record) => record.map(cell).join(delimiter)).join(lineEnd);
  return random() < 0.8 ? `${text}${lineEnd}` : text;
}

const pieces = [
  '"',
  '""',
  '\0',
  '\r',
  '\n',
  '\r\n',
  ',',
  ';',
  '\t',
  '\ufeff',
  '\u2028',
  '\u{1f600}',
  '\x1b[31m',
  '=',
  ' ',
];

/** Bytes put in, taken out, turned round, doubled, cut off; or the whole in another encoding. */
export function damaged(text: string, random: Random): Uint8Array {
  let bytes = Buffer.from(text, one(random, ['utf8', 'utf8', 'utf8', 'utf16le', 'latin1']));
  const times = 1 + randomBelow(random, 6);
  for (let i = 0; i < times; i++) {
    const at = randomBelow(random, bytes.length + 1);
    const to = Math.min(bytes.length, at + randomBelow(random, 12));
    const [before, part, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
    const changes: (() => Uint8Array[])[] = [
      () => [before, after],
      () => [before, part, part, after],
      () => [before, Buffer.from(one(random, pieces)), part, after],
      () => [before, Buffer.from([randomBelow(random, 256), randomBelow(random, 256)]), after],
      () => [before, Buffer.from(part).reverse(), after],
      () => [after, before],
      () => [before],
      () => [before, Buffer.from(one(random, pieces).repeat(randomBelow(random, 300))), part, after],
    ];
    bytes = Buffer.concat(one(random, changes)());
  }
  return bytes;
}

export const one = <T>(random: Random, list: readonly T[]): T => list[randomBelow(random, list.length)];

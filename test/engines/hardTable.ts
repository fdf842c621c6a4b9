/** A table of values on which databases differ: nothing, blanks, tokens, composed letters, quotes, line ends, numbers as texts; and people who return. */
import { randomBelow, seededRandom } from '@quasi/shared/random';

const hardValues = [
  '',
  ' ',
  '  x',
  'x',
  'x ',
  '\t',
  '\\N',
  'NULL',
  'null',
  'NA',
  ' NA ',
  '\u00e9',
  'e\u0301',
  '😀',
  '👩‍👩‍👧',
  '"',
  'a"b',
  "it's",
  'a,b',
  'line\nend',
  'cr\r\nlf',
  '-',
  '.',
  '0',
  '-0',
  '007',
  '7',
  '1e3',
  '1000',
  '1000.0',
  'NaN',
  'true',
  'TRUE',
  '9007199254740993',
  '2020-01-31',
  '2020-01-31T10:00:00Z',
  'ß',
  'SS',
  'A',
  'a',
  'a\u00a0',
  '%',
  '_',
  "'; DROP TABLE data; --",
  '$1',
  '{x}',
  '\\',
  '\\\\',
  'x\u200b',
  '=1+1',
  '+49',
] as const;

export interface TestTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function hardTable(rows = 600): TestTable {
  const random = seededRandom(7);
  const one = <T>(values: readonly T[]) => values[randomBelow(random, values.length)] as T;
  return {
    names: ['person', 'age', 'town', 'text', 'sex', 'diagnosis'],
    rows: Array.from({ length: rows }, () => [
      randomBelow(random, 15) === 0 ? '' : `p${randomBelow(random, 350)}`,
      randomBelow(random, 20) === 0 ? '' : String(20 + randomBelow(random, 50)),
      one(hardValues),
      one(hardValues),
      one(['f', 'm']),
      one(['flu', 'hiv', '', 'cancer']),
    ]),
  };
}

export function csvOf({ names, rows }: TestTable): string {
  const cell = (value: string) => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return `${[names, ...rows].map((record) => record.map(cell).join(',')).join('\n')}\n`;
}

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

/** A census-like table of columns that depend on each other. */
export function censusTable(rows: number, width: number): TestTable {
  const random = seededRandom(11);
  return {
    names: ['sex', 'age', ...Array.from({ length: width - 2 }, (_, i) => `answer_${i + 1}`)],
    rows: Array.from({ length: rows }, () => {
      const age = Math.floor(90 * Math.sqrt(randomBelow(random, 1000) / 1000));
      const answers = Array.from({ length: width - 2 }, (_, i) => {
        const values = 2 + (i % 9);
        const isMissing = randomBelow(random, 40) === 0;
        return isMissing ? '' : String(Math.min(values - 1, Math.floor((age * values) / 90 + randomBelow(random, 3))));
      });
      return ['fm'[randomBelow(random, 2)] as string, String(age), ...answers];
    }),
  };
}

export function csvOf({ names, rows }: TestTable): string {
  const cell = (value: string) => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return `${[names, ...rows].map((record) => record.map(cell).join(',')).join('\n')}\n`;
}

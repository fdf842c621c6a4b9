/** A table of values on which databases differ: nothing, blanks, tokens, composed letters, quotes, line ends, numbers as texts; and people who return. */
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { hardTable as hardColumns } from '../formats/hardTable.ts';

/** On these databases differ, and formats do not. */
const hardInDatabases = [
  '  x',
  'x',
  'x ',
  '\t',
  'NULL',
  '.',
  '-',
  '007',
  '7',
  '1e3',
  '1000',
  '1000.0',
  'TRUE',
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
] as const;

/** With all values of the hard table of formats. */
const hardValues = [
  ...new Set([...hardColumns.flatMap(({ texts }) => texts.map((text) => text ?? '')), ...hardInDatabases]),
];

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

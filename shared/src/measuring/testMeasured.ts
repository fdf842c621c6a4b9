/** From a text to the numbers of one part, as `quasi measure` would print them: for tests. */
import { drain } from '../analysis/index.ts';
import { readSettings } from '../config/index.ts';
import { DRAWS } from '../predicting/index.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { startMeasuring } from './measured.ts';
import type { Part } from './part.ts';
import { type MeasureRequest, SAMPLED_VALUES } from './request.ts';

/** As if no option were given, but for a budget: there is none. */
export const plainRequest: MeasureRequest = {
  seed: 1,
  columns: undefined,
  sensitive: [],
  user: undefined,
  kappa: 5,
  reveal: new Map(),
  within: new Map(),
  missing: 'value',
  weights: undefined,
  sets: [],
  pairs: [],
  draws: DRAWS,
  sampledValues: SAMPLED_VALUES,
  population: undefined,
  samplingRate: undefined,
  populationTable: undefined,
  populationStatistics: undefined,
  epsilon: undefined,
  model: 'tree',
  alpha: 0.1,
  atMost: [1, 10],
  target: 'record',
  databases: [],
  withRows: false,
  budget: undefined,
};

/** All columns are quasi-identifiers, and asked for. `Answer` is the shape that the contract gives the part. */
export function numbersOf<Answer>(part: Part, text: string, given: Partial<MeasureRequest> = {}): Answer {
  const bytes = new TextEncoder().encode(text);
  const { settings } = readSettings({});
  const { missingTokens, trim } = settings;
  const table = drain(readTable(bytes, { missingTokens, trim, delimiter: ',', header: true }));
  const names = table.columns.map(({ name }) => name);
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const analysis = dataSet(table, { ...settings, quasiIdentifiers: names }, source);
  const measured = drain(startMeasuring(analysis, { ...plainRequest, columns: names, ...given }));
  const answer = drain(part(measured));
  // An undefined value is not printed, and a value that is not a number is printed as null.
  return answer && JSON.parse(JSON.stringify(answer));
}

/** Table 1 of R3A. */
export const table1 = 'age,gender,smoking\n20,M,Y\n25,M,Y\n25,F,N\n25,F,N\n35,M,N\n';

/** Tables at the edges of what can be measured. */
export const edges: Readonly<Record<string, string>> = {
  'no rows': 'a,b\n',
  'one row': 'a,b\n1,2\n',
  'one column': 'a\n1\n1\n2\n',
  'a constant column': 'a,b\n1,1\n1,2\n1,2\n',
  'all rows equal': 'a,b\n1,2\n1,2\n1,2\n',
  'all unique': 'a,b\n1,5\n2,6\n3,7\n',
  'all missing': 'a,b\n,\n,\n,\n',
};

/** All numbers in an answer. */
export function allNumbers(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(allNumbers) : [];
}

/** As far as golden numbers are given. */
export function isClose(actual: number, expected: number): void {
  const error = Math.abs(actual - expected);
  if (!(error <= 1e-9 * Math.max(1e-3, Math.abs(expected)))) throw new Error(`${actual} is not ${expected}`);
}

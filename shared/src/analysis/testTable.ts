/** From lines of text to a table and its facts, for the tests of this folder. */
import { readSettings } from '../config/index.ts';
import { readTable, type Table } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import type { InsightFacts } from './facts.ts';
import { drain } from './progress.ts';

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);

export function tableOf(lines: readonly string[]): Table {
  return drain(readTable(bytesOf(lines), { missingTokens: ['', 'NA'], trim: false, delimiter: ',', header: true }));
}

/** `given` as in `quasi.json`. */
export function insightOf(lines: readonly string[], given: unknown): InsightFacts {
  const { settings, problems } = readSettings(given);
  if (problems.length > 0) throw new Error(`not a setting: ${problems.join(', ')}`);
  const text = bytesOf(lines);
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  const analysis = dataSet(tableOf(lines), settings, source);
  return drain(analysis.insight());
}

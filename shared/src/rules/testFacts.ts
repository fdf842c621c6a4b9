/** From a text to its facts, as an editor or the command line would get them: for tests. */
import { Analysis, drain, type InsightFacts } from '../analysis/index.ts';
import { loadConfig, readSettings, type Settings } from '../config/index.ts';
import { predictionOf, readStatisticsDocument } from '../predicting/index.ts';
import { comparedColumns } from '../statistics/index.ts';
import { readTable } from '../table/index.ts';
import type { ConfigFacts, StatisticsFacts } from './rule.ts';

const today = '2026-01-01';

export interface TextOrigin {
  readonly kind: 'editor' | 'disk';
  readonly encoding?: string;
}

export function settingsFrom(given: unknown): Settings {
  const { settings, problems } = readSettings(given);
  if (problems.length > 0) throw new Error(`not a setting: ${problems.join(', ')}`);
  return settings;
}

export function factsOf(text: string, given: unknown = {}, origin: TextOrigin = { kind: 'editor' }): InsightFacts {
  const settings = settingsFrom(given);
  const bytes = new TextEncoder().encode(text);
  const table = drain(
    readTable(bytes, {
      missingTokens: settings.missingTokens,
      trim: settings.trim,
      ...(settings.delimiter !== '' && { delimiter: settings.delimiter }),
      ...(settings.header !== 'auto' && { header: settings.header === 'yes' }),
    }),
  );
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const hierarchyFile = (path: string) => ({ name: path, fault: { kind: 'noFile' } as const });
  return drain(new Analysis(table, settings, { ...origin, text: source, today, hierarchyFile }).insight(undefined));
}

/** A `quasi.json` that stands alone. */
export function configFactsOf(text: string): ConfigFacts {
  const path = '/w/quasi.json';
  const read = (file: string) => (file === path ? text : undefined);
  return { config: loadConfig(path, { folder: '/w', read, realPath: (file) => file }), today };
}

/** A file of statistics. */
export function statisticsFactsOf(text: string, given: unknown = {}): StatisticsFacts {
  const { head, statistics, problems } = drain(readStatisticsDocument('/w/people.stats.json', text));
  const request = { background: undefined, seed: 1, budget: undefined };
  const prediction =
    statistics && drain(predictionOf(statistics, { columns: comparedColumns(statistics), ...request }));
  return { settings: settingsFrom(given), place: head, problems, prediction, today };
}

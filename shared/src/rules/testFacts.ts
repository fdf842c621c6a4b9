/** From a text to its facts, as an editor or the command line would get them: for tests. */
import { drain, type InsightFacts, type PopulationFile, type Work } from '../analysis/index.ts';
import {
  columnFacts,
  defaultSettings,
  loadConfig,
  noColumnFacts,
  readSettings,
  type Settings,
  settingsFor,
} from '../config/index.ts';
import { predictionOf, readStatisticsDocument } from '../predicting/index.ts';
import { compareWithData, loadSchema, statementOf } from '../schema/index.ts';
import { comparedColumns } from '../statistics/index.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { t } from '../words/index.ts';
import {
  type Finding,
  runClassRules,
  runInsightRules,
  runProfileRules,
  runStructureRules,
  settledFindings,
} from './index.ts';
import type { ConfigFacts, DescribedTable, SchemaFacts, StatisticsFacts } from './rule.ts';

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
  return factsUnder(text, settingsFrom(given), origin);
}

/** Of all rules, as they are reported where the settings allow nothing. */
export function allFindings(facts: InsightFacts): Finding[] {
  const { table, settings } = facts;
  const found = [
    ...runStructureRules(facts),
    ...runProfileRules(facts),
    ...runClassRules(facts),
    ...runInsightRules(facts),
  ];
  const allowingNothing = { ...settings, exceptions: [], rules: defaultSettings.rules };
  return settledFindings(found, allowingNothing, (column) => table.columns.at(column)?.name, today).findings;
}

function factsUnder(text: string, settings: Settings, origin: TextOrigin): InsightFacts {
  const bytes = new TextEncoder().encode(text);
  const table = drain(
    readTable(bytes, {
      missingTokens: settings.missingTokens,
      trim: settings.trim,
      isJson: /^(?:\[\s*)?\{"/.test(text),
      ...(settings.delimiter !== '' && { delimiter: settings.delimiter }),
      ...(settings.header !== 'auto' && { header: settings.header === 'yes' }),
    }),
  );
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const hierarchyFile = (path: string) => ({ name: path, fault: { kind: 'noFile' } as const });
  const world = { hierarchyFile, readPopulation: noPopulation };
  return drain(dataSet(table, settings, source, { ...origin, ...world, today: () => today }).insight());
}

/** There are no files beside it. */
function* noPopulation(path: string): Work<PopulationFile> {
  yield { stage: 'reading', share: 1 };
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { name, table: undefined, statistics: undefined, problem: t`There is no such file.` };
}

/** A `quasi.json`, and the file beside it that it is about, if there is one. */
export function configFactsOf(text: string, data?: string): ConfigFacts {
  const path = '/w/quasi.json';
  const read = (file: string) => (file === path ? text : undefined);
  const config = loadConfig(path, { folder: '/w', read, realPath: (file) => file, size: () => undefined });
  if (data === undefined) return { config, columns: noColumnFacts, today };
  const file = '/w/people.csv';
  const { columns } = factsUnder(data, settingsFor({}, config, file), { kind: 'disk' }).table;
  const files = [{ path: file, config, columns: columns.map(({ name }) => name) }];
  return { config, columns: drain(columnFacts([config], files)), today };
}

/** A file of statistics. */
export function statisticsFactsOf(text: string, given: unknown = {}): StatisticsFacts {
  const { head, statistics, problems } = drain(readStatisticsDocument('/w/people.stats.json', text));
  const request = { background: undefined, seed: 1, budget: undefined };
  const prediction =
    statistics && drain(predictionOf(statistics, { columns: comparedColumns(statistics), ...request }));
  return { settings: settingsFrom(given), place: head, problems, doubts: [], prediction, today };
}

/** A schema, and its first table with the data beside it, if there are any; `given`: what a `quasi.json` says. */
export function schemaFactsOf(
  text: string,
  data: string | undefined,
  given: unknown = {},
): SchemaFacts & { readonly described: DescribedTable | undefined } {
  const read = (file: string) => ({ '/w/datapackage.json': text, '/w/quasi.json': JSON.stringify(given) })[file];
  const size = (file: string) => read(file)?.length;
  const files = { folder: '/w', read, realPath: (file: string) => file, size };
  const schema = drain(loadSchema('/w/datapackage.json', { ...files, isDecodable: () => true }));
  const [resource] = schema.resources;
  if (data === undefined || !resource) return { schema, described: undefined };
  const settings = settingsFor({}, loadConfig('/w/quasi.json', files), '/w/people.csv', statementOf(resource));
  const facts = factsUnder(data, settings, { kind: 'disk' });
  const comparing = compareWithData(resource, facts.table);
  for (;;) {
    const step = comparing.next();
    if (step.done) return { schema, described: { resource, facts, comparison: step.value } };
  }
}

/** From statistics to findings, for an editor and for a check: what is wrong with them, what they lead one to expect, and the truth where the data are there. */
import { riskOn, staged, type Work } from '@quasi/shared/analysis';
import { epsilonOf, folderOf, joined, type Settings } from '@quasi/shared/config';
import { embedded } from '@quasi/shared/counts';
import { type CountedRisk, formatCountOf } from '@quasi/shared/explain';
import { contradictions, type Prediction, predictionOf, type StatedStatistics } from '@quasi/shared/predicting';
import { runStatisticsRules, type StatisticsFacts, type StatisticsFinding } from '@quasi/shared/rules';
import { columnsOfFields, type FilePlace, type Resource, statedColumns } from '@quasi/shared/schema';
import { comparedColumns, type Statistics } from '@quasi/shared/statistics';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { StatedFile } from './datasets/worldOf.ts';
import { FileProblem, isFile, readTableFile, requireFewColumns } from './files/index.ts';
import { readingOptions } from './readingOptions.ts';
import { today } from './today.ts';

/** The same as `quasi predict` draws. */
const SEED = 1;

/**
 * `place`: where what is said of all of them stands; `budget`: seconds for the random tables. Without a prediction where the statistics cannot be
 * read, or have no column that rows are compared on; `facts`: what the findings were found by.
 */
export function* predictedRisk(
  { statistics, problems }: StatedStatistics,
  place: FilePlace,
  settings: Settings,
  budget: number | undefined,
) {
  const columns = statistics ? comparedColumns(statistics) : [];
  const request = { columns, background: undefined, seed: SEED, budget };
  const prediction = statistics && columns.length > 0 ? yield* predictionOf(statistics, request) : undefined;
  const { path, offset, length } = place;
  const facts = { settings, place: { path, offset, length }, problems, doubts: [], prediction, today: today() };
  return { prediction, findings: runStatisticsRules(facts), facts };
}

/** The findings on statistics that are held against the data beside them. */
export function findingsBeside(
  facts: StatisticsFacts,
  { statistics, columnPlaces }: StatedStatistics,
  { rows, lacking, unlike, noised }: CountedRisk,
): readonly StatisticsFinding[] {
  if (!statistics) return runStatisticsRules(facts);
  const told = formatCountOf(statistics.rows, t`row`, t`rows`);
  const found = formatCountOf(rows, t`row`, t`rows`);
  const again = t`Write the statistics again from the data, or correct what is wrong.`;
  const otherRows = t`These statistics are about ${told}, the data beside them have ${found}. ${again}`;
  const otherName = t`The data beside these statistics have no column of this name. ${again}`;
  const otherValues = t`In the data beside these statistics the values of this column occur otherwise. ${again}`;
  const doubts = [
    ...(rows === statistics.rows ? [] : [{ ...facts.place, message: otherRows }]),
    ...lacking.map((column) => ({ ...columnPlaces[column], message: otherName })),
    ...unlike.map((column) => ({ ...columnPlaces[column], message: otherValues })),
  ];
  // A prediction from answers is nobody's risk.
  const prediction = noised.length > 0 ? undefined : facts.prediction;
  return runStatisticsRules({ ...facts, prediction, doubts });
}

/** The counts of a file on disk on the columns of a prediction; undefined if it cannot be read. It is read as if it were looked at by itself, whatever holds for the statistics. */
export function* countedRisk(
  { path, settings, encoding, resource }: StatedFile,
  prediction: Prediction,
): Work<CountedRisk | undefined> {
  try {
    const { table, source } = yield* readTableFile(path, { ...readingOptions(settings, path), encoding });
    source.close();
    requireFewColumns(path, table);
    return yield* countedIn(table, settings, prediction, resource);
  } catch (error) {
    if (error instanceof FileProblem) return undefined;
    throw error;
  }
}

/** The same of a table that is there. */
export function* countedIn(
  table: Columns,
  settings: Settings,
  { statistics: told, columns }: Prediction,
  resource: Resource | undefined,
): Work<CountedRisk> {
  const statistics = asInHeader(told, table, resource);
  const found = yield* staged('columns', 0, contradictions(statistics, table));
  const places = columns.map((column) => placeOf(statistics, column, table.columns));
  const noised = columns.filter((column) => epsilonOf(settings, statistics.columns[column].name) !== undefined);
  const isCountable = noised.length === 0 && !places.includes(-1);
  const risk = isCountable ? yield* riskOn(embedded(table), places, settings.k) : undefined;
  return { ...found, noised, orr: risk?.orr };
}

/** A header may call a field otherwise than its statistics do: in CSVW by its titles, or by a number where there is none. */
function asInHeader(statistics: Statistics, table: Columns, resource: Resource | undefined): Statistics {
  if (!resource) return statistics;
  const header = table.columns.map(({ name }) => name);
  const places = columnsOfFields(statedColumns(resource).names, table);
  const headings = new Map(resource.fields.map(({ name }, i) => [name, header[places[i] ?? -1]]));
  const nameOf = (name: string) => (header.includes(name) ? name : (headings.get(name) ?? name));
  return { ...statistics, columns: statistics.columns.map((column) => ({ ...column, name: nameOf(column.name) })) };
}

function placeOf({ columns }: Statistics, column: number, among: readonly { readonly name: string }[]): number {
  return among.findIndex(({ name }) => name === columns[column].name);
}

const ENDING = '.stats.json';
const dataEndings = ['.csv', '.tsv', '.tab', '.psv'];

export function isDataName(path: string): boolean {
  return dataEndings.some((ending) => path.endsWith(ending));
}

export function isStatisticsName(path: string): boolean {
  return path.endsWith(ENDING);
}

/** The data that a file of statistics is of, by its name: `people.csv` beside `people.stats.json`. */
export function dataBeside(path: string): string | undefined {
  const stem = path.slice(path.lastIndexOf('/') + 1, -ENDING.length);
  return dataEndings.map((ending) => joined(folderOf(path), `${stem}${ending}`)).find(isFile);
}

/** The data that statistics of a table are of, if they are at hand; of several files each is only a part of them. */
export function dataOfResource({ files, onWeb, notText, outside }: Resource): string | undefined {
  return files.length === 1 && onWeb.length + notText.length + outside.length === 0
    ? files.map(({ value }) => value).find(isFile)
    : undefined;
}

/** Where statistics of a data file are written. */
export function statisticsBeside(path: string): string {
  return `${path.replace(/\.[^./]*$/, '')}${ENDING}`;
}

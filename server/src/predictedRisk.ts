/** From statistics to findings, for an editor and for a check: what is wrong with them, what they lead one to expect, and the truth where the data are there. */
import { riskOn, type Work } from '@quasi/shared/analysis';
import { folderOf, joined, type Settings } from '@quasi/shared/config';
import type { CountedRisk } from '@quasi/shared/explain';
import { type Prediction, predictionOf, type StatedStatistics } from '@quasi/shared/predicting';
import { runStatisticsRules, type StatisticsFinding } from '@quasi/shared/rules';
import type { FilePlace } from '@quasi/shared/schema';
import { comparedColumns, type Statistics } from '@quasi/shared/statistics';
import type { Table } from '@quasi/shared/table';
import { FileProblem, isFile, readTableFile } from './files/index.ts';
import { readingOptions } from './readingOptions.ts';
import { today } from './today.ts';

/** The same as `quasi predict` draws. */
const SEED = 1;

export interface PredictedRisk {
  /** Undefined where the statistics cannot be read, or have no column that rows are compared on. */
  readonly prediction: Prediction | undefined;
  readonly findings: readonly StatisticsFinding[];
}

/** `place`: where what is said of all of them stands; `budget`: seconds for the random tables. */
export function* predictedRisk(
  { statistics, problems }: StatedStatistics,
  place: FilePlace,
  settings: Settings,
  budget: number | undefined,
): Work<PredictedRisk> {
  const columns = statistics ? comparedColumns(statistics) : [];
  const request = { columns, background: undefined, seed: SEED, budget };
  const prediction = statistics && columns.length > 0 ? yield* predictionOf(statistics, request) : undefined;
  const { path, offset, length } = place;
  const facts = { settings, place: { path, offset, length }, problems, prediction, today: today() };
  return { prediction, findings: runStatisticsRules(facts) };
}

/** What is counted in a file on disk on the columns of a prediction; undefined if it cannot be read or has not all of them. */
export function* countedRisk(path: string, settings: Settings, prediction: Prediction): Work<CountedRisk | undefined> {
  try {
    const { table, source } = yield* readTableFile(path, readingOptions(settings, path));
    source.close();
    return yield* countedIn(table, settings.k, prediction);
  } catch (error) {
    if (error instanceof FileProblem) return undefined;
    throw error;
  }
}

/** The same of a table that is there. */
export function* countedIn(
  table: Table,
  k: number,
  { statistics, columns }: Prediction,
): Work<CountedRisk | undefined> {
  const places = columns.map((column) => placeOf(statistics, column, table.columns));
  if (places.includes(-1)) return undefined;
  const risk = yield* riskOn(table, places, k);
  return risk && { rows: table.rowCount, orr: risk.orr };
}

function placeOf({ columns }: Statistics, column: number, among: readonly { readonly name: string }[]): number {
  return among.findIndex(({ name }) => name === columns[column].name);
}

const ENDING = '.stats.json';
const dataEndings = ['.csv', '.tsv', '.tab', '.psv'];

export function isStatisticsName(path: string): boolean {
  return path.endsWith(ENDING);
}

/** The data that a file of statistics is of, by its name: `people.csv` beside `people.stats.json`. */
export function dataBeside(path: string): string | undefined {
  const stem = path.slice(path.lastIndexOf('/') + 1, -ENDING.length);
  return dataEndings.map((ending) => joined(folderOf(path), `${stem}${ending}`)).find(isFile);
}

/** Where statistics of a data file are written. */
export function statisticsBeside(path: string): string {
  return `${path.replace(/\.[^./]*$/, '')}${ENDING}`;
}

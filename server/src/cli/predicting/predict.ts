/** All that `quasi predict` says of statistics: of the table, of a record, of a release. */
import type { Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { type CountedRisk, formatCountOf, shownName } from '@quasi/shared/explain';
import { targetAmong } from '@quasi/shared/measures/protected';
import {
  type JudgedReleases,
  type JudgedValues,
  judgeReleases,
  judgeValues,
  mildestBelow,
  predictionOf,
  type RecordValue,
  type ReleaseQuestion,
  recordValue,
  releaseGrid,
} from '@quasi/shared/predicting';
import { comparedColumns, type Statistics } from '@quasi/shared/statistics';
import type { StatedFile } from '../../datasets/worldOf.ts';
import { FileProblem } from '../../files/index.ts';
import { countedRisk } from '../../predictedRisk.ts';
import type { Done } from '../drive.ts';
import { manyNames } from '../manyNames.ts';
import { statedValues } from '../recordParts.ts';
import { type DatabaseFile, matchesIn } from './databases.ts';

export interface PredictRequest {
  /** Columns that rows are compared on; none: the quasi-identifiers. */
  readonly named: readonly string[];
  readonly background: Statistics | undefined;
  /** The data that the statistics are of, if they are at hand. */
  readonly data: StatedFile | undefined;
  /** Parts `name=value`. */
  readonly record: readonly string[] | undefined;
  readonly databases: readonly (DatabaseFile & { readonly settings: Settings | undefined })[];
  /** Undefined: whichever the databases say. */
  readonly target: 'record' | 'member' | undefined;
  readonly population: number | undefined;
  readonly atMost: readonly number[];
  readonly sample: number | undefined;
  readonly epsilon: number | undefined;
  readonly aloneBelow: number | undefined;
  readonly seed: number;
  readonly budget: number | undefined;
  readonly encoding: string | undefined;
}

export type Prediction = Done<typeof predict>;

/** `numbers`: as they are printed; a name whose value is undefined is left out. */
export function* predict(file: string, statistics: Statistics, request: PredictRequest) {
  const { rows } = statistics;
  const { background, data, seed, budget, sample, epsilon, aloneBelow } = request;
  const columns = columnsFor(file, statistics, request.named);
  const population = populationFor(file, rows, request.population);
  // Unanswerable questions are refused before the long work.
  const record = yield* judgedRecord(file, statistics, population, request);
  const question: ReleaseQuestion = { columns, population, seed };
  const isPlanned = sample !== undefined || epsilon !== undefined;
  const release = isPlanned
    ? releaseOf(yield* judgeReleases(statistics, question, [{ sample: sample ?? 1, epsilon }]))
    : undefined;
  const releases =
    aloneBelow === undefined
      ? undefined
      : foundBelow(aloneBelow, yield* judgeReleases(statistics, question, releaseGrid));
  const prediction = yield* predictionOf(statistics, { columns, background, seed, budget });
  const counted = data && (yield* countedRisk(data, prediction));
  const numbers = {
    file,
    rows,
    population,
    seed,
    quasiIdentifiers: columns.map((column) => statistics.columns[column].name),
    /** Under which columns are taken to depend on each other, and the risk to expect by it: the best that the statistics allow. */
    law: prediction.law,
    risk: prediction.risk,
    counted: counted && countedNumbers(statistics, counted),
    overall: prediction.overall,
    /** Left out if there was no time. */
    drivers: prediction.drivers,
    curve: prediction.curve,
    record,
    release,
    releases,
  };
  return { numbers, prediction, counted };
}

/** Without `orr` where the data lack a column or hold answers of randomised response; `unlike`: columns whose values occur otherwise in them. */
function countedNumbers({ columns }: Statistics, counted: CountedRisk) {
  const namesOf = (places: readonly number[]) => places.map((place) => columns[place].name);
  const { rows, orr, lacking, unlike, noised } = counted;
  return {
    rows,
    orr,
    lacking: namesOf(lacking),
    unlike: namesOf(unlike),
    noised: noised.length > 0 ? namesOf(noised) : undefined,
  };
}

function releaseOf({ releases: [release], ...rest }: JudgedReleases) {
  return release && { ...release, ...rest };
}

/** `found`: those of `all` that show fewer people than `limit` to be alone and keep most. */
function foundBelow(limit: number, { releases: all, ...rest }: JudgedReleases) {
  return { limit, ...rest, found: mildestBelow(all, limit), all };
}

function columnsFor(file: string, statistics: Statistics, named: readonly string[]): number[] {
  const names = statistics.columns.map(({ name }) => name);
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new FileProblem(file, `There is no column "${shownName(unknown)}". It has ${manyNames(names)}.`);
  }
  const columns = comparedColumns(statistics, named);
  if (columns.length > 0) return columns;
  throw new FileProblem(file, 'It has no quasi-identifier; name the columns that rows are compared on with --qi.');
}

function populationFor(file: string, rows: number, population: number | undefined): number {
  if (population === undefined) return rows;
  if (population >= rows) return population;
  const records = formatCountOf(rows, 'row', 'rows');
  throw new FileProblem(file, `It is about ${records}, so their population cannot be smaller: check --population.`);
}

function* judgedRecord(
  file: string,
  statistics: Statistics,
  population: number,
  { record: parts, background, databases, target, atMost, encoding }: PredictRequest,
): Work<JudgedValues | undefined> {
  if (parts === undefined) return undefined;
  const record = recordOf(parts, statistics, file);
  const matches = databases.flatMap(({ settings, ...database }) =>
    settings ? [matchesIn(database, statistics, record, settings, encoding)] : [],
  );
  const judged = yield* judgeValues(statistics, background, record, {
    population: Math.max(1, population),
    databases: matches,
    target: target ?? targetAmong(matches),
    atMost,
  });
  if (judged === undefined) {
    throw new FileProblem(
      file,
      'The databases hold more records like this than the population can have: check --population.',
    );
  }
  return judged;
}

/** `path`: of the statistics. */
function recordOf(parts: readonly string[], statistics: Statistics, path: string): RecordValue[] {
  const { columns } = statistics;
  const names = columns.map(({ name }) => name);
  return statedValues(parts, names, path).map(({ column, value }) => {
    if (columns[column].values !== undefined) return recordValue(statistics, column, value);
    const sentence = `The values of "${shownName(names[column])}" are not listed, so a record cannot be judged on it.`;
    throw new FileProblem(path, sentence);
  });
}

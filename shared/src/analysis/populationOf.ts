/** The population that the rows of a file are taken from: the one place that decides how large it is, and says how that is known. */
import type { Settings } from '../config/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { Column, Table } from '../table/index.ts';
import type { PopulationFile } from './populationFile.ts';
import { subjectAmong } from './subject.ts';

export interface Population {
  readonly size: number;
  /** The share of it that is in the file. */
  readonly rate: number;
  /** A file of all its people, or of its statistics, the size as stated, the rows and the sampling rate, or the sum of the weights. */
  readonly source: 'file' | 'statistics' | 'stated' | 'rate' | 'weights';
}

const VALUES_A_STEP = 4096;
/** A sum of larger numbers is no count of people. */
const LARGEST_WEIGHT = 1e15;

/**
 * A file of the population is no guess; then counts what is stated; then what follows from the rate or the weights. A population
 * smaller than the file is a mistake, and says nothing. `file`: of the population, if there is one.
 * Yields the values looked at.
 */
export function* populationOf(
  { population, samplingRate }: Settings,
  { columns, rowCount }: Table,
  roles: readonly ColumnRole[],
  file: Pick<PopulationFile, 'table' | 'statistics'> | undefined,
): Generator<number, Population | undefined> {
  const subject = subjectAmong(roles);
  const sampled = subject === undefined ? rowCount : yield* peopleIn(columns[subject]);
  const known = (size: number, source: Population['source'], rate = sampled / size): Population | undefined =>
    size >= sampled && size > 0 ? { size, rate: Math.min(1, rate), source } : undefined;
  if (file?.table) return known(Math.max(file.table.rowCount, sampled), 'file');
  if (file?.statistics) return known(Math.max(file.statistics.rows, sampled), 'statistics');
  if (population !== undefined) return known(population, 'stated', samplingRate);
  if (samplingRate !== undefined) return known(Math.round(sampled / samplingRate), 'rate', samplingRate);
  const weight = columns.find((_, column) => roles[column].role === 'weight');
  const sum = weight && (yield* sumOfWeights(weight));
  return sum === undefined ? undefined : known(Math.round(sum), 'weights');
}

/** Each row without a person is a person of its own. */
function* peopleIn({ dictionary }: Column): Generator<number, number> {
  let people = dictionary.count(0);
  for (let code = 1; code < dictionary.size; code++) {
    if (dictionary.count(code) > 0) people++;
    if (code % VALUES_A_STEP === 0) yield code;
  }
  return people;
}

/** Undefined if a weight is missing, no number, or not above 0: with one of them no sum means anything. */
function* sumOfWeights({ dictionary }: Column): Generator<number, number | undefined> {
  if (dictionary.count(0) > 0) return undefined;
  let sum = 0;
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    const rows = dictionary.count(code);
    if (rows === 0) continue;
    const weight = Number(dictionary.text(code));
    if (!(weight > 0 && weight < LARGEST_WEIGHT)) return undefined;
    sum += rows * weight;
  }
  return sum;
}

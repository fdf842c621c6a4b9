/** The population that the rows of a file are taken from: the one place that decides how large it is, says how that is known, and what is said of it that cannot be true. */
import type { Settings } from '../config/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { Column, Table } from '../table/index.ts';
import { type FlawedFile, flawOf, type PopulationFile } from './populationFile.ts';
import { subjectAmong } from './subject.ts';
import { sumOfWeights } from './weights.ts';

export interface Population {
  readonly size: number;
  /** The share of it that is in the file. */
  readonly rate: number;
  /** A file of all its people, or of its statistics, the size as stated, the rows and the sampling rate, or the sum of the weights. */
  readonly source: 'file' | 'statistics' | 'stated' | 'rate' | 'weights';
}

/** Those of the release: people where a column says whom rows are about, else rows. */
export interface Released {
  readonly count: number;
  readonly arePeople: boolean;
}

/** What is said of the population and is not used, and why. */
export type PassedOver =
  | FlawedFile
  | { readonly kind: 'smallPopulation'; readonly population: number; readonly released: Released }
  /** `rows`: so many hold no number above 0. */
  | { readonly kind: 'badWeights'; readonly column: number; readonly name: string; readonly rows: number }
  | {
      readonly kind: 'smallWeights';
      readonly column: number;
      readonly name: string;
      readonly sum: number;
      readonly released: Released;
    };

export interface KnownPopulation {
  readonly population: Population | undefined;
  readonly passedOver: readonly PassedOver[];
  /** The name of a column that looks like weights, where nothing else is said: nobody has declared it, so it is no population. */
  readonly likelyWeights: string | undefined;
}

const VALUES_A_STEP = 4096;

/**
 * A file of the population is no guess; then counts what is stated; then what follows from the rate or from weights that are declared.
 * A population smaller than the release is a mistake. `compared`: the columns that a file of the population must have.
 * Yields the values looked at.
 */
export function* populationOf(
  settings: Settings,
  { columns, rowCount }: Table,
  roles: readonly ColumnRole[],
  compared: readonly string[],
  file: PopulationFile | undefined,
): Generator<number, KnownPopulation> {
  const subject = subjectAmong(roles);
  const arePeople = subject !== undefined;
  const released = { count: arePeople ? yield* peopleIn(columns[subject]) : rowCount, arePeople };
  const flaw = file && flawOf(file, released, compared);
  const passedOver = flaw ? [flaw] : [];
  const known = (size: number, source: Population['source'], rate = released.count / size): KnownPopulation => ({
    population: size > 0 ? { size, rate: Math.min(1, rate), source } : undefined,
    passedOver,
    likelyWeights: undefined,
  });
  const without = (reason: PassedOver): KnownPopulation => ({
    population: undefined,
    passedOver: [...passedOver, reason],
    likelyWeights: undefined,
  });
  if (file?.table && !flaw) return known(file.table.rowCount, 'file');
  if (file?.statistics && !flaw) return known(file.statistics.rows, 'statistics');
  const { population, samplingRate } = settings;
  if (population !== undefined) {
    if (population < released.count) return without({ kind: 'smallPopulation', population, released });
    return known(population, 'stated', samplingRate);
  }
  if (samplingRate !== undefined) return known(Math.round(released.count / samplingRate), 'rate', samplingRate);
  const column = roles.findIndex(({ role, isDeclared }) => role === 'weight' && isDeclared);
  if (column < 0) {
    const likely = columns.find((_, i) => roles[i].role === 'weight');
    return { population: undefined, passedOver, likelyWeights: likely?.name };
  }
  const { name } = columns[column];
  const { sum, unusable } = yield* sumOfWeights(columns[column]);
  if (unusable > 0) return without({ kind: 'badWeights', column, name, rows: unusable });
  const size = Math.round(sum);
  return size < released.count
    ? without({ kind: 'smallWeights', column, name, sum: size, released })
    : known(size, 'weights');
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

/** The population that the rows of a file are taken from: the one place that decides how large it is, says how that is known, and what is said of it that cannot be true. */
import { MOST_PEOPLE, type Settings } from '../config/index.ts';
import type { ProfileFacts } from './facts.ts';
import { peopleNamed } from './peopleWithin.ts';
import { type FlawedFile, flawOf, type PopulationFile } from './populationFile.ts';
import { subjectAmong } from './subject.ts';
import { rowsWithoutWeight, sumOfWeights, type Unweighted } from './weights.ts';

export interface Population {
  readonly size: number;
  /** The share of it that is in the file. */
  readonly rate: number;
  /** A file of all its people, or of its statistics, the size as stated, the rows and the sampling rate, or the sum of the weights. */
  readonly source: 'file' | 'statistics' | 'stated' | 'rate' | 'weights';
}

/** Those of the release: people where a column names the people of the rows, else rows. */
export interface Released {
  readonly count: number;
  readonly arePeople: boolean;
}

/** Statements on the population that are not used, and why. */
export type PassedOver =
  | FlawedFile
  | { readonly kind: 'smallPopulation'; readonly population: number; readonly released: Released }
  /** The people of the file are not what the rate would leave of the population. */
  | {
      readonly kind: 'wrongRate';
      readonly samplingRate: number;
      readonly population: number;
      readonly released: Released;
    }
  /** It would make more people than can be. */
  | { readonly kind: 'smallRate'; readonly samplingRate: number; readonly released: Released }
  /** Rows hold no number above 0. */
  | { readonly kind: 'badWeights'; readonly column: number; readonly name: string; readonly unweighted: Unweighted }
  /** Their sum is more people than can be. */
  | { readonly kind: 'largeWeights'; readonly column: number; readonly name: string }
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

/** How far a random sample may be from its expected size, in standard deviations, and how far any may: not all who are drawn answer. */
const DEVIATIONS = 5;
const LEEWAY = 0.1;

/**
 * A file of the population is no guess; then counts what is stated; then what follows from the rate or from weights that are declared.
 * A population smaller than the release is a mistake, and so is a rate that would leave many more or fewer of it. `compared`: the columns that a file of the population must have.
 * Yields the values looked at.
 */
export function* populationOf(
  settings: Settings,
  { table, roles, profiles }: Pick<ProfileFacts, 'table' | 'roles' | 'profiles'>,
  compared: readonly string[],
  file: PopulationFile | undefined,
): Generator<number, KnownPopulation> {
  const released = releasedOf({ table, roles, profiles });
  const flaw = file && flawOf(file, released, compared);
  const passedOver: PassedOver[] = flaw ? [flaw] : [];
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
    if (samplingRate === undefined || isLikely(released.count, population, samplingRate)) {
      return known(population, 'stated', samplingRate);
    }
    passedOver.push({ kind: 'wrongRate', samplingRate, population, released });
    return known(population, 'stated');
  }
  if (samplingRate !== undefined) {
    const size = Math.round(released.count / samplingRate);
    if (size > MOST_PEOPLE) return without({ kind: 'smallRate', samplingRate, released });
    return known(size, 'rate', samplingRate);
  }
  const column = roles.findIndex(({ role, isDeclared }) => role === 'weight' && isDeclared);
  if (column < 0) {
    const likely = table.columns.find((_, i) => roles[i].role === 'weight');
    return { population: undefined, passedOver, likelyWeights: likely?.name };
  }
  const { name } = table.columns[column];
  const { sum, unusable } = yield* sumOfWeights(table.columns[column]);
  if (unusable > 0) {
    return without({ kind: 'badWeights', column, name, unweighted: yield* rowsWithoutWeight(table.columns[column]) });
  }
  const size = Math.round(sum);
  if (size > MOST_PEOPLE) return without({ kind: 'largeWeights', column, name });
  return size < released.count
    ? without({ kind: 'smallWeights', column, name, sum: size, released })
    : known(size, 'weights');
}

/** People where a column names the people of the rows, else rows. */
export function releasedOf({ table, roles, profiles }: Pick<ProfileFacts, 'table' | 'roles' | 'profiles'>): Released {
  const subject = subjectAmong(roles);
  const arePeople = subject !== undefined;
  return { count: arePeople ? peopleNamed(profiles[subject]) : table.rowCount, arePeople };
}

/** Whether a sample of this rate may have left so many of the population. */
function isLikely(count: number, population: number, rate: number): boolean {
  const expected = rate * population;
  return Math.abs(count - expected) <= DEVIATIONS * Math.sqrt(expected * (1 - rate)) + LEEWAY * expected;
}

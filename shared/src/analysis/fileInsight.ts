/** What the numbers of a file lead one to expect: of its statistics alone, and of the population it may come from. */
import { frequencyHistogram } from '../counts/index.ts';
import { correctMatchProbability } from '../measures/population/index.ts';
import { type Expectation, expectedOverallRisk } from '../measures/prediction/index.ts';
import type { ClassFacts } from './facts.ts';
import { populationOf } from './populationOf.ts';
import { staged, type Work } from './progress.ts';

export interface FileInsight {
  /** The overall risk that tables of the same frequencies have on average (R3A). */
  readonly expected: Expectation;
  /** How surely a unique match is a correct one (DIS), if the file is so large a share of its population. */
  readonly matches: readonly MatchOfShare[];
  /** The population that these are about; undefined where they are about supposed ones. */
  readonly population: number | undefined;
}

export interface MatchOfShare {
  readonly rate: number;
  /** Undefined if there is neither a unique row nor a pair. */
  readonly dis: number | undefined;
}

/** Where nobody has said how large the population is. */
const SUPPOSED_RATES = [0.01, 0.1, 0.5] as const;

/** Undefined where there is nothing to compare: no rows, or no quasi-identifiers. */
export function* fileInsight({
  table,
  settings,
  quasiIdentifiers,
  sizes,
  risk,
}: ClassFacts): Work<FileInsight | undefined> {
  if (risk === undefined) return undefined;
  const rows = table.rowCount;
  const histograms = quasiIdentifiers.map((column) => frequencyHistogram(table.columns[column].dictionary.counts));
  const population = populationOf(settings, rows);
  const rates = population === undefined ? SUPPOSED_RATES : [rows / population];
  return {
    expected: yield* staged('rows', 0, expectedOverallRisk(rows, histograms)),
    matches: rates.map((rate) => ({ rate, dis: correctMatchProbability(sizes, rate) })),
    population,
  };
}

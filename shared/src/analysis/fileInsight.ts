/** What the numbers of a file lead one to expect: of its statistics alone, and of the population it may come from. */
import { frequencyHistogram } from '../counts/index.ts';
import { correctMatchProbability } from '../measures/population/index.ts';
import { type Expectation, expectedOverallRisk } from '../measures/prediction/index.ts';
import type { ClassFacts } from './facts.ts';
import { lackingIn } from './inPopulation.ts';
import type { PopulationFile } from './populationFile.ts';
import type { Population } from './populationOf.ts';
import { staged, type Work } from './progress.ts';

export interface FileInsight {
  /** The overall risk that tables of the same frequencies have on average (R3A). */
  readonly expected: Expectation;
  /** How surely a unique match is a correct one (DIS), if the file is so large a share of its population. */
  readonly matches: readonly MatchOfShare[];
  /** The population that these are about; undefined where they are about supposed ones. */
  readonly population: Population | undefined;
  /** The file of it that the settings name, and the columns that it lacks, by their names. */
  readonly populationFile: PopulationFile | undefined;
  readonly lacking: readonly string[];
}

export interface MatchOfShare {
  readonly rate: number;
  /** Undefined if there is neither a unique row nor a pair. */
  readonly dis: number | undefined;
}

/** Where nobody has said how large the population is. */
const SUPPOSED_RATES = [0.01, 0.1, 0.5] as const;

/** Undefined where there is nothing to compare: no rows, or no quasi-identifiers. */
export function* fileInsight(
  facts: ClassFacts,
  population: Population | undefined,
  populationFile: PopulationFile | undefined,
): Work<FileInsight | undefined> {
  const { table, quasiIdentifiers, sizes, risk } = facts;
  if (risk === undefined) return undefined;
  const rows = table.rowCount;
  const histograms = quasiIdentifiers.map((column) => frequencyHistogram(table.columns[column].dictionary.counts));
  const rates = population === undefined ? SUPPOSED_RATES : [population.rate];
  return {
    expected: yield* staged('rows', 0, expectedOverallRisk(rows, histograms)),
    matches: rates.map((rate) => ({ rate, dis: correctMatchProbability(sizes, rate) })),
    population,
    populationFile,
    lacking: lackingIn(facts, populationFile),
  };
}

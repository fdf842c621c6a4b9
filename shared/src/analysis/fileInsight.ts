/** What the numbers of a file lead one to expect: of its statistics alone, and of the population it may come from. */
import { valueSizes } from '../counts/index.ts';
import { correctMatchProbability } from '../measures/population/index.ts';
import { type Expectation, expectedOverallRisk } from '../measures/prediction/index.ts';
import type { ClassFacts } from './facts.ts';
import { sizesInPeople } from './peopleWithin.ts';
import { lackingAmong, type PopulationFile } from './populationFile.ts';
import type { KnownPopulation } from './populationOf.ts';
import { staged, type Work } from './progress.ts';

export interface FileInsight extends KnownPopulation {
  /** The overall risk that tables of the same frequencies have on average (R3A): of rows, so that where risk counts people there is none. */
  readonly expected: Expectation | undefined;
  /** How surely a unique match is a correct one (DIS), if the file is so large a share of its population. */
  readonly matches: readonly MatchOfShare[];
  /** The file that the population is known by, and the columns that its statistics leave open, by their names. */
  readonly populationFile: PopulationFile | undefined;
  readonly lacking: readonly string[];
}

interface MatchOfShare {
  readonly rate: number;
  /** Undefined if there is neither a unique row nor a pair. */
  readonly dis: number | undefined;
}

/** Where nobody has said how large the population is. */
const SUPPOSED_RATES = [0.01, 0.1, 0.5] as const;

/** Undefined where there is nothing to compare: no rows, or no quasi-identifiers. */
export function* fileInsight(
  facts: ClassFacts,
  known: KnownPopulation,
  populationFile: PopulationFile | undefined,
): Work<FileInsight | undefined> {
  const { table, quasiIdentifiers, subjects, risk } = facts;
  if (risk === undefined) return undefined;
  const sizes = sizesInPeople(facts.sizes, subjects);
  const compared = quasiIdentifiers.map((column) => table.columns[column].name);
  const { population } = known;
  const rates = population === undefined ? SUPPOSED_RATES : [population.rate];
  const columns = populationFile?.statistics?.columns;
  return {
    expected: subjects ? undefined : yield* expectedOf(facts),
    matches: rates.map((rate) => ({ rate, dis: correctMatchProbability(sizes, rate) })),
    ...known,
    populationFile,
    lacking: columns ? lackingAmong(columns, compared) : [],
  };
}

function* expectedOf({ table, quasiIdentifiers }: ClassFacts): Work<Expectation> {
  const histograms = quasiIdentifiers.map((column) => valueSizes(table.columns[column]));
  return yield* staged('rows', 0, expectedOverallRisk(table.rowCount, histograms));
}

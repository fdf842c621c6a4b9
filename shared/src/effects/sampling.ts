/** What publishing a random sample does: given for all samples of that size, by the exact law, and never by the classes of the one that is drawn. */
import { type Analysis, type ClassFacts, staged, type Work } from '../analysis/index.ts';
import {
  correctMatchProbability,
  populationUniqueness,
  type SampleLaw,
  sampleLaw,
} from '../measures/population/index.ts';
import type { Columns } from '../table/index.ts';

export interface SampleEffect {
  readonly rows: number;
  readonly drawn: number;
  /** The size of the population, if it is known; else the rows are taken for everybody. */
  readonly population: number | undefined;
  /** The chance that one of these people is in the sample. */
  readonly rate: number;
  /** The mean chance of picking somebody's row, over the rows of the file: before, and in the sample, where most are not. */
  readonly orr: { readonly before: number; readonly after: number };
  /**
   * The chance that the only row that matches somebody is theirs: counted where the rows are everybody, else DIS (Skinner, Elliot 2002).
   * Undefined where no row is alone.
   */
  readonly match: { readonly before: number | undefined; readonly after: number | undefined };
  /** The estimated share of people who are alone in the population, which no sample changes. */
  readonly aloneInPopulation: number | undefined;
}

/** How many rows a share comes to: at least one, where there is one. */
export function rowsOfSample(rows: number, share: number): number {
  return Math.max(Math.min(rows, 1), Math.round(share * rows));
}

/** Undefined where nothing is compared. */
export function* sampleEffect(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  share: number,
): Work<SampleEffect | undefined> {
  const { sizes, table, risk, subjects } = facts;
  const { rowCount } = table;
  if (!risk || rowCount === 0) return undefined;
  const drawn = rowsOfSample(rowCount, share);
  // Rows are drawn, and the numbers are about rows. Where several are about one person, no population of people is what they are drawn from.
  const known = subjects ? undefined : yield* analysis.population();
  const size = known?.size ?? rowCount;
  const law = yield* staged('classes', sizes.sizes.length, sampleLaw(sizes, drawn));
  const classes = sizes.counts.reduce((sum, count) => sum + count, 0);
  const among = size > rowCount ? yield* analysis.inPopulation(analysis.world.budget) : undefined;
  const uniqueness = among && (yield* staged('classes', rowCount, populationUniqueness(sizes, size, among.alone)));
  return {
    rows: rowCount,
    drawn,
    population: known?.size,
    rate: drawn / size,
    orr: { before: classes / rowCount, after: law.classes / rowCount },
    match: {
      before: correctMatchProbability(sizes, rowCount / size),
      after: size === rowCount ? rightOf(law) : matchProbability(law, drawn / size),
    },
    aloneInPopulation: uniqueness?.dankar,
  };
}

/** What DIS estimates: of all who have just one match in the sample, those whose row it is. */
function rightOf({ alone, alike }: SampleLaw): number | undefined {
  return alone > 0 ? alone / alike : undefined;
}

/** As `correctMatchProbability`, of the rows to be expected. */
function matchProbability({ alone, paired }: SampleLaw, rate: number): number | undefined {
  if (alone + paired === 0) return undefined;
  return (alone * rate) / (alone * rate + paired * (1 - rate));
}

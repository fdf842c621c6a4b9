/** The scaling law of a file that is a sample of people: which samples it holds for, and what it says of them. */
import type { SizeHistogram } from '../counts/index.ts';
import { type ScalingLaw, scalingLaw } from '../measures/scaling/index.ts';
import { seededRandom } from '../random/index.ts';
import type { ProfileFacts } from './facts.ts';
import { declaredWeights } from './populationFrequencies.ts';
import { staged, type Work } from './progress.ts';

export type { ClassLaw, Estimate, ScalingLaw, ScalingPoint } from '../measures/scaling/index.ts';

/** A sample whose people are in so many classes each, on average, and the people of its population. */
interface Sampled {
  readonly sizes: SizeHistogram;
  readonly ofPerson: number;
  readonly population: number;
}

const SEED = 1;

/**
 * Undefined where the people of a sample are in several classes, or rows have weights: then people are not all as likely in it, which the law
 * takes for granted.
 */
export function* scalingOf(
  { table, roles, settings }: Pick<ProfileFacts, 'table' | 'roles' | 'settings'>,
  { sizes, ofPerson, population }: Sampled,
  seed = SEED,
): Work<ScalingLaw | undefined> {
  if (declaredWeights(table.columns, roles) || ofPerson > 1) return undefined;
  return yield* staged('classes', sizes.rows, scalingLaw(sizes, population, settings.k, seededRandom(seed)));
}

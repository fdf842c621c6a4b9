/**
 * The unit of all that is estimated of a population where several rows are about one person: a person within a class. Each class is as large
 * as it has people, and who is in several classes counts in each; then the population has as many units for each of its people as the file.
 */
import { type ClassPeople, type SizeHistogram, sizeHistogram } from '../counts/index.ts';
import type { PopulationUniqueness } from '../measures/population/index.ts';
import type { ColumnProfile } from './facts.ts';

/** Undefined subjects: every row is a person of its own. */
export function sizesInPeople(sizes: SizeHistogram, subjects: Pick<ClassPeople, 'crowds'> | undefined): SizeHistogram {
  return subjects ? sizeHistogram(subjects.crowds) : sizes;
}

/** How many people a column names; a row that names nobody is about a person of its own. */
export function peopleNamed({ distinct, missing }: Pick<ColumnProfile, 'distinct' | 'missing'>): number {
  return missing === 0 ? distinct : distinct - 1 + missing;
}

/** How far the two estimates of unique people are apart; undefined where there is only one. */
export function apartFrom(ofModel: PopulationUniqueness | undefined, ofFrequencies: number): number | undefined {
  const { dankar, rule } = ofModel ?? {};
  return dankar === undefined || rule === 'frequencies' ? undefined : Math.abs(dankar - ofFrequencies);
}

/** In how many classes each person of the file is, on average. Undefined subjects: in one. */
export function classesOfPerson(subjects: Pick<ClassPeople, 'pairs'> | undefined, people: number): number {
  return subjects ? Math.max(1, subjects.pairs.classCount / people) : 1;
}

/** How many units a population of this size has, if its people are in as many classes each as those of the file. */
export function unitsIn(size: number, ofPerson: number): number {
  return Math.round(size * ofPerson);
}

/** How many people of a file share their values with others of its population, who are counted in a register of all of them. */
import type { PopulationClasses } from '../counts/index.ts';
import type { Work } from './progress.ts';

/** Sums over the people of the file; of somebody with several classes each counts. */
interface CountedPeople {
  readonly people: number;
  /** Target by target, those who are at least so many. */
  readonly atLeast: readonly number[];
  /** People who are like nobody else. */
  readonly alone: number;
  /** How surely a unique match is a correct one, which DIS estimates without a register; undefined where nobody is unique in the file. */
  readonly match: number | undefined;
}

const ROWS_A_STEP = 65_536;

/** Somebody who matches nobody is at least there: the people who are like somebody are never fewer than those that the file holds. */
export function alikeIn({ people, inPopulation }: PopulationClasses, one: number): number {
  return Math.max(inPopulation[one], people[one]);
}

/** `isFirst`: row → 1 for the first row of each person in a class; undefined where every row is a person of its own. */
export function* countedPeople(
  classes: PopulationClasses,
  isFirst: Uint8Array | undefined,
  targets: readonly number[],
): Work<CountedPeople> {
  const { classOfRow, released } = classes;
  const atLeast = targets.map(() => 0);
  let alone = 0;
  let people = 0;
  let unique = 0;
  let likeUnique = 0;
  for (let row = 0; row < classOfRow.length; row++) {
    if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / classOfRow.length };
    const one = classOfRow[row];
    if (isFirst?.[row] === 0 || released[one] === 0) continue;
    people++;
    const alike = alikeIn(classes, one);
    for (let i = 0; i < targets.length; i++) if (alike >= targets[i]) atLeast[i]++;
    if (alike === 1) alone++;
    if (classes.people[one] !== 1) continue;
    unique++;
    likeUnique += alike;
  }
  return { people, atLeast, alone, match: unique > 0 ? unique / likeUnique : undefined };
}

/** The models of the people behind a protected file, kept by what they were fitted to: an edit that is taken back finds the one of before it. */
import { LastUsed } from '../memory/index.ts';
import type { Columns } from '../table/index.ts';
import { deadlineOf } from './budget.ts';
import type { Work } from './progress.ts';
import { contentKey, fitPeople, type PeopleBehind, type Protection } from './protected/index.ts';
import type { World } from './world.ts';

const MOST_MODELS = 4;

export class KeptPeople {
  readonly #kept = new LastUsed<string, PeopleBehind>(MOST_MODELS);

  /** `size`: of the population. */
  *behind(
    table: Columns,
    protection: Protection,
    size: number,
    { settings, databases, budget }: World,
  ): Work<PeopleBehind | undefined> {
    const key = yield* contentKey(table, settings, protection, size, databases);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const people = yield* fitPeople(table, settings, protection, size, databases, deadlineOf(budget));
    // What ran out of time is not kept: there may be more of it another time.
    if (people?.isComplete) this.#kept.set(key, people);
    return people;
  }
}

/** What the attacker of the settings is judged by where an engine only counts: each set of columns is a question, as far as time allows. */
import { combinations } from '../combinations/index.ts';
import { type Counts, type MissingPolicy, one } from '../counts/index.ts';
import { exactly } from '../measures/knowledge/index.ts';
import { isOver } from './budget.ts';
import type { JudgedByKnowledge } from './judgedByKnowledge.ts';
import { staged, type Work } from './progress.ts';

/** Of the people of a table below k, and the fewest who are alike. */
interface Found {
  readonly people: number;
  readonly below: number;
  readonly smallest: number;
}

interface AskedOfKnowledge {
  readonly counts: Counts;
  readonly missing: MissingPolicy;
  /** The column that names the people of rows. */
  readonly subject: number | undefined;
  readonly k: number;
  /** Undefined: all. */
  readonly kappa: number | 'all' | undefined;
}

/** Undefined where there is nobody, or nothing is known. */
export function* judgedByCounting(
  asked: AskedOfKnowledge,
  columns: readonly number[],
  deadline: number,
): Work<JudgedByKnowledge | undefined> {
  const { kappa } = asked;
  const all = yield* foundOn(asked, columns);
  if (columns.length === 0 || all.people === 0) return undefined;
  const known = typeof kappa === 'number' ? Math.min(kappa, columns.length) : columns.length;
  const places = [...columns.keys()];
  if (known === columns.length) {
    return { known, share: exactly(all.below / all.people), kAnonymity: exactly(all.smallest), worstColumns: places };
  }
  // Whatever fewer columns show, all of them show as much.
  let worst = { below: 0, columns: [] as readonly number[] };
  let smallest = all.people;
  let isComplete = true;
  for (const set of combinations(columns.length, known)) {
    isComplete = !isOver(deadline);
    if (!isComplete) break;
    const found = yield* foundOn(
      asked,
      set.map((place) => columns[place]),
    );
    if (found.below > worst.below) worst = { below: found.below, columns: set };
    smallest = Math.min(smallest, found.smallest);
    if (worst.below === all.below && smallest === all.smallest) break;
  }
  const share = worst.below / all.people;
  return {
    known,
    share: isComplete ? exactly(share) : { low: share, high: all.below / all.people },
    kAnonymity: isComplete ? exactly(smallest) : { low: all.smallest, high: smallest },
    worstColumns: worst.columns,
  };
}

function* foundOn({ counts, missing, subject, k }: AskedOfKnowledge, columns: readonly number[]): Work<Found> {
  const asked = { columns, missing };
  if (subject === undefined) {
    const { rows, sizes, counts: classes } = yield* staged('classes', counts.rowCount, one(counts.classSizes([asked])));
    let below = 0;
    for (let i = 0; i < sizes.length && sizes[i] < k; i++) below += sizes[i] * classes[i];
    return { people: rows, below, smallest: sizes[0] ?? rows };
  }
  const crowds = yield* staged('classes', counts.rowCount, one(counts.crowds([{ ...asked, subject }])));
  const people = crowds.people.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let i = 0; i < crowds.smallest.length && crowds.smallest[i] < k; i++) below += crowds.people[i];
  return { people, below, smallest: crowds.smallest[0] ?? people };
}

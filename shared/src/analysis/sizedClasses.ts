/** The classes of a table as risk sees them: counted by people where rows name theirs, how much at risk they are, and which rows most. */
import { type RowClasses, rowsIn } from '../counts/index.ts';
import { classRisk, crowdRisk } from './classRisk.ts';
import type { ClassFacts, ProfileFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';
import { subjectsOf } from './subject.ts';
import { worstRows } from './worstRows.ts';

/** Marked in the margin and led to, however few of them have a finding of their own. */
const MOST_WORST_ROWS = 50;

export type SizedClasses = Pick<ClassFacts, 'classes' | 'sizes' | 'subjects' | 'crowds' | 'risk' | 'worstRows'>;

export function* sizedClasses(
  { counts, settings, quasiIdentifiers, roles }: ProfileFacts,
  classes: RowClasses,
  sizes: ClassFacts['sizes'],
): Work<SizedClasses> {
  const rowsOf = rowsIn(counts);
  const rows = rowsOf.rowCount;
  const { k } = settings;
  const most = Math.max(MOST_WORST_ROWS, settings.maxRowFindings);
  // Of very many columns each of these takes its time.
  yield { stage: 'classes', share: 1 };
  const subjects = yield* subjectsOf(rowsOf, roles, classes);
  const crowds = subjects?.crowds ?? classes;
  const isCompared = rows > 0 && quasiIdentifiers.length > 0;
  const byPeople = subjects && (yield* crowdRisk(crowds, classes.sizeOfClass, k));
  const risk = isCompared ? (byPeople ?? classRisk(sizes, k)) : undefined;
  const worst = yield* staged('rows', rows, worstRows(rowsOf.values(quasiIdentifiers), crowds, k, most));
  yield { stage: 'rows', share: 1 };
  return { classes, sizes, subjects, crowds, risk, worstRows: worst };
}

/** The classes of a table as risk sees them: counted by people where rows name theirs, how much at risk they are, and which rows most. */
import { one, peopleElsewhere, type RowClasses } from '../counts/index.ts';
import { classRisk, countedCrowdRisk, crowdRisk } from './classRisk.ts';
import type { ClassFacts, ProfileFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';
import { subjectAmong, subjectsOf } from './subject.ts';
import { worstRows } from './worstRows.ts';

/** Marked in the margin and led to, however few of them have a finding of their own. */
const MOST_WORST_ROWS = 50;

export type SizedClasses = Pick<
  ClassFacts,
  'classes' | 'sizes' | 'subjects' | 'counted' | 'crowds' | 'risk' | 'worstRows'
>;

export function* sizedClasses(
  facts: ProfileFacts,
  classes: RowClasses,
  sizes: ClassFacts['sizes'],
): Work<SizedClasses> {
  const { counts, settings, quasiIdentifiers, roles } = facts;
  const { rows: rowsOf } = counts;
  if (!rowsOf) return yield* countedClasses(facts, classes, sizes);
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
  return { classes, sizes, subjects, counted: undefined, crowds, risk, worstRows: worst };
}

/** From an engine that only counts: how many rows and people there are in classes, and not which. */
function* countedClasses(
  { counts, settings: { k }, quasiIdentifiers: columns, roles }: ProfileFacts,
  classes: RowClasses,
  sizes: ClassFacts['sizes'],
): Work<SizedClasses> {
  const subject = subjectAmong(roles);
  const isCompared = counts.rowCount > 0 && columns.length > 0;
  const all = { classes, sizes, crowds: classes, worstRows: [] };
  if (subject === undefined) {
    return { ...all, subjects: undefined, counted: undefined, risk: isCompared ? classRisk(sizes, k) : undefined };
  }
  const counting = one(counts.crowds([{ columns, missing: 'value', subject }]));
  const counted = yield* staged('classes', counts.rowCount, counting);
  const risk = isCompared ? countedCrowdRisk(counted.classes, k) : undefined;
  return { ...all, subjects: peopleElsewhere(subject), counted, risk };
}

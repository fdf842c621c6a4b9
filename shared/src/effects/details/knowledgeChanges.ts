/** What a remedy does to background knowledge of transactions (ITO): R(X), exactly, of each column that somebody may know a value of. */
import { columnsToCompare, staged, subjectAmong, type Work } from '../../analysis/index.ts';
import { type Counts, one } from '../../counts/index.ts';
import { identificationRisk } from '../../measures/background/index.ts';
import type { Side, Sides } from './sides.ts';

export interface KnowledgeChanges {
  /** The column that names the user. */
  readonly subject: number;
  /** Whether rows of one user can still be seen to be of one, and those of two users to be of two. */
  readonly isLinked: boolean;
  readonly columns: readonly KnowledgeChange[];
}

interface KnowledgeChange {
  readonly column: number;
  readonly before: number;
  /** Undefined where the column is removed, or users can no longer be distinguished. */
  readonly after: number | undefined;
}

/** Nothing where the rows are no transactions. */
export function* knowledgeChanges(sides: Sides): Work<KnowledgeChanges | 'none'> {
  const { before, after, placeAfter, changed, isKept } = sides;
  const subject = subjectAmong(before.facts.roles);
  if (subject === undefined || before.facts.table.rowCount === 0) return 'none';
  const userAfter = placeAfter[subject];
  const isLinked = userAfter !== undefined && tellsApartAsManyAs(sides, subject);
  const columns: KnowledgeChange[] = [];
  for (const column of columnsToCompare(before.facts.roles)) {
    if (column === subject) continue;
    const risk = yield* riskOf(before, subject, column);
    const place = placeAfter[column];
    // A person in the subject's column may have another name, but not another number of rows.
    const isSame = !changed.has(column) && isKept === undefined;
    const later =
      isSame || place === undefined || userAfter === undefined ? risk : yield* riskOf(after, userAfter, place);
    columns.push({ column, before: risk, after: isLinked && place !== undefined ? later : undefined });
  }
  return { subject, isLinked, columns };
}

/** A subject given by groups would look like fewer users, each with more rows; R of that would say nothing of people. */
function tellsApartAsManyAs({ before, changed }: Sides, subject: number): boolean {
  const groups = changed.get(subject);
  if (!groups) return true;
  const { dictionary } = before.facts.table.columns[subject];
  const owner = new Int32Array(groups.groups).fill(-1);
  for (let code = 0; code < dictionary.size; code++) {
    if (dictionary.count(code) === 0) continue;
    const group = groups.groupOf[code];
    if (owner[group] >= 0) return false;
    owner[group] = code;
  }
  return true;
}

function riskOf({ facts }: Side, subject: number, column: number): Work<number> {
  return knowledgeRisk(facts.counts, subject, column);
}

/** R(X), the exact risk. */
export function* knowledgeRisk(counts: Counts, user: number, column: number): Work<number> {
  const counting = one(counts.users([{ user, columns: [column] }]));
  return identificationRisk(yield* staged('combinations', counts.rowCount, counting));
}

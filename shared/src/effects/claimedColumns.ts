/** The columns that claims on classes are about, and what makes their cells say to any reader what they say to us. */
import { type ProfileFacts, staged, type Work } from '../analysis/index.ts';
import { type Changes, spelledAlike } from '../edits/index.ts';
import type { Table, TextSource } from '../table/index.ts';

/** Their cells decide whether rows are alike, have few sensitive values, or are about few people. */
export function claimedColumns({ table, roles, quasiIdentifiers }: ProfileFacts): number[] {
  const isJudged = (column: number) =>
    quasiIdentifiers.includes(column) || roles[column].role === 'sensitive' || roles[column].role === 'subject';
  return [...table.columns.keys()].filter(isJudged);
}

/** The changes, and all that else has to be written so that in these columns one value is one to any reader. */
export function* alikeIn(columns: readonly number[], table: Table, text: TextSource, changes: Changes): Work<Changes> {
  return yield* staged('rows', table.rowCount, spelledAlike(table, text, changes, columns));
}

/** The table in unlinked parts, each a file beside it: chosen from the list of remedies for the whole file. It changes nothing in the file itself. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import { writeExtract } from '@quasi/shared/edits';
import { missingText } from '@quasi/shared/effects';
import { type Extract, splitColumns } from '@quasi/shared/remedies';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { fields, listOf, such, wholeBelow } from '../edge/shape.ts';
import { freshRandom } from '../secretRandom.ts';
import type { ActionMaker } from './actionMaker.ts';

export interface SplitNeed {
  /** Column numbers; no column is in two of them. */
  readonly groups: readonly (readonly number[])[];
}

export const splitTable: ActionMaker<SplitNeed> = {
  name: 'split',
  needed: ({ columns }) => fields({ groups: such(listOf(listOf(wholeBelow(columns.length))), areParts) }),
  note: splitNote,
};

/** A column in two of them would link them. */
function areParts(groups: SplitNeed['groups']): boolean {
  const columns = groups.flat();
  return groups.length > 1 && groups.every(({ length }) => length > 0) && new Set(columns).size === columns.length;
}

function splitNote(): string {
  return t`Each part gets an order of its own. Nothing links the parts as long as they share no column; what was known from columns of two parts together is gone.`;
}

/** The text of each part. */
export function* partsOf(analysis: Analysis, { groups }: SplitNeed): Work<Uint8Array[]> {
  const facts = yield* analysis.profile();
  const parts: Uint8Array[] = [];
  for (const { columns, rows } of yield* extractsOf(analysis.table, groups)) {
    const pieces: Uint8Array[] = [];
    const writing = writeExtract(analysis.table, analysis.table, columns, rows, missingText(facts));
    yield* staged('rows', rows.length, counted(writing, pieces));
    parts.push(Buffer.concat(pieces));
  }
  return parts;
}

function* counted(writing: Iterable<Uint8Array>, into: Uint8Array[]): Generator<number, void> {
  for (const piece of writing) yield into.push(piece);
}

/** By their places: two columns may have one name. */
function* extractsOf({ columns, rowCount: rows }: Columns, groups: SplitNeed['groups']): Work<readonly Extract[]> {
  const treatment = splitColumns.with({ groups: groups.map((group) => group.map(String)) });
  const names = columns.map((_, column) => String(column));
  const plan = yield* staged('rows', rows, treatment.plan({ columns: names, rows }, freshRandom()));
  if (!('extracts' in plan)) throw new Error('no such groups');
  return plan.extracts;
}

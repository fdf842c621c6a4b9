/** Columns whose cells are drawn anew, as the file would be read afterwards, and as it would be written. */
import { type ProfileFacts, staged, type Work } from '../analysis/index.ts';
import { type CellEdit, writeDrawn } from '../edits/index.ts';
import type { Random } from '../random/index.ts';
import { blankText, type CellTreatment, type Redrawn, redraw } from '../remedies/index.ts';
import { Dictionary, MissingTokens, type Table, type TextSource } from '../table/index.ts';
import { toTreat } from './treatColumn.ts';

/** Column → how its cells are drawn. */
export type CellTreatments = ReadonlyMap<number, CellTreatment>;
export type RedrawnColumns = ReadonlyMap<number, Redrawn>;

/** `random` decides whether the protection holds: nobody may be able to guess it. */
export function* redrawColumns(facts: ProfileFacts, treatments: CellTreatments, random: Random): Work<RedrawnColumns> {
  const { table, settings } = facts;
  const redrawn = new Map<number, Redrawn>();
  for (const [column, treatment] of treatments) {
    const fresh = new Dictionary(new MissingTokens(settings.missingTokens));
    const drawing = redraw(table.columns[column], toTreat(facts, column), treatment, random, fresh);
    redrawn.set(column, yield* staged('columns', table.rowCount, drawing));
  }
  return redrawn;
}

/** The value that is written for a cell that is missing, in all rows alike. */
export function missingText({ settings }: ProfileFacts): string {
  return blankText('ignore', settings.missingTokens);
}

export function* redrawnEdits(
  facts: ProfileFacts,
  table: Table,
  text: TextSource,
  redrawn: RedrawnColumns,
): Work<CellEdit[]> {
  return yield* staged('rows', table.rowCount, writeDrawn(table, text, redrawn, missingText(facts)));
}

const ROWS_A_STEP = 16_384;

/** How many cells get another value, and so at least must be written. */
export function* redrawnCells({ table }: ProfileFacts, redrawn: RedrawnColumns): Work<number> {
  let cells = 0;
  for (const [column, { placeOf }] of redrawn) {
    const { codes } = table.columns[column];
    for (let row = 0; row < placeOf.length; row++) {
      if (placeOf[row] !== codes.at(row)) cells++;
      if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / placeOf.length };
    }
  }
  return cells;
}

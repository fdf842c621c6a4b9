/** `quasi/columnCard`: the card of one column, as the hover on its header shows it; also where no record names the columns. */
import type { ColumnCardParams } from '@quasi/shared/protocol';
import { columnMarkdown } from '../cards.ts';
import { HOVER_PATIENCE } from '../patience.ts';
import type { Session } from '../session.ts';
export async function columnCard(session: Session, { uri, column }: ColumnCardParams): Promise<string | null> {
  const watch = session.watch(uri);
  const analysis = watch?.settled();
  const facts = analysis?.known.profile;
  if (!watch || !analysis || !facts || !Number.isInteger(column) || !analysis.table.columns[column]) return null;
  return await columnMarkdown(watch, analysis, facts, column, HOVER_PATIENCE);
}

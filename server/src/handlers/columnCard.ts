/** `quasi/columnCard`: the card of one column, as the hover on its header shows it; also where no record names the columns. */
import type { ColumnCardParams } from '@quasi/shared/protocol';
import { columnMarkdown } from '../cards.ts';
import { HOVER_PATIENCE } from '../patience.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';

export async function columnCard(session: Session, { uri, column }: ColumnCardParams): Promise<string | null> {
  const reading = readingOf(session, uri);
  const facts = reading?.analysis.known.profile;
  if (!reading) return session.viewOf(uri)?.cards.get(column) ?? null;
  if (!facts?.table.columns[column]) return null;
  return await columnMarkdown(reading.watch, reading.analysis, facts, column, HOVER_PATIENCE);
}

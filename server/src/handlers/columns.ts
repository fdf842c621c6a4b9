/** `quasi/columns`: what is known of the columns of a file, those that give most away first. Nothing is worked out for it. */
import type { ColumnEntry, ColumnsParams } from '@quasi/shared/protocol';
import { namePlace, namingRecord } from '@quasi/shared/table';
import { columnEntries } from '../columnEntries.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';

/** Of work that takes a few: only on a machine that is busy with other things does it take so long. */
const MILLISECONDS_TO_ANSWER = 1000;

export async function columns(session: Session, { uri }: ColumnsParams): Promise<readonly ColumnEntry[] | null> {
  const reading = readingOf(session, uri);
  if (!reading) return session.viewOf(uri)?.entries ?? null;
  const { watch, analysis } = reading;
  const facts = analysis.known.profile;
  if (!facts) return null;
  const placeOf = (index: number) =>
    toRange(namePlace(analysis.cellsOf(namingRecord(analysis.table, index))[index]), watch.document.text);
  const entries = columnEntries(analysis, facts, watch.findings, placeOf);
  return (await watch.answer(entries, MILLISECONDS_TO_ANSWER)) ?? null;
}

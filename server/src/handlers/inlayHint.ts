/** `textDocument/inlayHint`: the size of each row's class at the end of its record, if the user wants it there. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Analysis, Work } from '@quasi/shared/analysis';
import { hintLabel, hintTooltip } from '@quasi/shared/explain';
import { recordAt } from '@quasi/shared/table';
import type { InlayHint, InlayHintParams, Range } from 'vscode-languageserver/node';
import type { DocumentText } from '../documents/documentText.ts';
import { isShort } from '../documents/shortRecords.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';

/** VS Code draws no more in one editor. */
const MOST_HINTS = 1500;
const HINTS_A_STEP = 32;
const MILLISECONDS_TO_ANSWER = 1000;
/** VS Code hears that it is to ask again only once it has its first answer, which is therefore not given while there soon is more to show. */
const MILLISECONDS_TO_WAIT = 5000;

export async function inlayHints(session: Session, { textDocument, range }: InlayHintParams): Promise<InlayHint[]> {
  const { uri } = textDocument;
  const notes = session.notes(uri);
  if (!notes) return [];
  await Promise.race([notes.hintsAreKnown, pause(MILLISECONDS_TO_WAIT, undefined, { ref: false })]);
  if (!notes.display.inlayHints) return [];
  const reading = readingOf(session, uri);
  if (!reading) return [];
  const { watch, analysis } = reading;
  return (await watch.answer(hintsOf(analysis, watch.document.text, range), MILLISECONDS_TO_ANSWER, 'display')) ?? [];
}

/** Of the records that end in the range. */
function* hintsOf(analysis: Analysis, text: DocumentText, { start, end }: Range): Work<InlayHint[]> {
  const { table, settings, known } = analysis;
  const { subjects } = known.classes ?? {};
  const columns = analysis.classOfRow(0)?.columns ?? [];
  if (table.rowCount === 0 || columns.length === 0) return [];
  const names = columns.map((column) => table.columns[column].name);
  const from = text.offsetAt(start);
  const to = text.offsetAt(end);
  const first = Math.max(table.headerRecords, recordAt(table, from));
  const last = recordAt(table, to);
  const hints: InlayHint[] = [];
  for (let record = first; record <= last && hints.length < MOST_HINTS; record++) {
    if (!isShort(table, record)) continue;
    const size = analysis.classOfRow(record - table.headerRecords)?.size;
    const recordEnd = Math.max(-1, ...analysis.cellsOf(record).map((cell) => cell.end));
    if (size === undefined || recordEnd < from || recordEnd > to) continue;
    hints.push({
      position: text.positionAt(recordEnd),
      label: hintLabel(size),
      tooltip: hintTooltip(size, { table, subjects }, names, settings.k),
      paddingLeft: true,
    });
    if (hints.length % HINTS_A_STEP === 0) yield { stage: 'rows', share: (record - first) / (last - first + 1) };
  }
  return hints;
}

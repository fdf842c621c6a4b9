/** The text of a copy beside a file: as a remedy leaves it, and so that what is claimed of its classes holds for whoever opens it. */
import { type Analysis, staged } from '@quasi/shared/analysis';
import { rewritingEdits, withEdits } from '@quasi/shared/edits';
import { alikeIn, claimedColumns } from '@quasi/shared/effects';
import { readTable } from '@quasi/shared/table';
import type { OpenDocument } from '../documents/openDocument.ts';

/** With what is known of its columns. `bytes`: as the remedy leaves them. */
export function* copyText(document: OpenDocument, before: Analysis, bytes: Uint8Array) {
  const { table, settings } = before;
  const { delimiter, header } = table.dialect;
  const { trim, missingTokens } = settings;
  const options = { trim, missingTokens, delimiter: String.fromCharCode(delimiter), header };
  const read = yield* staged('reading', bytes.length, readTable(bytes, options));
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  // Told coarser, a column may not look like one to compare any more.
  const compared = (yield* before.profile()).quasiIdentifiers.map((column) => table.columns[column].name);
  const quasiIdentifiers = compared.filter((name) => read.columns.some((column) => column.name === name));
  const profile = yield* document.analysisWith(read, { ...settings, quasiIdentifiers }, source).profile();
  const nothing = { written: new Map(), removed: new Set<number>(), isKept: undefined, dropsBlankLines: true };
  const changes = yield* alikeIn(claimedColumns(profile), read, source, nothing);
  const edits = yield* staged('rows', read.recordCount, rewritingEdits(read, source, changes));
  return { text: yield* staged('rows', edits.length, withEdits(bytes, edits)), profile };
}

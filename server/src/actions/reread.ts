/** A document as it would be read with other bytes: what is announced of a change is about the very text that it leaves. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { readAlike, readTable, type Table, type TextSource } from '@quasi/shared/table';
import type { OpenDocument } from '../documents/openDocument.ts';

interface Reread {
  readonly table: Table;
  readonly source: TextSource;
  /** `compared`: the columns that rows are compared on, whatever they look like by now; absent where Quasi chooses them. */
  analysis(compared?: readonly string[]): Analysis;
}

/** With the delimiter, the header and the lines above it, or the keys, that the document has now. */
export function* reread(
  document: OpenDocument,
  before: Pick<Analysis, 'table' | 'settings'>,
  bytes: Uint8Array,
): Work<Reread> {
  const { trim, missingTokens } = before.settings;
  const options = { trim, missingTokens, ...readAlike(before.table) };
  const table = yield* staged('reading', bytes.length, readTable(bytes, options));
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const settingsWith = (compared: readonly string[] | undefined): Settings => {
    if (compared === undefined) return before.settings;
    const isThere = (name: string) => table.columns.some((column) => column.name === name);
    return { ...before.settings, quasiIdentifiers: compared.filter(isThere) };
  };
  return { table, source, analysis: (compared) => document.analysisWith(table, settingsWith(compared), source) };
}

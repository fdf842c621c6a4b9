/** What somebody points at in a data file: a cell of the header, or a cell of a row. */
import type { Analysis } from '@quasi/shared/analysis';
import { type Cell, namePlace, recordAt } from '@quasi/shared/table';
import type { TextDocumentPositionParams } from 'vscode-languageserver/node';
import { cellAt } from '../documents/columnAt.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';

export interface Pointed {
  readonly watch: DocumentWatch;
  readonly analysis: Analysis;
  readonly column: number;
  readonly cell: Cell;
  /** Data rows count from 0; −1 on the header. */
  readonly row: number;
  /** The line of the gutter where the row begins. */
  readonly line: number;
}

/** Undefined where nothing is known, or no cell is there. */
export function pointedAt(
  session: Session,
  { textDocument, position }: TextDocumentPositionParams,
): Pointed | undefined {
  const reading = readingOf(session, textDocument.uri);
  if (!reading) return undefined;
  const { watch, analysis } = reading;
  const { table } = analysis;
  const { text } = watch.document;
  const offset = text.offsetAt(position);
  const record = recordAt(table, offset);
  const at = cellAt(analysis, record, offset, offset);
  if (!at) return undefined;
  const { column, isName } = at;
  const cell = isName ? { ...at.cell, ...namePlace(at.cell) } : at.cell;
  const line = text.positionAt(table.recordStarts[record]).line + 1;
  return { watch, analysis, column, cell, row: isName ? -1 : record - table.headerRecords, line };
}

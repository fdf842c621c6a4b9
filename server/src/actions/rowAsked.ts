/** The one row that a menu is about, and what was found of it. */
import { recordAt } from '@quasi/shared/table';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { Asked } from './actionMaker.ts';
import { diagnosed } from './diagnosed.ts';
import { findingOf } from './findingOf.ts';

export interface RowAsked {
  readonly row: number;
  readonly diagnostics: Diagnostic[];
}

/** Undefined where findings of several rows are asked about, as it would not be plain which is meant; of one row there may be two findings. */
export function rowAsked({ params, watch, analysis }: Asked): RowAsked | undefined {
  const { table } = analysis;
  const ofFile = (one: Diagnostic) => findingOf(one, watch, analysis)?.target.kind === 'file';
  const rare = diagnosed(params, 'population-unique').filter((one) => !ofFile(one));
  const diagnostics = [...diagnosed(params, 'row-stands-alone'), ...rare];
  const rows = new Set(
    diagnostics.map(({ range }) => recordAt(table, watch.document.text.offsetAt(range.start)) - table.headerRecords),
  );
  const [row] = rows;
  return rows.size === 1 && row >= 0 && row < table.rowCount ? { row, diagnostics } : undefined;
}

/** The document that stands for a table of a database in an editor: what was found, and a line for each column. It has no value of the table. */
import { formatCountOf, roleName, shownName } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import type { Range } from 'vscode-languageserver/node';
import { countedText } from '../countedElsewhere.ts';
import type { CheckedTable } from './checkedTable.ts';

/** `place`: engine, host, database and table, in words. */
export function tableText(name: string, place: string, { status, review, counted }: CheckedTable): string {
  const { rows = 0, columns = 0, unit = '', verdict = '' } = status;
  const size = t`${formatCountOf(rows, t`row`, t`rows`)} × ${formatCountOf(columns, t`column`, t`columns`)}.`;
  const above = [name, place, [size, unit, verdict].join(' '), counted ? countedText(counted) : ''];
  const width = review.columns.reduce((widest, column) => Math.max(widest, column.name.length), 0);
  const lines = review.columns.map((column) => `${column.name.padEnd(width)}  ${roleName(column.role)}`);
  return [...above.map(inOneLine), '', ...lines, ''].join('\n');
}

const FIRST_COLUMN = 5;

export function lineOfColumn(column: number, name: string): Range {
  const line = FIRST_COLUMN + column;
  return { start: { line, character: 0 }, end: { line, character: shownName(name).length } };
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

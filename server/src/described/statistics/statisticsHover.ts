/** The hover in a file of statistics: about a column or, on the names of its parts, about the whole. */
import { predictedCard, toMarkdown } from '@quasi/shared/explain';
import type { Place } from '@quasi/shared/statistics';
import { t } from '@quasi/shared/words';
import { type Hover, MarkupKind, type Position } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { toRange } from '../../toLsp.ts';
import { columnWithChange } from '../changeSoon.ts';
import type { KnownStatistics } from './knownStatistics.ts';

/** The column that somebody points at. */
export function columnAt(
  document: TextDocument,
  position: Position,
  { document: read }: KnownStatistics,
): number | undefined {
  const offset = document.offsetAt(position);
  const column = read?.statistics ? read.columns.findIndex((place) => isAt(place, offset)) : -1;
  return column < 0 ? undefined : column;
}

function isAt(place: Place, offset: number): boolean {
  return place.offset <= offset && offset <= place.offset + place.length;
}

export function statisticsHover(document: TextDocument, position: Position, known: KnownStatistics): Hover | null {
  const { document: read } = known;
  if (!read?.statistics) return null;
  const column = columnAt(document, position, known);
  if (column !== undefined) {
    const { offset: start } = read.columns[column];
    return said(columnText(known, column), document, { offset: start, length: 1 });
  }
  const offset = document.offsetAt(position);
  const name = read.names.find((place) => isAt(place, offset));
  return name ? said(wholeText(known), document, name) : null;
}

function columnText({ document, changes }: KnownStatistics, column: number): string {
  if (!document?.statistics) return '';
  const isAsked = document.statistics.columns[column].role === 'quasi-identifier';
  const change = changes.get(column) ?? (isAsked ? 'late' : undefined);
  return columnWithChange(document.statistics, column, change);
}

function wholeText({ document, prediction, counted }: KnownStatistics): string {
  if (prediction) return toMarkdown(predictedCard(t`What these statistics lead one to expect`, prediction, counted));
  const isEmpty = document?.statistics?.columns.every(({ role }) => role !== 'quasi-identifier');
  return isEmpty
    ? t`No column is a quasi-identifier, so there is nothing to predict.`
    : t`Quasi is still working out the prediction: point here again in a moment.`;
}

function said(value: string, document: TextDocument, { offset, length }: Place): Hover {
  return {
    contents: { kind: MarkupKind.Markdown, value },
    range: toRange({ start: offset, end: offset + length }, document),
  };
}

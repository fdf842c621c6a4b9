/** What is said where one points in a file of statistics: of a column, or, on the names of its parts, of the whole. */
import { predictedCard, statedColumnCard, toMarkdown } from '@quasi/shared/explain';
import type { Place } from '@quasi/shared/statistics';
import { t } from '@quasi/shared/words';
import { type Hover, MarkupKind, type Position } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { toRange } from '../../toLsp.ts';
import type { KnownStatistics } from './statisticsDocuments.ts';

export function statisticsHover(document: TextDocument, position: Position, known: KnownStatistics): Hover | null {
  const offset = document.offsetAt(position);
  const isAt = (place: Place) => place.offset <= offset && offset <= place.offset + place.length;
  const { document: read } = known;
  if (!read?.statistics) return null;
  const column = read.columns.findIndex(isAt);
  if (column >= 0) {
    const { offset: start } = read.columns[column];
    return said(columnText(known, column), document, { offset: start, length: 1 });
  }
  const name = read.names.find(isAt);
  return name ? said(wholeText(known), document, name) : null;
}

function columnText({ document, changes }: KnownStatistics, column: number): string {
  if (!document?.statistics) return '';
  const change = changes.get(column);
  const card = toMarkdown(statedColumnCard(document.statistics, column, change));
  const isLate = change === undefined && document.statistics.columns[column].role === 'quasi-identifier';
  return isLate ? `${card}\n\n${t`What coarser values would do is still being worked out.`}` : card;
}

function wholeText({ document, prediction, counted }: KnownStatistics): string {
  if (prediction) return toMarkdown(predictedCard(t`What these statistics lead one to expect`, prediction, counted));
  const isEmpty = document?.statistics?.columns.every(({ role }) => role !== 'quasi-identifier');
  return isEmpty
    ? t`No column is a quasi-identifier, so there is nothing to predict.`
    : t`Quasi is still working out the prediction.`;
}

function said(value: string, document: TextDocument, { offset, length }: Place): Hover {
  return {
    contents: { kind: MarkupKind.Markdown, value },
    range: toRange({ start: offset, end: offset + length }, document),
  };
}

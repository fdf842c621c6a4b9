/** Facts about an open file of statistics: the prepared numbers, and the summary in a line. */
import type { Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { type CountedRisk, formatShare, isContradicted } from '@quasi/shared/explain';
import { type Prediction, type StatisticsDocument, type WhatIf, whatIf } from '@quasi/shared/predicting';
import { t } from '@quasi/shared/words';
import { type Soon, worked } from '../answerSoon.ts';

/** Facts about one text, more and more of them. */
export interface KnownStatistics {
  document?: StatisticsDocument;
  prediction?: Prediction | undefined;
  counted?: CountedRisk | undefined;
  /** By the positions of columns; none as long as they are being worked out. */
  readonly changes: Map<number, Exclude<Soon<WhatIf>, 'late'>>;
}

/** More columns are looked at when somebody points at them. */
const MOST_PREPARED = 50;

/** In silence, what only hovers ask for. */
export function* prepare({ prediction, changes }: KnownStatistics, { k }: Settings): Work<void> {
  if (!prediction) return;
  for (const column of prediction.columns.slice(0, MOST_PREPARED)) {
    if (changes.has(column)) continue;
    const change = yield* worked(whatIf(prediction, column, k));
    // The other columns would take as long.
    if (typeof change !== 'object') return;
    changes.set(column, change);
  }
}

/** For the status line. */
export function inShort({ document, prediction, counted }: KnownStatistics): string {
  if (!document?.statistics) return t`Nothing is predicted: the statistics cannot be read.`;
  if (!prediction) return t`Nothing is predicted: no column is one that rows are compared on.`;
  const risk = t`Risk to expect: ${formatShare(prediction.risk)}`;
  if (!counted) return risk;
  if (counted.noised.length > 0) return t`${risk}; these are counts of answers, not of people`;
  const both = counted.orr === undefined ? risk : t`${risk}, counted in the data ${formatShare(counted.orr)}`;
  return isContradicted(document.statistics, counted)
    ? t`${both}; these are not the statistics of the data beside them`
    : both;
}

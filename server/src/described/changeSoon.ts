/** What changes of one column would do to the risk: worked out when somebody points at it, and kept as long as the prediction. */
import { changeCard, statedColumnCard, toMarkdown } from '@quasi/shared/explain';
import { type Prediction, type WhatIf, whatIf } from '@quasi/shared/predicting';
import type { Statistics } from '@quasi/shared/statistics';
import { t } from '@quasi/shared/words';
import type { Session } from '../session.ts';
import { type AnswerLater, answerSoon, type Soon } from './answerSoon.ts';

/** By the positions of columns and what remedies go by. */
const asked = new WeakMap<Prediction, Map<string, AnswerLater<WhatIf>>>();

/** Shows the result on a second hover, once it is ready, if it was not ready soon enough for the first. */
export async function changeSoon(
  { scheduler }: Pick<Session, 'scheduler'>,
  prediction: Prediction,
  column: number,
  k: number,
): Promise<Soon<WhatIf>> {
  const changes = asked.get(prediction) ?? new Map<string, AnswerLater<WhatIf>>();
  asked.set(prediction, changes);
  const key = `${column} ${k}`;
  const change = changes.get(key) ?? answerSoon(scheduler, whatIf(prediction, column, k));
  changes.set(key, change);
  return await change.soon();
}

/** The statistics of a column, with the effect of changing it as far as that is known; undefined where no effect is computed for it. */
export function columnWithChange(statistics: Statistics, column: number, change: Soon<WhatIf> | undefined): string {
  const known = typeof change === 'object' ? change : undefined;
  const texts = [toMarkdown(statedColumnCard(statistics, column, known)), unknownText(change)];
  return texts.filter((text) => text !== undefined).join('\n\n');
}

/** The same below the card of the column of the data, which lists its values already; undefined where there is nothing to add. */
export function changeBesideData(
  statistics: Statistics,
  column: number,
  change: Soon<WhatIf> | undefined,
): string | undefined {
  return typeof change === 'object' ? toMarkdown(changeCard(statistics, column, change)) : unknownText(change);
}

function unknownText(change: Soon<WhatIf> | undefined): string | undefined {
  if (change === 'late')
    return t`What coarser values would do is still being worked out: point here again in a moment.`;
  return change === 'never' ? t`What coarser values would do takes too long to work out here.` : undefined;
}

/** Once the prediction is of a text that is no more. */
export function dropChanges(prediction: Prediction | undefined): void {
  const changes = prediction && asked.get(prediction);
  for (const change of changes?.values() ?? []) change.drop();
  changes?.clear();
}

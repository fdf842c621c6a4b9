/** The card of a column: its role and why, how much it reveals, and what its values are like. The only registry of its parts. */
import { t } from '../../words/index.ts';
import type { Card } from '../card.ts';
import { shownName } from '../names.ts';
import { inference } from './inference.ts';
import { dependences, smallKeys, together } from './otherColumns.ts';
import type { ColumnPart, ColumnSeen, FoundByParts } from './part.ts';
import { role } from './role.ts';
import { sensitivity } from './sensitivity.ts';
import { spread } from './spread.ts';
import { background, tellingOnes } from './transactions.ts';
import { counts, countsInWords, hierarchy, rare, rareInWords } from './values.ts';

export type { ColumnPart, ColumnSeen } from './part.ts';

const findings: ColumnPart = {
  sentences: ({ rules }) => (rules.length > 0 ? [t`Findings: ${rules.join(', ')}.`] : []),
  json: ({ rules }) => ({ rules }),
};

/** In the order of sentences, of values, and of what is printed as JSON; a part whose sentence and numbers stand in different places is listed twice. */
export const columnParts: readonly ColumnPart[] = [
  role,
  counts,
  spread,
  together,
  sensitivity,
  smallKeys,
  dependences,
  background,
  inference,
  rareInWords,
  tellingOnes,
  rare,
  countsInWords,
  hierarchy,
  findings,
];

export function columnCard(seen: ColumnSeen, found: FoundByParts = new Map(), parts = columnParts): Card {
  return {
    title: shownName(seen.facts.table.columns[seen.column].name),
    sentences: parts.flatMap((part) => part.sentences?.(seen, found.get(part)) ?? []),
    values: parts.flatMap((part) => part.values?.(seen, found.get(part)) ?? []),
    sections: [],
  };
}

export function columnNumbers(seen: ColumnSeen, found: FoundByParts, parts: readonly ColumnPart[]): object {
  return Object.assign({}, ...parts.map((part) => part.json?.(seen, found.get(part))));
}

/** The card of a column known by statistics only: what its values are like, and the expected risk if it were coarser. */
import { frequencyEntropy } from '../measures/prediction/index.ts';
import type { WhatIf } from '../predicting/index.ts';
import { frequenciesOf, type Statistics } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import type { Card, CardSection } from './card.ts';
import { formatBits, formatCount, formatCountOf, formatShare } from './format.ts';
import { shownName } from './names.ts';
import { lawSentence } from './predictedCard.ts';

/** `change`: for a compared column, once it is known; it is the reason to point at the column. */
export function statedColumnCard(statistics: Statistics, place: number, change: WhatIf | undefined): Card {
  const name = shownName(statistics.columns[place].name);
  const values = valuesSection(statistics, place);
  return change
    ? { ...changeSection(change, name), title: name, sections: [values] }
    : { ...values, title: name, sections: [] };
}

/** What statistics alone show about a column, to stand below the card of the same column of the data. */
export function changeCard({ columns }: Statistics, place: number, change: WhatIf): Card {
  return { ...changeSection(change, shownName(columns[place].name)), sections: [] };
}

function valuesSection({ rows, columns }: Statistics, place: number): CardSection {
  const column = columns[place];
  const { missing, values, counts, suppressed } = column;
  // Without a count of missing values, the missing value is one of those that are kept back.
  const isMissingKeptBack = missing === undefined;
  const distinct = counts.length + (suppressed?.values ?? 0) - (isMissingKeptBack ? 1 : 0);
  const once = counts.reduce((sum, count) => sum + (count === 1 ? 1 : 0), 0);
  return {
    title: t`Its values`,
    sentences: [
      t`${formatCountOf(distinct, t`distinct value`, t`distinct values`)} in ${formatCountOf(rows, t`record`, t`records`)}.`,
      ...(column.role === 'quasi-identifier'
        ? []
        : [t`It is not part of the prediction, which is about quasi-identifiers.`]),
      ...(values === undefined ? [t`Its values are not listed, only how often they occur.`] : []),
      ...(once > 0 ? [onceSentence(once)] : []),
      ...(suppressed
        ? [
            t`${formatCountOf(suppressed.values, t`value`, t`values`)} with ${formatCountOf(suppressed.records, t`record`, t`records`)} together are kept back.`,
            ...(isMissingKeptBack ? [t`A missing value counts as one of them.`] : []),
          ]
        : []),
    ],
    values: [
      { name: t`Distinct values`, value: formatCount(distinct) },
      { name: t`Missing`, value: missing === undefined ? t`not listed` : formatCount(missing) },
      { name: t`Entropy`, value: formatBits(frequencyEntropy(frequenciesOf(column), rows)) },
    ],
  };
}

function onceSentence(once: number): string {
  return once === 1
    ? t`1 value occurs only once: anyone who knows the person behind it can find that record.`
    : t`${formatCount(once)} values occur only once: anyone who knows the person behind one can find that record.`;
}

function changeSection({ law, expected, without, coarser }: WhatIf, name: string): CardSection {
  return {
    title: t`If it were coarser`,
    sentences: [
      t`The expected risk is ${formatShare(expected)}; without this column it would be ${formatShare(without)}.`,
      lawSentence(law),
    ],
    values: [
      { name: t`As it is`, value: formatShare(expected) },
      ...coarser.map((step) => ({ name: step.treatment.title(name), value: formatShare(step.expected) })),
      { name: t`Left out`, value: formatShare(without) },
    ],
  };
}

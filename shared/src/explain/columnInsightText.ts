/** How much a column gives away, in words and numbers. */
import type { ColumnInsight, ColumnSensitivity, Dependence } from '../analysis/index.ts';
import type { Table } from '../table/index.ts';
import type { CardValue } from './card.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

/** Keys that are told one by one. */
const MOST_KEYS = 3;

/** `compared`: how many quasi-identifiers there are. */
export function insightSentences(
  { columns }: Table,
  column: number,
  { sensitivity, smallKeys, dependsOn, tells, background, rare }: ColumnInsight,
  compared: number,
): string[] {
  const nameOf = (one: number) => shownName(columns[one].name);
  return [
    ...(sensitivity ? [sensitivitySentence(sensitivity, compared)] : []),
    ...keysSentence(),
    ...dependenceSentence('It follows from', dependsOn, ' beyond chance'),
    ...dependenceSentence('It tells', tells, ' beyond chance'),
    ...(background === undefined
      ? []
      : [
          `Someone who knows one of its values of a person finds that person's rows with a probability of ${formatProbability(background)} on average.`,
        ]),
    ...(rare && rare.values > 0
      ? [
          `${formatCountOf(rare.values, 'value is', 'values are')} rare: fewer rows than the target have ${rare.values === 1 ? 'it' : 'each'}, ${formatCount(rare.rows)} in all.`,
        ]
      : []),
  ];

  function keysSentence(): string[] {
    if (smallKeys.length === 0) return [];
    const shown = smallKeys.slice(0, MOST_KEYS).map(({ columns: key, share }) => {
      const others = key.filter((one) => one !== column).map((one) => columns[one].name);
      return `${others.length === 0 ? 'by itself' : `with ${nameList(others)}`} ${formatShare(share)}`;
    });
    const more = smallKeys.length - shown.length;
    return [
      `It singles rows out: ${shown.join('; ')}${more > 0 ? `; and in ${formatCountOf(more, 'more key', 'more keys')}` : ''}.`,
    ];
  }

  function dependenceSentence(words: string, on: readonly Dependence[], end: string): string[] {
    if (on.length === 0) return [];
    const shown = on.slice(0, MOST_KEYS).map(({ column: one, gain }) => `${nameOf(one)} (${formatShare(gain)})`);
    const more = on.length - shown.length;
    return [`${words} ${shown.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}${end}.`];
  }
}

function sensitivitySentence({ S, ranks, isComplete, isRelaxed }: ColumnSensitivity, compared: number): string {
  const rows = isRelaxed ? 'most rows' : 'all rows';
  if (tellsNothing({ S, ranks, isComplete })) {
    return 'No small set of columns tells most rows apart, so their sensitivity says nothing here; that does not make the column safe.';
  }
  if (S === 0) {
    return isComplete
      ? `It is in no small set of columns that tells ${rows} apart.`
      : `No small set of columns with it that tells ${rows} apart has been found in time.`;
  }
  const more = ranks.S - 1;
  const place =
    compared === 1
      ? ''
      : more === 0
        ? ', and no other column gives more away'
        : `, and ${formatCountOf(more, 'column gives', 'columns give')} more away`;
  return `It is in sets of columns that tell ${rows} apart${place}.`;
}

/** All columns are at 0, for want of any set: to show that as a number would read as safe (measures.md: duplicate rows). */
function tellsNothing({ S, ranks, isComplete }: Pick<ColumnSensitivity, 'S' | 'ranks' | 'isComplete'>): boolean {
  return isComplete && S === 0 && ranks.S === 1;
}

export function sensitivityValues(
  sensitivity: ColumnSensitivity | undefined,
  rowWeighted: number | undefined,
  compared: number,
): CardValue[] {
  if (!sensitivity) return [];
  const { S, exact, reveal, isComplete, ranks } = sensitivity;
  const rankText = (rank: number) => `${formatCount(rank)} of ${formatCount(compared)}`;
  const bound = isComplete ? '' : 'at least ';
  const ownRank = [
    { name: 'Sensitivity S', value: `${bound}${formatProbability(S)} of at most ${formatProbability(reveal)}` },
    ...(exact === undefined || S === 0 ? [] : [{ name: 'Sensitivity, exact', value: formatProbability(exact) }]),
  ];
  return [
    ...(tellsNothing(sensitivity) ? [] : ownRank),
    ...(rowWeighted === undefined
      ? []
      : [{ name: 'Sensitivity, mean of rows', value: formatProbability(rowWeighted) }]),
    ...(tellsNothing(sensitivity) ? [] : [{ name: 'Rank by S', value: rankText(ranks.S) }]),
    { name: 'Rank by distinct values', value: rankText(ranks.cardinality) },
    { name: 'Rank by values that occur once', value: rankText(ranks.uniqueShare) },
    { name: 'Rank by entropy', value: rankText(ranks.entropy) },
  ];
}

/** How much a column gives away, in words and numbers. */
import type { ColumnInsight, ColumnSensitivity, Dependence } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import type { CardValue } from './card.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

/** Keys that are told one by one. */
const MOST_KEYS = 3;

/** `compared`: how many quasi-identifiers there are. */
export function insightSentences(
  { columns }: Columns,
  column: number,
  { sensitivity, smallKeys, dependsOn, tells, background, rare }: ColumnInsight,
  compared: number,
): string[] {
  const nameOf = (one: number) => shownName(columns[one].name);
  return [
    ...(sensitivity ? [sensitivitySentence(sensitivity, compared)] : []),
    ...keysSentence(),
    ...(dependsOn.length > 0 ? [t`It follows from ${dependences(dependsOn)} beyond chance.`] : []),
    ...(tells.length > 0 ? [t`It tells ${dependences(tells)} beyond chance.`] : []),
    ...(background === undefined
      ? []
      : [
          t`Someone who knows one of its values of a person finds that person's rows with a probability of ${formatShare(background)} on average (R).`,
        ]),
    ...(rare && rare.values > 0 ? [rareSentence(rare)] : []),
  ];

  function keysSentence(): string[] {
    if (smallKeys.length === 0) return [];
    const shown = smallKeys.slice(0, MOST_KEYS).map(({ columns: key, share }) => {
      const others = key.filter((one) => one !== column).map((one) => columns[one].name);
      const alone = formatShare(share);
      return others.length === 0 ? t`by itself ${alone}` : t`with ${nameList(others)} ${alone}`;
    });
    const told = shown.join('; ');
    const more = smallKeys.length - shown.length;
    if (more === 0) return [t`It singles rows out: ${told}.`];
    return [t`It singles rows out: ${told}; and in ${formatCountOf(more, t`more key`, t`more keys`)}.`];
  }

  function dependences(on: readonly Dependence[]): string {
    const shown = on.slice(0, MOST_KEYS).map(({ column: one, gain }) => `${nameOf(one)} (${formatShare(gain)})`);
    const more = on.length - shown.length;
    const told = shown.join(', ');
    return more === 0 ? told : t`${told} and ${formatCount(more)} more`;
  }
}

function rareSentence({ values, rows }: NonNullable<ColumnInsight['rare']>): string {
  return values === 1
    ? t`1 value is rare: fewer rows than the target have it, ${formatCount(rows)} in all.`
    : t`${formatCount(values)} values are rare: fewer rows than the target have each, ${formatCount(rows)} in all.`;
}

function sensitivitySentence(sensitivity: ColumnSensitivity, compared: number): string {
  const { lower, ranks, isComplete, isRelaxed } = sensitivity;
  const rows = isRelaxed ? t`most rows` : t`all rows`;
  if (tellsNothing(sensitivity)) {
    return t`No small set of columns tells most rows apart, so their sensitivity says nothing here; that does not make the column safe.`;
  }
  if (lower === 0) {
    return isComplete
      ? t`It is in no small set of columns that tells ${rows} apart.`
      : t`No small set of columns with it that tells ${rows} apart has been found in time.`;
  }
  const rank = ranks.sensitivity;
  if (compared === 1 || rank === undefined) return t`It is in sets of columns that tell ${rows} apart.`;
  const more = rank - 1;
  return more === 0
    ? t`It is in sets of columns that tell ${rows} apart, and no other column gives more away.`
    : t`It is in sets of columns that tell ${rows} apart, and ${formatCountOf(more, t`column gives`, t`columns give`)} more away.`;
}

/** All columns are at 0, for want of any set: to show that as a number would read as safe (measures.md: duplicate rows). */
function tellsNothing({ value, ranks, isComplete }: ColumnSensitivity): boolean {
  return isComplete && value === 0 && ranks.sensitivity === 1;
}

export function sensitivityValues(
  sensitivity: ColumnSensitivity | undefined,
  rowWeighted: number | undefined,
  compared: number,
): CardValue[] {
  if (!sensitivity) return [];
  const { value, lower, upper, exact, reveal, ranks } = sensitivity;
  const rankText = (rank: number) => t`${formatCount(rank)} of ${formatCount(compared)}`;
  const found =
    value === undefined
      ? t`not known, from ${formatProbability(lower)} to ${formatProbability(upper)}`
      : t`${formatProbability(value)} of at most ${formatProbability(reveal)}`;
  const own = [
    { name: t`Sensitivity among quasi-identifiers`, value: found },
    ...(exact === undefined || value === 0 ? [] : [{ name: t`Sensitivity, exact`, value: formatProbability(exact) }]),
  ];
  const rank = ranks.sensitivity;
  return [
    ...(tellsNothing(sensitivity) ? [] : own),
    ...(rowWeighted === undefined
      ? []
      : [{ name: t`Sensitivity, mean of rows`, value: formatProbability(rowWeighted) }]),
    ...(tellsNothing(sensitivity) || rank === undefined
      ? []
      : [{ name: t`Rank by sensitivity`, value: rankText(rank) }]),
    { name: t`Rank by distinct values`, value: rankText(ranks.cardinality) },
    { name: t`Rank by values that occur once`, value: rankText(ranks.uniqueShare) },
    { name: t`Rank by entropy`, value: rankText(ranks.entropy) },
  ];
}

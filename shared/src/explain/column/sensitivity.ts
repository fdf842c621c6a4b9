/** How much a column helps to single rows out, among the quasi-identifiers (COL), and its ranks among them. */
import { ranks, ranksWithin } from '../../measures/sensitivity/index.ts';
import { t } from '../../words/index.ts';
import { formatCount, formatCountOf, formatProbability } from '../format.ts';
import type { ColumnPart, ColumnSeen } from './part.ts';

export const sensitivity: ColumnPart = {
  needs: 'rowWeighted',
  sentences(seen) {
    const found = rankedIn(seen);
    return found ? [sentenceOf(found)] : [];
  },
  values(seen) {
    const found = rankedIn(seen);
    if (!found) return [];
    const { value, lower, upper, exact, reveal, compared, rank, ranks: others } = found;
    const rowWeighted = seen.known.rowWeighted?.get(seen.column);
    const rankText = (place: number) => t`${formatCount(place)} of ${formatCount(compared)}`;
    const own =
      value === undefined
        ? t`not known, from ${formatProbability(lower)} to ${formatProbability(upper)}`
        : t`${formatProbability(value)} of at most ${formatProbability(reveal)}`;
    const hasMeaning = !saysNothing(found);
    return [
      ...(hasMeaning ? [{ name: t`Sensitivity among quasi-identifiers`, value: own }] : []),
      ...(hasMeaning && exact !== undefined && value !== 0
        ? [{ name: t`Sensitivity, exact`, value: formatProbability(exact) }]
        : []),
      ...(rowWeighted === undefined
        ? []
        : [{ name: t`Sensitivity, mean of rows`, value: formatProbability(rowWeighted) }]),
      ...(hasMeaning && rank !== undefined ? [{ name: t`Rank by sensitivity`, value: rankText(rank) }] : []),
      { name: t`Rank by distinct values`, value: rankText(others.cardinality) },
      { name: t`Rank by values that occur once`, value: rankText(others.uniqueShare) },
      { name: t`Rank by entropy`, value: rankText(others.entropy) },
    ];
  },
  json(seen) {
    const found = rankedIn(seen);
    return {
      attacker: seen.facts.settings.attacker.name,
      // Not the S of `measure`, which is among all columns asked for.
      sensitivity: found && {
        amongQuasiIdentifiers: found.value,
        lower: found.lower,
        upper: found.upper,
        exact: found.exact,
        rowWeighted: seen.known.rowWeighted?.get(seen.column),
        reveal: found.reveal,
        relaxed: found.isRelaxed,
        complete: found.isComplete ? undefined : false,
        ranks: { ...found.ranks, amongQuasiIdentifiers: found.rank },
      },
    };
  },
};

type Ranked = NonNullable<ReturnType<typeof rankedIn>>;

/** Undefined for a column that rows are not compared on, and before it is known. */
function rankedIn({ known, column }: ColumnSeen) {
  const { profiles = [], quasiIdentifiers = [], sensitivity: among } = known.insight ?? {};
  const found = among?.ofColumn.get(column);
  if (!among || !found) return undefined;
  const all = [...among.ofColumn.values()];
  const place = quasiIdentifiers.indexOf(column);
  const byBounds = ranksWithin(
    all.map(({ lower }) => lower),
    all.map(({ upper }) => upper),
  );
  const rankBy = (name: 'distinct' | 'uniqueValues' | 'entropy') =>
    ranks(quasiIdentifiers.map((one) => profiles[one][name]))[place];
  return {
    ...found,
    isComplete: among.isComplete,
    isRelaxed: among.isRelaxed,
    compared: quasiIdentifiers.length,
    /** Undefined where the bounds leave it open. */
    rank: byBounds[place],
    ranks: { cardinality: rankBy('distinct'), uniqueShare: rankBy('uniqueValues'), entropy: rankBy('entropy') },
  };
}

function sentenceOf(found: Ranked): string {
  const { lower, rank, compared, isComplete, isRelaxed } = found;
  const rows = isRelaxed ? t`most rows` : t`all rows`;
  if (saysNothing(found)) {
    return t`No small set of columns distinguishes most rows, so sensitivity means nothing here; that does not make the column safe.`;
  }
  if (lower === 0) {
    return isComplete
      ? t`It is in no small set of columns that distinguishes ${rows}.`
      : t`No small set of columns with it that distinguishes ${rows} was found in time.`;
  }
  if (compared === 1 || rank === undefined) return t`It is in sets of columns that distinguish ${rows}.`;
  const more = rank - 1;
  return more === 0
    ? t`It is in sets of columns that distinguish ${rows}, and no other column reveals more.`
    : t`It is in sets of columns that distinguish ${rows}, and ${formatCountOf(more, t`column reveals`, t`columns reveal`)} more.`;
}

/** All columns are at 0, for want of any set: to show that as a number would read as safe (measures.md: duplicate rows). */
function saysNothing({ value, rank, isComplete }: Ranked): boolean {
  return isComplete && value === 0 && rank === 1;
}

/** QS203: columns that help most to single people out, by COL's sensitivity. */
import { bySensitivity, type InsightFacts, type QuasiSensitivity } from '../../analysis/index.ts';
import { formatCount, formatCountOf, formatProbability, shortList, shortName, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { columnsSinglingOut } from '../alreadyReported.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

export const riskyColumn: Rule = {
  code: 'QS203',
  slug: 'risky-column',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'The column is part of so many keys that it singles people out (sensitivity of COL).',
  since: '0.1.0',
  remedies: ['treat'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns single people out, most of all ${names}`,
      t`They are part of many keys. Fix: make the first of them coarser, or remove it.`,
    ),
  *check(facts) {
    const risky = riskyColumns(facts);
    // For a column that singles out by itself, and for one that repeats another, other findings say what to do.
    const others = columnsSinglingOut(facts);
    for (const [place, column] of risky.entries()) {
      // While sets are not all found, others may come to be risky, and these more so than now.
      const rank = facts.sensitivity.isComplete ? { rank: place + 1, of: risky.length } : undefined;
      if (!others.has(column)) yield reportOn(facts, column, rank);
    }
  },
};

/** Those of the largest sensitivity first. */
function riskyColumns(facts: InsightFacts): number[] {
  const { share } = facts.settings.rules['risky-column'];
  return bySensitivity(facts.sensitivity).flatMap(({ column, lower, reveal }) =>
    lower > 0 && lower >= share * reveal && !facts.repeats.has(column) ? [column] : [],
  );
}

interface Rank {
  readonly rank: number;
  readonly of: number;
}

function reportOn(facts: InsightFacts, column: number, ranked: Rank | undefined): Report {
  const { table, settings, sensitivity } = facts;
  const { value, lower, upper, reveal } = sensitivity.ofColumn.get(column) as QuasiSensitivity;
  const own = sensitivity.sets.filter((set) => set.includes(column));
  const [smallest] = own.toSorted((a, b) => a.length - b.length);
  const found = value === undefined ? t`at least ${formatProbability(lower)}` : formatProbability(value);
  const attacker = shownName(settings.attacker.name);
  const most = formatProbability(reveal);
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: {
      ...(value === undefined ? { lower, upper } : { amongQuasiIdentifiers: value }),
      reveal,
      keys: own.length,
      isRelaxed: sensitivity.isRelaxed ? 1 : 0,
      ...ranked,
    },
    ...findingText(
      headline(facts, column, smallest),
      ranked === undefined || ranked.of === 1
        ? t`Its sensitivity is ${found} of at most ${most} (attacker: ${attacker}).`
        : t`Its sensitivity is ${found} of at most ${most} (attacker: ${attacker}), rank ${formatCount(ranked.rank)} of ${formatCountOf(ranked.of, t`risky column`, t`risky columns`)}.`,
      t`Fix: make it coarser, or remove it.`,
    ),
  };
}

/** The column with the others of the smallest key it is part of; of a file with very many keys only some are kept. */
function headline({ table, sensitivity }: InsightFacts, column: number, smallest: readonly number[] = []): string {
  const rows = sensitivity.isRelaxed ? t`nine of ten rows` : t`every row`;
  const name = shortName(table.columns[column].name);
  const others = smallest.filter((one) => one !== column);
  if (smallest.length === 0) return t`${name} helps to distinguish ${rows}`;
  if (others.length === 0) return t`${name} alone distinguishes ${rows}`;
  return t`${name} distinguishes ${rows} with ${shortList(others.map((one) => table.columns[one].name))}`;
}

/** QS205: values in so few rows that they alone nearly identify people. */
import type { InsightFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf, formatShare, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { columnsSinglingOut } from '../alreadyReported.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

type Rare = NonNullable<InsightFacts['rare'][number]>;

/** Where more rows than this have rare values, the column is detailed throughout, which other findings report. */
const MOST_ROWS = 0.5;

export const rareValues: Rule = {
  code: 'QS205',
  slug: 'rare-values',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'Some values of a quasi-identifier occur in fewer rows than the target k.',
  since: '0.1.0',
  growsBy: 'rows',
  remedies: ['treat'],
  atMost: 1,
  together: ({ count, names, numbers: [{ k }] }) =>
    findingText(
      t`${count} columns have values in fewer than ${formatCount(k)} rows: ${names}`,
      t`These values nearly identify people by themselves.`,
      advice(),
    ),
  *check(facts) {
    const { table, rare } = facts;
    const others = columnsSinglingOut(facts);
    const isWorthIt = ({ values, rows }: Rare) => values > 0 && rows <= MOST_ROWS * table.rowCount;
    const found = rare.flatMap((one, column) =>
      one && isWorthIt(one) && !others.has(column) ? [{ ...one, column }] : [],
    );
    for (const one of found.sort((a, b) => b.rows - a.rows)) yield reportOn(facts, one);
  },
};

function reportOn(
  { table, settings }: InsightFacts,
  { column, values, rows }: Rare & { readonly column: number },
): Report {
  const { name, index } = table.columns[column];
  const some = formatCountOf(values, t`value`, t`values`);
  const all = formatCountOf(rows, t`row`, t`rows`);
  const share = formatShare(rows / table.rowCount);
  return {
    target: { kind: 'column', column: index },
    numbers: { values, rows, k: settings.k },
    ...findingText(
      values === 1
        ? t`${some} of ${shortName(name)} occurs in fewer than ${formatCount(settings.k)} rows`
        : t`${some} of ${shortName(name)} occur in fewer than ${formatCount(settings.k)} rows`,
      values === 1
        ? t`This value nearly identifies people by itself, in ${all} (${share}).`
        : t`These values nearly identify people by themselves, in ${all} (${share}).`,
      advice(),
    ),
  };
}

function advice(): string {
  return t`Fix: merge rare values into one, or into a larger group.`;
}

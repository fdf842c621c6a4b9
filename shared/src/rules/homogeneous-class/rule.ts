/** QS301: rows that are not unique, and still reveal a sensitive value to anyone who finds their group. */
import type { SensitiveClasses } from '../../analysis/index.ts';
import { formatCount, formatCountOf, shortName } from '../../explain/index.ts';
import type { Columns } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { MOST_PARTS } from '../fewest.ts';
import { findingText } from '../findingText.ts';
import type { Part, Rule } from '../rule.ts';

export const homogeneousClass: Rule = {
  code: 'QS301',
  slug: 'homogeneous-class',
  scope: 'column',
  severity: 'warning',
  needs: 'insight',
  isOfPeople: true,
  summary: 'Rows of a class share too few sensitive values: being one of many does not help.',
  since: '0.1.0',
  together: ({ count, names }) =>
    findingText(t`${count} sensitive columns have too few values in some groups: ${names}`, consequence(), advice()),
  *check({ table, settings: { l }, sensitive }) {
    const found = sensitive.map((one) => ({ ...one, rows: rowsIn(one) })).filter(({ rows }) => rows > 0);
    for (const { column, homogeneous, rows } of found.sort((a, b) => b.rows - a.rows)) {
      const { name, index } = table.columns[column];
      const classes = homogeneous.length;
      const groups = formatCountOf(classes, t`group`, t`groups`);
      yield {
        target: { kind: 'column', column: index },
        numbers: { classes, rows, target: l },
        ...findingText(
          headline(groups, formatCountOf(rows, t`row`, t`rows`), l, shortName(name)),
          consequence(),
          advice(),
        ),
        parts: homogeneous.slice(0, MOST_PARTS).map((one) => partFor(table, column, one)),
      };
    }
  },
};

function headline(groups: string, rows: string, l: number, name: string): string {
  return l === 2
    ? t`${groups} (${rows}) with only one value of ${name}`
    : t`${groups} (${rows}) with fewer than ${formatCount(l)} values of ${name}`;
}

function rowsIn({ homogeneous }: SensitiveClasses): number {
  return homogeneous.reduce((sum, { rows }) => sum + rows, 0);
}

/** The first row of a class leads to it. */
function partFor(
  { columns }: Columns,
  column: number,
  { firstRow, rows, distinct }: SensitiveClasses['homogeneous'][number],
): Part {
  const { name, index } = columns[column];
  const values = formatCountOf(distinct, t`value`, t`different values`);
  return {
    target: { kind: 'cells', row: firstRow, columns: [index] },
    message: t`${formatCount(rows)} rows with these quasi-identifiers have ${values} of ${shortName(name)}`,
  };
}

function consequence(): string {
  return t`Someone who finds a person's group learns the value without finding the row (ℓ-diversity).`;
}

function advice(): string {
  return t`Fix: make a quasi-identifier coarser, so that groups mix.`;
}

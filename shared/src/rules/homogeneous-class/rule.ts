/** QS301: rows that are not alone, and still say of each other what nobody should learn. */
import type { SensitiveClasses } from '../../analysis/index.ts';
import { formatCount, formatCountOf, shortName } from '../../explain/index.ts';
import type { Columns } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { MOST_PARTS } from '../fewest.ts';
import type { Part, Rule } from '../rule.ts';
import { told } from '../told.ts';

export const homogeneousClass: Rule = {
  code: 'QS301',
  slug: 'homogeneous-class',
  scope: 'column',
  severity: 'warning',
  needs: 'insight',
  isOfPeople: true,
  summary: 'Rows of a class share too few sensitive values: to be one of many does not help.',
  since: '0.1.0',
  together: ({ count, names }) =>
    told(t`In some groups of rows ${count} sensitive columns have too few values: ${names}.`, consequence(), advice()),
  *check({ table, settings: { l }, sensitive }) {
    const found = sensitive.map((one) => ({ ...one, rows: rowsIn(one) })).filter(({ rows }) => rows > 0);
    for (const { column, homogeneous, rows } of found.sort((a, b) => b.rows - a.rows)) {
      const { name, index } = table.columns[column];
      const classes = homogeneous.length;
      const groups = formatCountOf(classes, t`group`, t`groups`);
      yield {
        target: { kind: 'column', column: index },
        numbers: { classes, rows, target: l },
        ...told(
          t`${formatCountOf(rows, t`row`, t`rows`)} in ${groups} of equal quasi-identifiers share too few values of ${shortName(name)} (ℓ below ${formatCount(l)}).`,
          consequence(),
          advice(),
        ),
        parts: homogeneous.slice(0, MOST_PARTS).map((one) => partFor(table, column, one)),
      };
    }
  },
};

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
    message: t`The ${formatCount(rows)} rows that share the quasi-identifiers of this one have ${values} of ${shortName(name)}.`,
  };
}

function consequence(): string {
  return t`Whoever finds such a group learns it without finding the row.`;
}

function advice(): string {
  return t`Make a quasi-identifier coarser, so that groups mix.`;
}

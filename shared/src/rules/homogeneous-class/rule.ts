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
  growsBy: 'rows',
  together: ({ count, names }) =>
    findingText(t`${count} sensitive columns have too few values in some groups: ${names}`, consequence(), advice()),
  *check({ table, settings: { l }, sensitive }) {
    const found = sensitive.map((one) => ({ ...one, rows: rowsIn(one) })).filter(({ rows }) => rows > 0);
    for (const { column, homogeneous, rows } of found.sort((a, b) => b.rows - a.rows)) {
      const { name, index } = table.columns[column];
      const classes = homogeneous.reduce((sum, { times }) => sum + times, 0);
      yield {
        target: { kind: 'column', column: index },
        numbers: { classes, rows, target: l },
        ...findingText(headline(classes, rows, l, shortName(name)), consequence(), advice()),
        parts: homogeneous.slice(0, MOST_PARTS).flatMap((one) => partsFor(table, column, one)),
      };
    }
  },
};

function headline(groups: number, rows: number, l: number, name: string): string {
  const counted = t`${formatCountOf(groups, t`group`, t`groups`)} (${formatCountOf(rows, t`row`, t`rows`)})`;
  const least = formatCount(l);
  if (groups === 1) {
    return l === 2
      ? t`${counted} has only one value of ${name}`
      : t`${counted} has fewer than ${least} values of ${name}`;
  }
  return l === 2
    ? t`${counted} have only one value of ${name}`
    : t`${counted} have fewer than ${least} values of ${name}`;
}

function rowsIn({ homogeneous }: SensitiveClasses): number {
  return homogeneous.reduce((sum, { rows, times }) => sum + rows * times, 0);
}

/** The first row of a class leads to it, where it is known. */
function partsFor(
  { columns }: Columns,
  column: number,
  { firstRow, rows, distinct }: SensitiveClasses['homogeneous'][number],
): Part[] {
  if (firstRow === undefined) return [];
  const { name, index } = columns[column];
  const values = formatCountOf(distinct, t`value`, t`different values`);
  const message = t`${formatCount(rows)} rows with these quasi-identifiers have ${values} of ${shortName(name)}`;
  return [{ target: { kind: 'cells', row: firstRow, columns: [index] }, message }];
}

function consequence(): string {
  return t`Someone who finds a person's group learns the value without finding the row (ℓ-diversity).`;
}

function advice(): string {
  return t`Fix: make a quasi-identifier coarser, so that groups mix.`;
}

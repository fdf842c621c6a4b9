/** QS301: rows that are not alone, and still say of each other what nobody should learn. */
import { formatCount, formatCountOf, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { markedText, reportFirst } from '../marked.ts';
import type { Rule } from '../rule.ts';

/** Classes of a sensitive column that are marked one by one. */
const MOST_CLASSES = 5;

export const homogeneousClass: Rule = {
  code: 'QS301',
  slug: 'homogeneous-class',
  scope: 'row',
  severity: 'warning',
  needs: 'insight',
  summary: 'The rows of a class share too few sensitive values: to be one of many does not help.',
  since: '0.1.0',
  *check({ table, settings, sensitive }) {
    for (const { column, homogeneous } of sensitive) {
      const { name, index } = table.columns[column];
      const shown = shownName(name);
      const rows = homogeneous.reduce((sum, one) => sum + one.rows, 0);
      const classes = homogeneous.length;
      yield* reportFirst(
        homogeneous,
        classes,
        MOST_CLASSES,
        ({ firstRow, rows: size, distinct }) => ({
          target: { kind: 'cells', record: table.headerRecords + firstRow, columns: [index] },
          numbers: { rows: size, distinct, target: settings.l },
          message: [
            t`The ${formatCount(size)} rows that share the quasi-identifiers of this one have ${formatCountOf(distinct, t`value`, t`different values`)} of ${shown} (ℓ = ${formatCount(distinct)}, target ${formatCount(settings.l)}): whoever finds the group learns it without finding the row.`,
            t`Make a quasi-identifier coarser, so that groups mix.`,
          ].join(' '),
        }),
        (marked) => ({
          target: { kind: 'file' },
          numbers: { classes, rows, target: settings.l },
          message: [
            t`${formatCountOf(rows, t`row`, t`rows`)} in ${formatCountOf(classes, t`group`, t`groups`)} of equal quasi-identifiers share too few values of ${shown} (ℓ below ${formatCount(settings.l)}); ${markedText(marked)}.`,
            t`Make a quasi-identifier coarser, so that groups mix.`,
          ].join(' '),
        }),
      );
    }
  },
};

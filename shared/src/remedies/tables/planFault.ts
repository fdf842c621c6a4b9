/** Why a description does not fit a table. */
import { t } from '../../words/index.ts';

/** Rows are counted from 0, without the header. */
export type PlanFault =
  | { readonly kind: 'noColumn' | 'twoColumns' | 'namedTwice'; readonly column: string }
  | { readonly kind: 'noRow'; readonly row: number }
  | { readonly kind: 'nothingLeft' };

/** A sentence for people. `shown`: a column's name, fit to be shown. */
export function describePlanFault(fault: PlanFault, shown: (column: string) => string): string {
  switch (fault.kind) {
    case 'noColumn':
      return t`The file has no column ${shown(fault.column)}.`;
    case 'twoColumns':
      return t`The file has more than one column ${shown(fault.column)}: it is not clear which is meant.`;
    case 'namedTwice':
      return t`The column ${shown(fault.column)} is named twice.`;
    case 'noRow':
      return t`The file has no row ${fault.row + 1}.`;
    case 'nothingLeft':
      return t`No column would be left.`;
  }
}

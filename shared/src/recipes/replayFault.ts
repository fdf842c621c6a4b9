/** Why a recipe does not fit a table. It names rows and columns, never values. */
import { formatCount, formatCountOf, formatShare } from '../explain/index.ts';
import { describeFault, type HierarchyFault } from '../hierarchies/index.ts';
import { t } from '../words/index.ts';
import type { Diversity } from './recipe.ts';

/** Rows are counted from 0, without the header. */
export type ReplayFault =
  | { readonly kind: 'noColumn' | 'twoColumns' | 'isRemoved'; readonly column: string }
  | { readonly kind: 'nothingLeft' | 'noKey' }
  | { readonly kind: 'noFile' | 'otherFile'; readonly file: string }
  | { readonly kind: 'noLevel'; readonly file: string; readonly level: number }
  | { readonly kind: 'hierarchy'; readonly file: string; readonly column: string; readonly fault: HierarchyFault }
  | { readonly kind: 'unfit'; readonly row: number; readonly column: string; readonly remedy: string }
  | {
      readonly kind: 'tooMany';
      readonly rows: number;
      readonly of: number;
      readonly k: number;
      readonly suppress: number;
      readonly diversity: Diversity | undefined;
    };

/** A sentence for people. `shown`: a name, fit to be shown. */
export function describeReplayFault(fault: ReplayFault, shown: (name: string) => string): string {
  switch (fault.kind) {
    case 'noColumn':
      return t`There is no column "${shown(fault.column)}", which the recipe names.`;
    case 'twoColumns':
      return t`There is more than one column "${shown(fault.column)}", so it is not clear which the recipe means.`;
    case 'isRemoved':
      return t`The recipe takes the column "${shown(fault.column)}" out before it names it again.`;
    case 'nothingLeft':
      return t`The recipe would leave no column.`;
    case 'noKey':
      return t`Pseudonyms need a key, and there is none.`;
    case 'noFile':
      return t`The recipe needs the hierarchy in "${shown(fault.file)}", and there is no such file.`;
    case 'otherFile':
      return t`The hierarchy in "${shown(fault.file)}" is not the one that the recipe was made with: its SHA-256 digest differs.`;
    case 'noLevel':
      return t`The hierarchy in "${shown(fault.file)}" has no level ${fault.level}.`;
    case 'hierarchy':
      return fault.fault.kind === 'unlisted'
        ? t`Row ${formatCount(fault.fault.row + 1)} holds a value in column "${shown(fault.column)}" that the hierarchy in "${shown(fault.file)}" does not name.`
        : `"${shown(fault.file)}": ${describeFault(fault.fault)}`;
    case 'unfit':
      return t`Row ${formatCount(fault.row + 1)} holds a value in column "${shown(fault.column)}" that ${fault.remedy} is not made for.`;
    case 'tooMany':
      if (fault.diversity) {
        return t`${formatCountOf(fault.rows, 'row is', 'rows are')} in classes of fewer than ${formatCount(fault.k)} or with fewer than ${formatCount(fault.diversity.values)} values of "${shown(fault.diversity.column)}": that is more than the ${formatShare(fault.suppress)} of ${formatCount(fault.of)} that may be removed.`;
      }
      return t`${formatCountOf(fault.rows, 'row looks', 'rows look')} like fewer than ${formatCount(fault.k)}: that is more than the ${formatShare(fault.suppress)} of ${formatCount(fault.of)} that may be removed.`;
  }
}

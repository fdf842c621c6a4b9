/** Names of columns to choose from: more than a finding would list, and not all of a thousand. */
import { formatCount, shownName } from '@quasi/shared/explain';

const MOST = 40;

export function manyNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST).map((name) => shownName(name));
  const others = names.length - shown.length;
  return `${shown.join(', ')}${others > 0 ? ` and ${formatCount(others)} more` : ''}`;
}

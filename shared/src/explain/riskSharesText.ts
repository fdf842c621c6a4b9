/** What the risk of a row comes from, in words: which of its cells contribute most. */
import type { RiskShares } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import { formatShare } from './format.ts';
import { shownName } from './names.ts';

const MOST_NAMED = 3;
/** Less of the whole than this is not worth a name. */
const LEAST_NAMED = 0.1;

/** Undefined where the row is no more at risk than any row of a file of equal rows. `columns`: the quasi-identifiers, to which the shares belong. */
export function riskSharesSentence(
  { columns: all }: Columns,
  columns: readonly number[],
  shares: RiskShares,
): string | undefined {
  let whole = 0;
  for (const share of shares) whole += share;
  if (!(whole > 0)) return undefined;
  const named = columns
    .map((column, place) => ({ name: shownName(all[column].name), part: shares[place] / whole }))
    .sort((one, other) => other.part - one.part)
    .filter(({ part }, i) => i === 0 || (i < MOST_NAMED && part >= LEAST_NAMED));
  if (named.length === 1 && named[0].part === 1) return t`All of its risk comes from ${named[0].name}.`;
  return t`Its risk comes from ${listed(named.map(({ name, part }) => `${name} (${formatShare(part)})`))}.`;
}

function listed(parts: readonly string[]): string {
  const [last, ...before] = [...parts].reverse();
  return before.length === 0 ? last : t`${before.reverse().join(', ')} and ${last}`;
}

/** One formatter for each kind of number, so that a number reads the same in a finding, a hover, a report and a terminal. */
import { t } from '../words/index.ts';

/** With thousands separators: `220,000`. Not by `Intl`: to load it takes as long as thousands of uses. */
export function formatCount(count: number): string {
  return count.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with its noun, in the language in force: `1 row`, `1,200 rows`. */
export function formatCountOf(count: number, one: string, many: string): string {
  return t`${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A share between 0 and 1 as per cent. A share between nothing and everything never reads as 0 % or 100 %. */
export function formatShare(share: number): string {
  const percent = 100 * share;
  if (percent > 0 && percent < 0.1) return '< 0.1 %';
  if (percent > 99.9 && percent < 100) return '> 99.9 %';
  const needsDecimal = percent < 10 || percent > 99;
  return `${trimmed(percent, needsDecimal ? 1 : 0)} %`;
}

/** A probability, a sensitivity or a distance beside others of its sort: `0.41`. A number between 0 and 1 never reads as one of them. */
export function formatProbability(probability: number): string {
  return probability > 0.99 && probability < 1 ? '> 0.99' : formatSmall(probability);
}

/** With two digits behind the point. A number above 0 never reads as 0. */
function formatSmall(number: number): string {
  return number > 0 && number < 0.01 ? '< 0.01' : trimmed(number, 2);
}

/** ε, or a sum of them: `0.5`, `4,000`. */
export function formatEpsilon(epsilon: number): string {
  return epsilon < 1000 ? formatSmall(epsilon) : formatCount(Math.round(epsilon));
}

/** Entropy: `2.58 bits`. */
export function formatBits(bits: number): string {
  if (bits > 0 && bits < 0.01) return t`${'< 0.01'} bits`;
  const text = trimmed(bits, 2);
  return text === '1' ? t`${text} bit` : t`${text} bits`;
}

/** The chance of picking the right one among so many: `1 in 3`. */
export function formatChance(among: number): string {
  return t`1 in ${formatCount(among)}`;
}

function trimmed(number: number, decimals: number): string {
  return String(Number(number.toFixed(decimals)));
}

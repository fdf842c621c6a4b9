/** Where a normal variable is cut so that its pieces have the shares of an attribute's categories (SEI: the copula's marginals). */
import { normalQuantile } from '../numeric/index.ts';

/** Category i is the piece from cut i to cut i + 1; the first cut is −∞, the last ∞. Sums from the nearer end, so that rare last categories keep their digits. */
export function copulaCuts(shares: Float64Array): Float64Array {
  const cuts = new Float64Array(shares.length + 1);
  let total = 0;
  for (const share of shares) total += share;
  let below = 0;
  cuts[0] = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < shares.length; i++) {
    below += shares[i] / total;
    cuts[i + 1] = below <= 0.5 ? normalQuantile(below) : Number.POSITIVE_INFINITY;
  }
  let above = 0;
  cuts[shares.length] = Number.POSITIVE_INFINITY;
  for (let i = shares.length - 1; i > 0; i--) {
    above += shares[i] / total;
    if (above < 0.5) cuts[i] = -normalQuantile(above);
  }
  // A category that nobody has is no piece at all, whichever end its two cuts were summed from.
  for (let i = 0; i < shares.length - 1; i++) if (shares[i] === 0) cuts[i + 1] = cuts[i];
  return cuts;
}

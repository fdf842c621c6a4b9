/** Where a normal variable is cut so that its pieces have the shares of an attribute's categories (SEI: the copula's marginals). */
import { normalQuantile } from '../numeric/index.ts';

/** Category i is the piece from cut i to cut i + 1; the first cut is −∞, the last ∞. Each cut is placed from the nearer end, so that rare categories there keep their digits. */
export function copulaCuts(shares: Float64Array): Float64Array {
  const count = shares.length;
  const below = new Float64Array(count + 1);
  const above = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) below[i + 1] = below[i] + shares[i];
  for (let i = count; i > 0; i--) above[i - 1] = above[i] + shares[i - 1];
  const total = above[0];
  const cuts = Float64Array.from(below, (sum, i) =>
    sum <= above[i] ? normalQuantile(sum / total) : -normalQuantile(above[i] / total),
  );
  // A category that nobody has is no piece at all, whichever end its two cuts were summed from.
  for (let i = 0; i < count - 1; i++) if (shares[i] === 0) cuts[i + 1] = cuts[i];
  return cuts;
}

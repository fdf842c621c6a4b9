/** Receiver operating characteristic: how many k-indistinguishable rows scores find, by how many others are called so. */

/** The shares of other rows at which curves are compared. */
export const falseRates = Array.from({ length: 21 }, (_, i) => i / 20);

/** The share of k-indistinguishable rows that is found, at each of `falseRates`; rows of one score come together. Undefined if all rows are of one sort. */
export function rocCurve(scores: Float64Array, sizes: Uint32Array, k: number): readonly number[] | undefined {
  const order = Uint32Array.from(scores.keys()).sort((a, b) => scores[b] - scores[a]);
  const steps: [wrong: number, right: number][] = [[0, 0]];
  let [wrong, right] = [0, 0];
  for (const [i, one] of order.entries()) {
    if (sizes[one] >= k) right += sizes[one];
    else wrong += sizes[one];
    if (i + 1 === order.length || scores[order[i + 1]] !== scores[one]) steps.push([wrong, right]);
  }
  if (wrong === 0 || right === 0) return undefined;
  let step = 0;
  return falseRates.map((rate) => {
    const reached = rate * wrong;
    while (step + 1 < steps.length && steps[step + 1][0] <= reached) step++;
    const [fromWrong, fromRight] = steps[step];
    const [toWrong, toRight] = steps[Math.min(step + 1, steps.length - 1)];
    const way = toWrong > fromWrong ? (reached - fromWrong) / (toWrong - fromWrong) : 0;
    return (fromRight + way * (toRight - fromRight)) / right;
  });
}

/** The mean of curves, point by point. */
export function meanCurve(curves: readonly (readonly number[])[]): [rate: number, found: number][] {
  if (curves.length === 0) return [];
  return falseRates.map((rate, i) => [rate, curves.reduce((sum, curve) => sum + curve[i], 0) / curves.length]);
}

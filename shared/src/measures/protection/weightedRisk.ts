/** Individual risk of survey records with weights: E(1 / F | f), F the population's class (Benedetti, Franconi 1998; sdcMicro). */

/** Below it the recursion in f damps rounding errors, from it on the series is short. */
const seriesFrom = 0.25;

/** From this class size on the series is short, whatever the weight. */
const largeClass = 40;

/**
 * r = (p / f)·₂F₁(1, 1; f + 1; 1 − p) with p = f / F̂, for a class of f records whose weights sum to F̂. This is equal to
 * the printed (pᶠ / f)·₂F₁(f, f; f + 1; 1 − p), which underflows. 1 / f where the weights say that all are in the sample.
 */
export function individualRisk(f: number, summedWeight: number): number {
  const p = f / summedWeight;
  if (!(p < 1)) return 1 / f;
  if (p < seriesFrom && f < largeClass) return p * momentByRecursion(f, p);
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * Number.EPSILON; k++) {
    term *= (k * (1 - p)) / (f + k);
    sum += term;
  }
  return (p / f) * sum;
}

/**
 * ∫ uᶠ⁻¹ / (p + (1 − p)u) du over 0 … 1, which is ₂F₁(1, 1; f + 1; 1 − p) / f: for f = 1 it is ln(1/p) / (1 − p), and
 * (1 − p)·I(f + 1) + p·I(f) = 1 / f. The series would need some 1/p terms.
 */
function momentByRecursion(f: number, p: number): number {
  let moment = -Math.log(p) / (1 - p);
  for (let i = 1; i < f; i++) moment = (1 / i - p * moment) / (1 - p);
  return moment;
}

/**
 * The re-identifications to be expected, the sum of all records' risks. Class c has `sizes[c]` records (of weight
 * `summedWeights[c]`), which match as many; where a missing cell matches anything, `matches[c]` instead.
 */
export function* expectedReidentifications(
  sizes: Uint32Array,
  summedWeights: Float64Array,
  matches: Uint32Array = sizes,
): Generator<number, number> {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) {
    if (sizes[i] > 0) sum += sizes[i] * individualRisk(matches[i], summedWeights[i]);
    if (i % blockClasses === 0) yield i;
  }
  return sum;
}

const blockClasses = 2048;

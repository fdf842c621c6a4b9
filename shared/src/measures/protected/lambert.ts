/** The principal branch W₀ of Lambert's function on [−1/e, 0): w e^w = x (Corless et al. 1996), for the floor as SEI prints it. */

/** 1/e to double precision and what it leaves over, so that x + 1/e keeps its digits next to the branch point. */
const inverseE = Math.exp(-1);
const inverseERest = -1.2428753672788363e-17;

/** Halley's method from the series around the branch point; undefined outside [−1/e, 0). */
export function lambertW(x: number): number | undefined {
  if (!(x >= -inverseE && x < 0)) return undefined;
  const p = Math.sqrt(Math.max(0, 2 * Math.E * (x + inverseE + inverseERest)));
  let w = -1 + p - (p * p) / 3 + (11 / 72) * p ** 3;
  // This near to the branch point the series is exact to rounding and Halley's quotient is not.
  if (p < 1e-3) return w - (43 / 540) * p ** 4;
  for (let step = 0; step < 50; step++) {
    const exponential = Math.exp(w);
    const residual = w * exponential - x;
    const change = residual / (exponential * (w + 1) - ((w + 2) * residual) / (2 * w + 2));
    w -= change;
    if (Math.abs(change) <= 1e-16 * Math.abs(w)) break;
  }
  return w;
}

/** The likelihood of Pitman's sampling formula: its gradient and curvature, as sums over rows and classes (Hoshino 2001, section 3). */

export interface PitmanParameters {
  readonly theta: number;
  readonly alpha: number;
}

export interface Sample {
  readonly rows: number;
  readonly classes: number;
  /** Size → number of larger classes. */
  readonly largerThan: Float64Array;
}

/** First and second derivatives of the logarithm of the likelihood. */
interface LikelihoodGradient {
  readonly theta: number;
  readonly alpha: number;
  readonly thetaTheta: number;
  readonly thetaAlpha: number;
  readonly alphaAlpha: number;
}

const blockTerms = 32768;

/**
 * ln L = Σ_{i<J} ln(θ + iα) − Σ_{i<n} ln(θ + i) + Σ_classes Σ_{i<f} ln(i − α). Its derivatives are differences of digamma
 * and trigamma functions; the sums need neither and are good near α = 0, where these differences are not.
 */
export function* gradientOf(
  { rows, classes, largerThan }: Sample,
  { theta, alpha }: PitmanParameters,
): Generator<number, LikelihoodGradient> {
  let byTheta = 0;
  let byAlpha = 0;
  let thetaTheta = 0;
  let thetaAlpha = 0;
  let alphaAlpha = 0;
  for (let i = 1; i < classes; i++) {
    const inverse = 1 / (theta + i * alpha);
    const scaled = i * inverse;
    byTheta += inverse;
    byAlpha += scaled;
    thetaTheta -= inverse * inverse;
    thetaAlpha -= inverse * scaled;
    alphaAlpha -= scaled * scaled;
    if (i % blockTerms === 0) yield i;
  }
  for (let i = 1; i < rows; i++) {
    const inverse = 1 / (theta + i);
    byTheta -= inverse;
    thetaTheta += inverse * inverse;
    if (i % blockTerms === 0) yield classes + i;
  }
  for (let i = 1; i < largerThan.length; i++) {
    const inverse = 1 / (i - alpha);
    byAlpha -= largerThan[i] * inverse;
    alphaAlpha -= largerThan[i] * inverse * inverse;
    if (i % blockTerms === 0) yield classes + rows + i;
  }
  return { theta: byTheta, alpha: byAlpha, thetaTheta, thetaAlpha, alphaAlpha };
}

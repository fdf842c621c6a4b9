/** Probabilities of rectangles under the bivariate normal law by conditioning on the first variable (SEI: the copula cell for two attributes). */
import { normalBetween, normalCdf } from '../numeric/index.ts';
import type { JointTable } from './jointTable.ts';

/** Gauss–Legendre quadrature: integrals of smooth functions to the last digits with few evaluations (Abramowitz, Stegun 25.4.29). */
const nodesPerPanel = 20;

/** Nodes on (−1, 1) and their weights, found by Newton's method on the Legendre polynomial. */
const { nodes, weights } = gaussLegendre(nodesPerPanel);

function gaussLegendre(count: number): { nodes: Float64Array; weights: Float64Array } {
  const nodes = new Float64Array(count);
  const weights = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    let x = Math.cos((Math.PI * (i + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < 10; step++) {
      let before = 1;
      let value = x;
      for (let degree = 2; degree <= count; degree++) {
        const next = ((2 * degree - 1) * x * value - (degree - 1) * before) / degree;
        before = value;
        value = next;
      }
      slope = (count * (x * value - before)) / (x * x - 1);
      x -= value / slope;
    }
    nodes[i] = x;
    weights[i] = 2 / ((1 - x * x) * slope * slope);
  }
  return { nodes, weights };
}

/** Calls `visit` with each point of [low, high] and its weight, in panels of at most `width`. */
function quadrature(low: number, high: number, width: number, visit: (point: number, weight: number) => void): void {
  if (!(high > low)) return;
  const panels = Math.max(1, Math.ceil((high - low) / width));
  const half = (high - low) / panels / 2;
  for (let panel = 0; panel < panels; panel++) {
    const middle = low + (2 * panel + 1) * half;
    for (let i = 0; i < nodesPerPanel; i++) visit(middle + half * nodes[i], half * weights[i]);
  }
}

/** Beyond this many standard deviations past its nearest point a piece holds nothing that a double can show. */
const reach = 9.6;

/** No discrete table distinguishes a stronger correlation from certainty; estimates stop here. */
export const strongest = 0.9999;

const density = (x: number) => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);

/** The part of (low, high] that matters, finite. */
function withinReach(low: number, high: number): [low: number, high: number] {
  return [Math.max(low, Math.min(-reach, high - reach)), Math.min(high, Math.max(reach, low + reach))];
}

/** Panels as wide as the integrand is smooth: its steps are √(1−ρ²)/|ρ| wide. */
function panelWidth(correlation: number, deviation: number): number {
  return Math.min(2, (4 * deviation) / Math.abs(correlation));
}

/** P(lowFirst < X ≤ highFirst, lowSecond < Y ≤ highSecond), X and Y standard normal with this correlation. */
export function bivariateRectangle(
  lowFirst: number,
  highFirst: number,
  lowSecond: number,
  highSecond: number,
  correlation: number,
): number {
  if (!(highFirst > lowFirst && highSecond > lowSecond)) return 0;
  if (lowFirst === Number.NEGATIVE_INFINITY && highFirst === Number.POSITIVE_INFINITY) {
    return normalBetween(lowSecond, highSecond);
  }
  if (lowSecond === Number.NEGATIVE_INFINITY && highSecond === Number.POSITIVE_INFINITY) {
    return normalBetween(lowFirst, highFirst);
  }
  if (correlation === 0) return normalBetween(lowFirst, highFirst) * normalBetween(lowSecond, highSecond);
  if (correlation >= 1) return normalBetween(Math.max(lowFirst, lowSecond), Math.min(highFirst, highSecond));
  if (correlation <= -1) return normalBetween(Math.max(lowFirst, -highSecond), Math.min(highFirst, -lowSecond));
  const deviation = Math.sqrt((1 - correlation) * (1 + correlation));
  let sum = 0;
  conditioned(lowFirst, highFirst, correlation, deviation, [lowSecond, highSecond], (x, mass) => {
    sum += mass * normalBetween((lowSecond - correlation * x) / deviation, (highSecond - correlation * x) / deviation);
  });
  return sum;
}

/**
 * Visits the points x of (low, high] with their mass φ(x) dx. A function of (cut − ρx)/√(1−ρ²) steps within a few widths
 * √(1−ρ²)/|ρ| of x = cut/ρ: there the panels are narrow, elsewhere wide.
 */
export function conditioned(
  lowFirst: number,
  highFirst: number,
  correlation: number,
  deviation: number,
  cuts: readonly number[],
  visit: (x: number, mass: number) => void,
): void {
  const [low, high] = withinReach(lowFirst, highFirst);
  const width = deviation / Math.abs(correlation);
  const inside = (x: number) => x > low && x < high;
  const steps = cuts.map((cut) => cut / correlation).filter(Number.isFinite);
  const ends = [low, ...steps.flatMap((x) => [x - reach * width, x + reach * width]).filter(inside), high];
  ends.sort((a, b) => a - b);
  for (let i = 1; i < ends.length; i++) {
    const middle = (ends[i - 1] + ends[i]) / 2;
    const isStep = steps.some((x) => Math.abs(middle - x) <= reach * width);
    quadrature(ends[i - 1], ends[i], isStep ? Math.min(2, 4 * width) : 2, (x, weight) => {
      visit(x, weight * density(x));
    });
  }
}

/** All cells between the cuts of two attributes at once; a row of cells shares its evaluations. Yields the rows done. */
export function* bivariateTable(
  firstCuts: Float64Array,
  secondCuts: Float64Array,
  correlation: number,
): Generator<number, JointTable> {
  const rows = firstCuts.length - 1;
  const columns = secondCuts.length - 1;
  const cells = new Float64Array(rows * columns);
  const deviation = Math.sqrt((1 - correlation) * (1 + correlation));
  const width = panelWidth(correlation, deviation);
  for (let i = 0; i < rows; i++) {
    const [low, high] = withinReach(firstCuts[i], firstCuts[i + 1]);
    quadrature(low, high, width, (x, weight) => {
      const mass = weight * density(x);
      // A tail of each cut, the lower one up to the conditional mean, the upper one past it.
      let before = Number.NEGATIVE_INFINITY;
      let tail = 0;
      for (let j = 0; j < columns; j++) {
        const cut = (secondCuts[j + 1] - correlation * x) / deviation;
        const next = normalCdf(-Math.abs(cut));
        const isAcross = before <= 0 && cut > 0;
        cells[i * columns + j] += mass * (isAcross ? 1 - tail - next : Math.abs(next - tail));
        before = cut;
        tail = next;
      }
    });
    yield i + 1;
  }
  return { rows, columns, cells };
}

/** The slope of P(X > x, Y > y) in the correlation: the density at (x, y) (Plackett 1954). */
export function bivariateDensity(x: number, y: number, correlation: number): number {
  const spread = (1 - correlation) * (1 + correlation);
  const distance = (x * x - 2 * correlation * x * y + y * y) / spread;
  return Math.exp(-0.5 * distance) / (2 * Math.PI * Math.sqrt(spread));
}

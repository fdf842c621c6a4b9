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
export function quadrature(
  low: number,
  high: number,
  width: number,
  visit: (point: number, weight: number) => void,
): void {
  if (!(high > low)) return;
  const panels = Math.max(1, Math.ceil((high - low) / width));
  const half = (high - low) / panels / 2;
  for (let panel = 0; panel < panels; panel++) {
    const middle = low + (2 * panel + 1) * half;
    for (let i = 0; i < nodesPerPanel; i++) visit(middle + half * nodes[i], half * weights[i]);
  }
}

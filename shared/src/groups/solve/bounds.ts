/** Bounds of whole numbers, and what equations among them leave of these bounds. */

/** Σ factor · unknown = sum, in whole numbers. */
export interface Equation {
  readonly unknowns: readonly number[];
  readonly factors: readonly number[];
  readonly sum: number;
}

/** Unknown → its least and its greatest value; the greatest may be infinite. */
export interface Bounds {
  readonly least: Float64Array;
  readonly most: Float64Array;
}

export const copyOf = ({ least, most }: Bounds): Bounds => ({ least: least.slice(), most: most.slice() });

/** Unknown → the equations that it is in. */
export function equationsOf(equations: readonly Equation[], unknowns: number): readonly (readonly number[])[] {
  const lists: number[][] = Array.from({ length: unknowns }, () => []);
  for (const [i, { unknowns: members }] of equations.entries()) for (const each of members) lists[each].push(i);
  return lists;
}

/** Equations looked at, each time, before the fixed point is given up: bounds may creep. */
const MOST_LOOKS = 200;

type Propagated = 'fixed point' | 'contradiction' | 'given up';

/** Narrows the bounds until no equation narrows them further. Begins with `first`. Yields after each equation that was looked at. */
export function* propagate(
  equations: readonly Equation[],
  ofUnknown: readonly (readonly number[])[],
  { least, most }: Bounds,
  first: Iterable<number>,
): Generator<number, Propagated> {
  const queue = [...first];
  const isQueued = new Uint8Array(equations.length);
  for (const i of queue) isQueued[i] = 1;
  const limit = MOST_LOOKS * (equations.length + 1);
  for (let at = 0; at < queue.length; at++) {
    if (at > limit) return 'given up';
    const equation = queue[at];
    isQueued[equation] = 0;
    const narrowed = narrow(equations[equation], least, most);
    if (!narrowed) return 'contradiction';
    for (const unknown of narrowed) {
      for (const next of ofUnknown[unknown]) {
        if (isQueued[next]) continue;
        isQueued[next] = 1;
        queue.push(next);
      }
    }
    yield at;
  }
  return 'fixed point';
}

/** The unknowns whose bounds an equation narrows; undefined if no numbers fulfil it. */
function narrow({ unknowns, factors, sum }: Equation, least: Float64Array, most: Float64Array): number[] | undefined {
  let lowest = 0;
  let highest = 0;
  let openBelow = 0;
  let openAbove = 0;
  for (const [i, unknown] of unknowns.entries()) {
    const { low, high } = reach(factors[i], least[unknown], most[unknown]);
    if (low === Number.NEGATIVE_INFINITY) openBelow++;
    else lowest += low;
    if (high === Number.POSITIVE_INFINITY) openAbove++;
    else highest += high;
  }
  if ((openBelow === 0 && lowest > sum) || (openAbove === 0 && highest < sum)) return undefined;
  const narrowed: number[] = [];
  for (const [i, unknown] of unknowns.entries()) {
    const factor = factors[i];
    const { low, high } = reach(factor, least[unknown], most[unknown]);
    // What the others leave for factor · unknown; the sums are of before this equation, which only makes it weaker.
    const othersBelow = openBelow - (low === Number.NEGATIVE_INFINITY ? 1 : 0);
    const othersAbove = openAbove - (high === Number.POSITIVE_INFINITY ? 1 : 0);
    const top = othersBelow > 0 ? Number.POSITIVE_INFINITY : sum - (openBelow > 0 ? lowest : lowest - low);
    const bottom = othersAbove > 0 ? Number.NEGATIVE_INFINITY : sum - (openAbove > 0 ? highest : highest - high);
    const from = Math.ceil(factor > 0 ? bottom / factor : top / factor);
    const to = Math.floor(factor > 0 ? top / factor : bottom / factor);
    const newLeast = Math.max(least[unknown], from);
    const newMost = Math.min(most[unknown], to);
    if (newLeast > newMost) return undefined;
    if (newLeast === least[unknown] && newMost === most[unknown]) continue;
    least[unknown] = newLeast;
    most[unknown] = newMost;
    narrowed.push(unknown);
  }
  return narrowed;
}

function reach(factor: number, least: number, most: number): { low: number; high: number } {
  return factor > 0 ? { low: factor * least, high: factor * most } : { low: factor * most, high: factor * least };
}

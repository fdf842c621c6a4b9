/** Looks for whole numbers that fulfil equations, where bounds alone do not decide. */
import { type Bounds, copyOf, type Equation, propagate } from './bounds.ts';

export interface Searching {
  readonly equations: readonly Equation[];
  readonly ofUnknown: readonly (readonly number[])[];
  /** Guesses that are left; there is no answer after the last. */
  guesses: number;
}

/** Where nothing bounds a number, it is sought so far above its least value first. */
const FIRST_STRETCH = 1000;

/** Numbers within the bounds, 'none', or undefined where the guesses ran out. Yields now and then. */
export function* solutionWithin(
  searching: Searching,
  within: Bounds,
  changed: Iterable<number>,
): Generator<number, Float64Array | 'none' | undefined> {
  const bounds = copyOf(within);
  const propagated = yield* propagate(searching.equations, searching.ofUnknown, bounds, changed);
  if (propagated === 'contradiction') return 'none';
  if (propagated === 'given up') return undefined;
  const guess = narrowest(bounds);
  if (guess === undefined) return bounds.least;
  if (searching.guesses-- <= 0) return undefined;
  const { least, most } = bounds;
  const from = least[guess];
  const to = most[guess];
  const middle = to === Number.POSITIVE_INFINITY ? from + FIRST_STRETCH : Math.floor((from + to) / 2);
  for (const [low, high] of [
    [from, middle],
    [middle + 1, to],
  ]) {
    const half = copyOf(bounds);
    half.least[guess] = low;
    half.most[guess] = high;
    const found = yield* solutionWithin(searching, half, searching.ofUnknown[guess]);
    if (found !== 'none') return found;
  }
  return 'none';
}

/** The unknown with the fewest values left; undefined if each has one. */
function narrowest({ least, most }: Bounds): number | undefined {
  let best: number | undefined;
  let width = Number.POSITIVE_INFINITY;
  for (let i = 0; i < least.length; i++) {
    const own = most[i] - least[i];
    if (own > 0 && (best === undefined || own < width)) {
      best = i;
      width = own;
    }
  }
  return best;
}

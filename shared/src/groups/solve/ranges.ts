/** The least and the greatest value that each unknown of one component can have. */
import { type Bounds, copyOf, type Equation, equationsOf, propagate } from './bounds.ts';
import { eliminate } from './eliminate.ts';
import { type Searching, solutionWithin } from './search.ts';

interface Ranges extends Bounds {
  /** Whether no range can be narrower; else each may be. */
  readonly isExact: boolean;
}

/** Unknowns from which on a component is looked at by bounds only. */
const MOST_EXACT = 200;
/** Enough for all but tables made to be hard. */
const MOST_GUESSES = 20_000;

/** 'contradiction' where no numbers within the bounds fulfil the equations. Yields now and then. */
export function* rangesOf(equations: readonly Equation[], given: Bounds): Generator<number, Ranges | 'contradiction'> {
  const bounds = copyOf(given);
  const unknowns = bounds.least.length;
  const ofUnknown = equationsOf(equations, unknowns);
  const first = yield* propagate(equations, ofUnknown, bounds, equations.keys());
  if (first === 'contradiction') return first;
  if (isSettled(bounds)) return { ...bounds, isExact: true };
  if (first === 'given up' || unknowns >= MOST_EXACT) return { ...bounds, isExact: false };
  const reduced = yield* eliminate(equations, unknowns);
  const all = reduced ? [...equations, ...reduced] : equations;
  const searching = { equations: all, ofUnknown: equationsOf(all, unknowns), guesses: MOST_GUESSES };
  const second = yield* propagate(all, searching.ofUnknown, bounds, all.keys());
  if (second === 'contradiction') return second;
  return yield* sought(searching, bounds);
}

const isSettled = ({ least, most }: Bounds) => least.every((value, i) => value === most[i]);

/** Narrows each bound to values that solutions have: each solution found widens what is known to be possible. */
function* sought(searching: Searching, bounds: Bounds): Generator<number, Ranges | 'contradiction'> {
  const solution = yield* solutionWithin(searching, bounds, []);
  if (solution === 'none') return 'contradiction';
  if (solution === undefined) return { ...bounds, isExact: false };
  const { least, most } = bounds;
  const seenLeast = solution.slice();
  const seenMost = solution.slice();
  const see = (found: Float64Array) => {
    for (let i = 0; i < found.length; i++) {
      seenLeast[i] = Math.min(seenLeast[i], found[i]);
      seenMost[i] = Math.max(seenMost[i], found[i]);
    }
  };
  for (let i = 0; i < least.length; i++) {
    while (least[i] < seenLeast[i]) {
      const half = copyOf(bounds);
      half.most[i] = Math.floor((least[i] + seenLeast[i] - 1) / 2);
      const found = yield* solutionWithin(searching, half, searching.ofUnknown[i]);
      if (found === undefined) return { ...bounds, isExact: false };
      if (found === 'none') least[i] = half.most[i] + 1;
      else see(found);
    }
    while (most[i] > seenMost[i]) {
      const half = copyOf(bounds);
      // Without an upper bound, is it without one in truth? Nothing bounds it then, as all factors are whole.
      if (most[i] === Number.POSITIVE_INFINITY) break;
      half.least[i] = Math.ceil((most[i] + seenMost[i] + 1) / 2);
      const found = yield* solutionWithin(searching, half, searching.ofUnknown[i]);
      if (found === undefined) return { ...bounds, isExact: false };
      if (found === 'none') most[i] = half.least[i] - 1;
      else see(found);
    }
  }
  return { ...bounds, isExact: true };
}

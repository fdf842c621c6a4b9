/** The conclusions from totals about the cells that a publisher held back. */
import { type Bounds, type Equation, equationsOf } from './bounds.ts';
import { rangesOf } from './ranges.ts';

/** What a mark says by itself. */
export interface HeldBack {
  readonly least: number;
  /** Undefined: less than the limit, as far as it is known. */
  readonly most: number | undefined;
  /** Cells without a value are unknown too, but nobody held them back. */
  readonly isMissing: boolean;
}

interface Derived {
  /** Unknowns with one value left. */
  readonly derivable: readonly number[];
  /** Cells with fewer possible values than their mark leaves, but more than one. */
  readonly narrow: readonly number[];
  /** Whether there may be more of both. */
  readonly isAtLeast: boolean;
  /** Unknown → what is left. */
  readonly ranges: Bounds;
}

/** Yields now and then. `limit`: what a mark without bounds is taken to be below. */
export function* derive(
  equations: readonly Equation[],
  unknowns: readonly HeldBack[],
  limit: number,
): Generator<number, Derived> {
  const ranges = startingBounds(unknowns, limit);
  const own = startingBounds(unknowns, limit);
  const derivable: number[] = [];
  const narrow: number[] = [];
  let isAtLeast = false;
  for (const { members, equations: among } of componentsOf(equations, unknowns.length)) {
    const found = yield* rangesOfComponent(members, among, unknowns, limit);
    if (!found?.isExact) isAtLeast = true;
    if (!found) continue;
    for (const [i, unknown] of members.entries()) {
      const least = found.least[i];
      const most = found.most[i];
      ranges.least[unknown] = least;
      ranges.most[unknown] = most;
      if (unknowns[unknown].isMissing) continue;
      if (least === most) {
        if (own.most[unknown] > own.least[unknown]) derivable.push(unknown);
      } else if (most - least < own.most[unknown] - own.least[unknown]) narrow.push(unknown);
    }
    yield members.length;
  }
  return { derivable, narrow, isAtLeast, ranges };
}

function startingBounds(unknowns: readonly HeldBack[], limit: number): Bounds {
  return {
    least: Float64Array.from(unknowns, ({ least, isMissing }) => (isMissing ? 0 : least)),
    most: Float64Array.from(unknowns, ({ most, isMissing }) =>
      isMissing ? Number.POSITIVE_INFINITY : (most ?? Math.max(1, limit - 1)),
    ),
  };
}

/** Undefined where the equations contradict each other whatever the marks mean. */
function* rangesOfComponent(
  members: readonly number[],
  equations: readonly Equation[],
  unknowns: readonly HeldBack[],
  limit: number,
): Generator<number, (Bounds & { readonly isExact: boolean }) | undefined> {
  const held = members.map((unknown) => unknowns[unknown]);
  const strict = yield* rangesOf(equations, startingBounds(held, limit));
  if (strict !== 'contradiction') return strict;
  // Some cells are held back only to protect others: their marks say nothing of how large they are, not even that they are not zero.
  const open = held.map((each) => (each.most === undefined ? { ...each, isMissing: true } : each));
  const loose = yield* rangesOf(equations, startingBounds(open, limit));
  return loose === 'contradiction' ? undefined : loose;
}

interface Component {
  /** Unknowns, in the order of the numbers that the equations have for them. */
  readonly members: readonly number[];
  /** Their unknowns are places in `members`. */
  readonly equations: readonly Equation[];
}

/** Unknowns that no equation is about have no component. */
function* componentsOf(equations: readonly Equation[], unknowns: number): Generator<Component> {
  const ofUnknown = equationsOf(equations, unknowns);
  const place = new Int32Array(unknowns).fill(-1);
  const isTaken = new Uint8Array(equations.length);
  for (let start = 0; start < unknowns; start++) {
    if (place[start] >= 0 || ofUnknown[start].length === 0) continue;
    const members = [start];
    const own: Equation[] = [];
    place[start] = 0;
    for (let at = 0; at < members.length; at++) {
      for (const equation of ofUnknown[members[at]]) {
        if (isTaken[equation]) continue;
        isTaken[equation] = 1;
        own.push(equations[equation]);
        for (const each of equations[equation].unknowns) {
          if (place[each] >= 0) continue;
          place[each] = members.length;
          members.push(each);
        }
      }
    }
    const placed = own.map(({ unknowns: of, factors, sum }) => ({
      unknowns: of.map((each) => place[each]),
      factors,
      sum,
    }));
    yield { members, equations: placed };
  }
}

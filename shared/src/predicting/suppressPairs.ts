/** A table of pairs of values that reveals no small count, not even by subtraction from the sums. */
import { sortInSteps } from '../analysis/index.ts';

const PAIRS_A_STEP = 16_384;

/** How often two values occur together; undefined: the value itself is suppressed. */
export interface CountedPair {
  readonly a: number | undefined;
  readonly b: number | undefined;
  readonly count: number;
  /** People who have both: equal to the count where each row is about another person. */
  readonly people: number;
}

export interface ToldPair extends CountedPair {
  readonly a: number;
  readonly b: number;
}

/** The suppressed pairs of one value. */
interface Gap {
  pairs: number;
  people: number;
}

/**
 * Pairs of fewer people than the limit go, and so do pairs with a suppressed value. Afterwards each value lacks either no pair, or at least
 * two with at least that many people: since the sums are listed, more pairs go until that holds, the smallest first. Yields the pairs
 * looked at.
 */
export function* tellablePairs(pairs: readonly CountedPair[], below: number): Generator<number, ToldPair[]> {
  const gaps = [new Map<number, Gap>(), new Map<number, Gap>()];
  let told: ToldPair[] = [];
  for (const [i, pair] of pairs.entries()) {
    if (i % PAIRS_A_STEP === 0) yield i;
    if (isTellable(pair, below)) told.push(pair);
    else drop(pair);
  }
  told = yield* sortInSteps(told, (one, other) => one.count - other.count || one.a - other.a || one.b - other.b);
  for (let before = -1; before !== told.length; ) {
    before = told.length;
    const left: ToldPair[] = [];
    for (const [i, pair] of told.entries()) {
      if (i % PAIRS_A_STEP === 0) yield i;
      if (isThin(gaps[0].get(pair.a)) || isThin(gaps[1].get(pair.b))) drop(pair);
      else left.push(pair);
    }
    told = left;
  }
  return yield* sortInSteps(told, (one, other) => one.a - other.a || one.b - other.b);

  function drop({ a, b, people }: CountedPair): void {
    for (const [side, value] of [a, b].entries()) {
      if (value === undefined) continue;
      const gap = gaps[side].get(value) ?? { pairs: 0, people: 0 };
      gap.pairs++;
      gap.people += people;
      gaps[side].set(value, gap);
    }
  }

  function isThin(gap: Gap | undefined): boolean {
    return gap !== undefined && (gap.pairs < 2 || gap.people < below);
  }
}

function isTellable(pair: CountedPair, below: number): pair is ToldPair {
  return pair.a !== undefined && pair.b !== undefined && pair.people >= below;
}

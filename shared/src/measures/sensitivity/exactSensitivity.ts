/**
 * Exact sensitivity S*_i = p_i · P(some combination of i has all its other columns revealed), columns being revealed
 * independently (extension to COL: eq. 1 takes combinations for independent, which share columns, and is never smaller).
 */

export interface ExactSensitivity {
  /** Undefined if it would take too long; then the bounds are all that is known. */
  readonly value: number | undefined;
  readonly lower: number;
  readonly upper: number;
  readonly reason: string | undefined;
}

interface Case {
  readonly sets: readonly (readonly number[])[];
  readonly weight: number;
}

/** Columns looked up in sets between two yields. */
const sliceLength = 4000;

/**
 * Decides one column after the other, that which most sets share first (Shannon's expansion), until the sets left share
 * none. At most 2^columns or 2^sets cases, mostly far fewer; yields how many were looked at.
 */
export function* exactSensitivity(
  combinations: readonly (readonly number[])[],
  column: number,
  reveal: Float64Array,
  mostCases = 100_000,
): Generator<number, ExactSensitivity> {
  const own = combinations.filter((set) => set.includes(column)).map((set) => set.filter((other) => other !== column));
  const open: Case[] = [{ sets: own, weight: 1 }];
  let known = 0;
  let cases = 0;
  for (let work = 0; open.length > 0 && cases < mostCases; cases++) {
    const { sets, weight } = open.pop() as Case;
    work += sets.length;
    if (work > sliceLength) {
      work = 0;
      yield cases;
    }
    const shared = mostShared(sets, reveal.length);
    if (shared < 0) {
      known += weight * someRevealed(sets, reveal);
      continue;
    }
    const without = sets.filter((set) => !set.includes(shared));
    const within = sets.filter((set) => set.includes(shared)).map((set) => set.filter((other) => other !== shared));
    if (reveal[shared] < 1) open.push({ sets: without, weight: weight * (1 - reveal[shared]) });
    if (reveal[shared] > 0) open.push({ sets: absorbed(within, without), weight: weight * reveal[shared] });
  }
  const p = reveal[column];
  if (open.length === 0) return { value: p * known, lower: p * known, upper: p * known, reason: undefined };
  let least = known;
  let most = known;
  for (const { sets, weight } of open) {
    least += weight * sets.reduce((best, set) => Math.max(best, allRevealed(set, reveal)), 0);
    most += weight * someRevealed(sets, reveal);
  }
  const reason = `${own.length} combinations share columns in too many ways to add up exactly.`;
  return { value: undefined, lower: p * least, upper: p * most, reason };
}

/** The column that most of the sets contain, or -1 if no two share one. */
function mostShared(sets: readonly (readonly number[])[], columns: number): number {
  const counts = new Uint16Array(columns);
  let best = -1;
  let most = 1;
  for (const set of sets) {
    if (set.length === 0) return -1;
    for (const column of set) {
      if (++counts[column] <= most) continue;
      most = counts[column];
      best = column;
    }
  }
  return best;
}

/** The sets without those that contain one of the `smaller`. */
function absorbed(
  smaller: readonly (readonly number[])[],
  sets: readonly (readonly number[])[],
): (readonly number[])[] {
  const left = sets.filter((set) => !smaller.some((inner) => inner.every((column) => set.includes(column))));
  return [...smaller, ...left];
}

/** Chance that one set at least is revealed, as if they shared no column; exact if so, else too large. */
function someRevealed(sets: readonly (readonly number[])[], reveal: Float64Array): number {
  let log = 0;
  for (const set of sets) log += Math.log1p(-allRevealed(set, reveal));
  return log === 0 ? 0 : -Math.expm1(log);
}

function allRevealed(set: readonly number[], reveal: Float64Array): number {
  return set.reduce((product, column) => product * reveal[column], 1);
}

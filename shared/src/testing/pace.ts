/**
 * How quick this machine is. Limits of time in tests are those of one machine; on a slower one they are longer, by as much as plain work
 * takes longer there, so that a test measures the code and not the machine.
 */

/**
 * Milliseconds of `plainWork` on the machine that limits are stated for, that of bench/README.md. It was worked out on another, where
 * reading tables took about three times as long as it says there (csv-parse, Papa Parse and our own reading).
 */
const REFERENCE = 3.5;
const RUNS = 7;

const SLOTS = 2 ** 20;
const TEXTS = 20_000;

let known: number | undefined;

/** How many times as long as on the machine that limits are stated for plain work takes here; at least 1. */
export function pace(): number {
  known ??= paceNow();
  return known;
}

/** A machine that others use as well is quick at one time and slow at another. */
export function paceNow(): number {
  return Math.max(1, quickest(RUNS) / REFERENCE);
}

/** So many milliseconds of the machine that limits are stated for, on this one. */
export function paced(milliseconds: number): number {
  return milliseconds * pace();
}

/** Something else may keep the machine busy in any one run. */
function quickest(runs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    plainWork();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** The main work of analyses: memory is looked up here and there, and texts are hashed and kept. */
function plainWork(): number {
  const slots = new Uint32Array(SLOTS);
  for (let i = 0; i < SLOTS; i++) slots[Math.imul(i, 2_654_435_761) >>> 12] += i;
  const counts = new Map<string, number>();
  for (let i = 0; i < TEXTS; i++) counts.set(`value ${slots[i] % 5000}`, i);
  return counts.size;
}

/**
 * How many values a property is tried with, and which. In the gate they are few and always the same, so that it never fails by luck;
 * `npm run soak` draws others each time, and many.
 */
import assert from 'node:assert/strict';

/** A tenth of what a property is worth finds what breaks it outright. */
const GATE_SHARE = 0.1;
const AT_LEAST = 10;
const GATE_SEED = 20_261_119;

/** `numRuns`: what a property is worth, which is what the soak begins with. */
export function drawn(numRuns: number): { readonly numRuns: number; readonly seed: number } {
  const share = Number(process.env['QUASI_DRAWS'] ?? GATE_SHARE);
  const seed = Number(process.env['QUASI_SEED'] ?? GATE_SEED);
  return { numRuns: Math.max(Math.min(numRuns, AT_LEAST), Math.round(numRuns * share)), seed };
}

/** A small sample may be a little poorer than a large one. */
const LEEWAY = 0.6;

/** Holds a property to having met what it is about: `atLeast` times in `of` draws, in the same proportion of those there are. */
export function assertMet(times: number, atLeast: number, of: number, what = 'the case'): void {
  const wanted = (atLeast / of) * drawn(of).numRuns * LEEWAY;
  assert.ok(times >= wanted, `${what} came ${times} times, not the ${Math.ceil(wanted)} that it should`);
}

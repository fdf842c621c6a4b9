/** k-ary randomised response applied to a column, so that no single answer can be trusted (SEI: the mechanism of its experiments, per attribute). */
import { type Random, randomBelow } from '../numeric/index.ts';
import type { Channel } from './channel.ts';

/** Rows between two checkpoints: a fraction of a millisecond. */
export const rowsPerStep = 16_384;

/** The reported category of each row; yields the number of rows done. */
export function* randomisedResponse(
  codes: Uint32Array,
  { categories, keep }: Channel,
  random: Random,
): Generator<number, Uint32Array> {
  const reports = new Uint32Array(codes.length);
  for (let start = 0; start < codes.length; start += rowsPerStep) {
    const end = Math.min(start + rowsPerStep, codes.length);
    for (let row = start; row < end; row++) {
      const truth = codes[row];
      if (categories <= 1 || random() < keep) {
        reports[row] = truth;
      } else {
        const another = randomBelow(random, categories - 1);
        reports[row] = another < truth ? another : another + 1;
      }
    }
    yield end;
  }
  return reports;
}

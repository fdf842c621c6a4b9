/** Long arrays in steps: a million numbers take longer than a slice of work may. */

const NUMBERS_A_STEP = 16_384;

/** Yields numbers done. */
export function* filled(length: number, numberAt: (place: number) => number): Generator<number, Uint32Array> {
  const all = new Uint32Array(length);
  for (let from = 0; from < length; from += NUMBERS_A_STEP) {
    const to = Math.min(length, from + NUMBERS_A_STEP);
    for (let place = from; place < to; place++) all[place] = numberAt(place);
    yield to;
  }
  return all;
}

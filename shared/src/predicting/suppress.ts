/** Puts small counts together, so that nobody can work them out from those that are published. */
import { sortInSteps } from '../analysis/index.ts';

interface Kept {
  /** Codes whose counts are listed. */
  readonly codes: readonly number[];
  readonly suppressed: { readonly values: number; readonly records: number } | undefined;
}

/**
 * Values of fewer people than the limit are suppressed, and as many of the next ones as are needed until at least two values are
 * suppressed, with at least that many people together: otherwise the gap in the sum would reveal a small count. `codes`: those that occur;
 * the missing value is one of them. `peopleWith`: how many people have a value; its rows if not given. Yields no progress.
 */
export function* suppress(
  codes: readonly number[],
  frequencies: Uint32Array,
  below: number,
  peopleWith: (code: number) => number = (code) => frequencies[code],
): Generator<number, Kept> {
  if (!codes.some((code) => peopleWith(code) < below)) return { codes, suppressed: undefined };
  const ascending = yield* sortInSteps(
    codes,
    (a, b) => peopleWith(a) - peopleWith(b) || frequencies[a] - frequencies[b],
  );
  let values = 0;
  let people = 0;
  let records = 0;
  while (values < ascending.length) {
    const next = ascending[values];
    if (peopleWith(next) >= below && values >= 2 && people >= below) break;
    people += peopleWith(next);
    records += frequencies[next];
    values++;
  }
  yield 0;
  const gone = new Uint8Array(frequencies.length);
  for (let i = 0; i < values; i++) gone[ascending[i]] = 1;
  return { codes: codes.filter((code) => gone[code] === 0), suppressed: { values, records } };
}

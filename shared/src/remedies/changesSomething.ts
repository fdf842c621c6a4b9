/** A treatment that leaves every value as it is would only waste a place in a list. */
import type { ColumnToTreat, Treatment } from './remedy.ts';

const VALUES_A_STEP = 256;

/** Looks no further than the first value that becomes another one. Yields values looked at. */
export function* changesSomething(treatment: Treatment, column: ColumnToTreat): Generator<number, boolean> {
  const { values } = column;
  if (treatment.ofMissing(column) !== undefined && values.count(0) > 0) return true;
  const treat = yield* treatment.treat(column);
  for (let code = 1; code < values.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    if (values.count(code) === 0) continue;
    const text = values.text(code);
    if (treat(text) !== text) return true;
  }
  return false;
}

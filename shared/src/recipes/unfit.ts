/** Where a value stands that a treatment is not made for. */
import type { ColumnToTreat, Treatment } from '../remedies/index.ts';
import type { Column, MissingTokens } from '../table/index.ts';

const STEP = 4096;
const encoder = new TextEncoder();

/** The first row with this value; there has to be one. Yields values, then rows done. */
export function* firstUnfitRow(
  { codes, dictionary }: Column,
  toTreat: ColumnToTreat,
  treatment: Treatment,
  missing: MissingTokens,
): Generator<number, number> {
  const treat = yield* treatment.treat(toTreat);
  const isUnfit = new Uint8Array(dictionary.size);
  for (let code = 1; code < dictionary.size; code++) {
    if (code % STEP === 0) yield code;
    if (dictionary.count(code) === 0) continue;
    const before = dictionary.text(code);
    const after = treat(before);
    // A text that would be read as missing is no form of a known value.
    isUnfit[code] = after === undefined || (after !== before && isMissing(after, missing)) ? 1 : 0;
  }
  for (let row = 0; row < codes.length; row++) {
    if (row % STEP === 0) yield row;
    if (isUnfit[codes.at(row)] === 1) return row;
  }
  throw new Error('no row has a value that does not fit');
}

function isMissing(text: string, missing: MissingTokens): boolean {
  const bytes = encoder.encode(text);
  return missing.matches(new DataView(bytes.buffer), 0, bytes.length);
}

/** What a treatment makes of a column: the column as it would be read again afterwards, and what is to be written where. */
import { Codes, type Column, type Dictionary } from '../table/index.ts';
import type { ColumnToTreat, Treatment } from './remedy.ts';
import { STAR } from './values/redact.ts';

export interface Recoded {
  readonly column: Column;
  /** Code before → code after. */
  readonly groupOf: Uint32Array;
  /** Code before → what is written instead, for missing cells too (code 0); undefined where the cell stays as it is. */
  readonly written: readonly (string | undefined)[];
  /** Rows whose value is not of the sort that the treatment is made for, or would be read as missing; nothing of them is left. */
  readonly unfitRows: number;
}

const VALUES_A_STEP = 256;
const ROWS_A_STEP = 16_384;
const MANY_VALUES = 4096;
const encoder = new TextEncoder();

/** `fresh`: an empty dictionary that knows the tokens for missing values. Yields values, then rows done. */
export function* recode(
  column: Column,
  toTreat: ColumnToTreat,
  treatment: Treatment,
  fresh: Dictionary,
): Generator<number, Recoded> {
  const { codes, dictionary } = column;
  const treat = yield* treatment.treat(toTreat);
  const ofMissing = treatment.ofMissing(toTreat);
  const written: (string | undefined)[] = [ofMissing];
  const groupOf = new Uint32Array(dictionary.size);
  let unfitRows = 0;
  groupOf[0] = fresh.enter(ofMissing === undefined ? undefined : encoder.encode(ofMissing), dictionary.count(0));
  // Entering many values one by one would copy all of them again and again, each time in one step.
  if (dictionary.size > MANY_VALUES) fresh.reserve(dictionary.size / fresh.size);
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    const rows = dictionary.count(code);
    const before = dictionary.text(code);
    const after = rows === 0 ? before : treat(before);
    if (after === before) {
      written.push(undefined);
      // What stays keeps its bytes: a text is not all that there is to them.
      if (rows > 0) groupOf[code] = fresh.enter(dictionary.bytes(code), rows);
      continue;
    }
    const text = after === undefined || isMissing(after, fresh) ? STAR : after;
    if (text !== after) unfitRows += rows;
    written.push(text === before ? undefined : text);
    groupOf[code] = fresh.enter(encoder.encode(text), rows);
  }
  const recoded = yield* mapped(codes, groupOf, fresh.size);
  return { column: { ...column, codes: recoded, dictionary: fresh }, groupOf, written, unfitRows };
}

/** A value that would be read as missing is no form of a value that is known: a new number 99 where 99 stands for "not known". */
export function isMissing(text: string, fresh: Dictionary): boolean {
  return fresh.enter(encoder.encode(text), 0) === 0;
}

function* mapped(codes: Codes, groupOf: Uint32Array, largest: number): Generator<number, Codes> {
  const recoded = new Codes();
  recoded.reserve(codes.length);
  const block = new Uint32Array(Math.min(ROWS_A_STEP, codes.length));
  for (let from = 0; from < codes.length; from += block.length) {
    const to = Math.min(from + block.length, codes.length);
    codes.copyTo(block, from, to);
    for (let i = 0; i < to - from; i++) block[i] = groupOf[block[i]];
    recoded.splice(from, 0, block.subarray(0, to - from), largest);
    yield to;
  }
  return recoded;
}

/** What a treatment by cell makes of a column: the column as it would be read again afterwards, and what is to be written in each row. */
import type { Random } from '../../random/index.ts';
import { Codes, type Column, type Dictionary } from '../../table/index.ts';
import type { ColumnToTreat } from '../remedy.ts';
import type { Answers } from './answers.ts';
import type { CellTreatment } from './cellRemedy.ts';

export interface Redrawn {
  readonly column: Column;
  /** Row → place among the texts. */
  readonly placeOf: Uint32Array;
  /**
   * Place → what is written; undefined for a missing cell. All rows of a place are written with the same bytes, those too whose value
   * is as before: two spellings of "missing", or quotes here and none there, would distinguish drawn cells from true ones.
   */
  readonly texts: readonly (string | undefined)[];
  readonly unfitRows: number;
  /** Where cells are answers: what was chosen among. */
  readonly answers: Answers | undefined;
}

/** Each row may have a value of its own, which is entered. */
const ROWS_A_STEP = 2048;
/** Entering so many one by one would copy all of them again and again, each time in one step. */
const MANY_VALUES = 4096;
const encoder = new TextEncoder();

/** `fresh`: an empty dictionary that knows the tokens for missing values. Yields rows done. */
export function* redraw(
  column: Column,
  toTreat: ColumnToTreat,
  treatment: CellTreatment,
  random: Random,
  fresh: Dictionary,
): Generator<number, Redrawn> {
  const { texts, codes: placeOf, unfitRows, answers } = yield* treatment.draw(toTreat)(column.codes, random);
  const rows = yield* rowsOf(placeOf, texts.length);
  const codeOf = new Int32Array(texts.length).fill(-1);
  const codes = new Codes();
  codes.reserve(placeOf.length);
  if (texts.length > MANY_VALUES) {
    fresh.enter(undefined, 0);
    fresh.reserve(texts.length / fresh.size);
  }
  const block = new Uint32Array(Math.min(ROWS_A_STEP, placeOf.length));
  for (let from = 0; from < placeOf.length; from += block.length) {
    const to = Math.min(from + block.length, placeOf.length);
    for (let row = from; row < to; row++) {
      const place = placeOf[row];
      if (codeOf[place] < 0) codeOf[place] = fresh.enter(bytesOf(texts[place]), rows[place]);
      block[row - from] = codeOf[place];
    }
    codes.splice(from, 0, block.subarray(0, to - from), fresh.size);
    yield to;
  }
  return { column: { ...column, codes, dictionary: fresh }, placeOf, texts, unfitRows, answers };
}

/** Place → rows. */
function* rowsOf(placeOf: Uint32Array, places: number): Generator<number, Uint32Array> {
  const rows = new Uint32Array(places);
  for (let row = 0; row < placeOf.length; row++) {
    rows[placeOf[row]]++;
    if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield row;
  }
  return rows;
}

function bytesOf(text: string | undefined): Uint8Array | undefined {
  return text === undefined ? undefined : encoder.encode(text);
}

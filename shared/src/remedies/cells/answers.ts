/**
 * The answers that randomised response chooses among: the values of a column, or ranges of its numbers where these are too many (SEI:
 * an attribute of numbers is categorised first).
 */
import { quantileBins } from '../../measures/protected/index.ts';
import type { Dictionary } from '../../table/index.ts';
import { isMadeOfNumbers } from '../lookAt.ts';
import { numberIn, numbersOf } from '../numbers.ts';
import type { ColumnToTreat } from '../remedy.ts';
import { STAR } from '../values/redact.ts';
import { type Ranges, rangesAt } from './ranges.ts';

export interface Answers {
  /** Undefined for a missing cell, which is an answer like others where there are any. */
  readonly texts: readonly (string | undefined)[];
  /** Answer → the code that it has in the column; undefined for ranges, which it does not hold. */
  readonly codes: readonly (number | undefined)[];
  /** Code of the column → its answer; of codes that have rows. */
  readonly ofCode: Uint32Array;
  /** They are ranges of numbers. A text among these numbers is one more answer, which says nothing of the number. */
  readonly areRanges: boolean;
  readonly unfitRows: number;
}

/** With more values hardly any truth is left at the ε that are offered. */
const MOST_VALUES = 50;
const VALUES_A_STEP = 2048;

/** All values where they are few, or no numbers. Yields values looked at. */
export function* answersOf({ values, kind }: Pick<ColumnToTreat, 'values' | 'kind'>): Generator<number, Answers> {
  if (valueCount(values) > MOST_VALUES && isMadeOfNumbers(kind)) {
    const found = yield* numbersOf(values);
    const { cuts } = quantileBins(Uint32Array.from(found?.areNearlyAll ? found.rows : []));
    if (found && cuts.length > 0) return yield* ofRanges(values, rangesAt(found, cuts));
  }
  return yield* ofValues(values);
}

/** The values that have rows, as far as is needed to know whether they are too many. */
function valueCount(values: Dictionary): number {
  let found = 0;
  for (let code = 0; code < values.size && found <= MOST_VALUES; code++) if (values.count(code) > 0) found++;
  return found;
}

/** There is something to choose among, and not so much that hardly any truth is left. */
export function hasFewValues(values: Dictionary): boolean {
  const found = valueCount(values);
  return found >= 2 && found <= MOST_VALUES;
}

function* ofValues(values: Dictionary): Generator<number, Answers> {
  const texts: (string | undefined)[] = [];
  const codes: number[] = [];
  const ofCode = new Uint32Array(values.size);
  for (let code = 0; code < values.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    if (values.count(code) === 0) continue;
    ofCode[code] = codes.push(code) - 1;
    texts.push(code === 0 ? undefined : values.text(code));
  }
  return { texts, codes, ofCode, areRanges: false, unfitRows: 0 };
}

function* ofRanges(values: Dictionary, { texts: ranges, rangeOf }: Ranges): Generator<number, Answers> {
  const texts: (string | undefined)[] = [...ranges];
  const ofCode = new Uint32Array(values.size);
  if (values.count(0) > 0) ofCode[0] = texts.push(undefined) - 1;
  let star = -1;
  let unfitRows = 0;
  for (let code = 1; code < values.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    if (values.count(code) === 0) continue;
    const number = numberIn(values.text(code));
    if (number === undefined) {
      if (star < 0) star = texts.push(STAR) - 1;
      unfitRows += values.count(code);
    }
    ofCode[code] = number === undefined ? star : rangeOf(number);
  }
  const codes = texts.map((text) => (text === undefined ? 0 : undefined));
  return { texts, codes, ofCode, areRanges: true, unfitRows };
}

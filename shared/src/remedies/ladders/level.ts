/** A treatment as a level of a hierarchy: which values of the column look alike after it. */
import type { Level } from '../../hierarchies/index.ts';
import { Dictionary, type MissingTokens } from '../../table/index.ts';
import { isMissing } from '../recode.ts';
import type { ColumnToTreat, Treatment } from '../remedy.ts';
import { STAR } from '../values/redact.ts';

const VALUES_A_STEP = 1024;
const encoder = new TextEncoder();

/** A level, and how the rows lie on it. */
export interface Rung extends Level {
  /** Groups with rows. */
  readonly used: number;
  /** Rows of the largest group. */
  readonly largest: number;
}

/** Values that are only counted between two yields. */
const COUNTS_A_STEP = 65_536;

/** The values as they are. Yields values done. */
export function* exactRung({ values }: ColumnToTreat): Generator<number, Rung> {
  const { counts, size } = values;
  const groupOf = new Uint32Array(size);
  let used = 0;
  let largest = 0;
  for (let code = 0; code < size; code++) {
    if (code % COUNTS_A_STEP === 0) yield code;
    groupOf[code] = code;
    if (counts[code] > 0) used++;
    largest = Math.max(largest, counts[code]);
  }
  return { groupOf, groups: size, used, largest, text: (code) => values.text(code) };
}

/**
 * The values by what a treatment makes of them, as `recode` writes it. Groups are numbered by their first value; values without a row,
 * which edits may leave behind, go where the first one goes. Yields values done.
 */
export function* rungOf(treatment: Treatment, column: ColumnToTreat, missing: MissingTokens): Generator<number, Rung> {
  const { values } = column;
  const treat = yield* treatment.treat(column);
  yield 0;
  const ofMissing = treatment.ofMissing(column);
  const told = new Dictionary(missing);
  const groupOf = new Uint32Array(values.size);
  const groupOfTold: number[] = [];
  const codeOf: number[] = [];
  for (let code = 0; code < values.size; code++) {
    if (code % VALUES_A_STEP === VALUES_A_STEP - 1) yield code;
    const rows = values.count(code);
    if (rows === 0) continue;
    const text = code === 0 ? ofMissing : toldOf(treat(values.text(code)), told);
    const one = told.enter(text === undefined ? undefined : encoder.encode(text), rows);
    groupOfTold[one] ??= codeOf.push(one) - 1;
    groupOf[code] = groupOfTold[one];
  }
  yield values.size;
  let largest = 0;
  for (const one of codeOf) largest = Math.max(largest, told.count(one));
  return { groupOf, groups: codeOf.length, used: codeOf.length, largest, text: (group) => told.text(codeOf[group]) };
}

function toldOf(text: string | undefined, told: Dictionary): string {
  return text === undefined || isMissing(text, told) ? STAR : text;
}

/** Whether what is alike on the finer level is alike on the coarser. */
export function* isNested(finer: Level, coarser: Level, { values }: ColumnToTreat): Generator<number, boolean> {
  const above = new Int32Array(finer.groups).fill(-1);
  for (let code = 0; code < values.size; code++) {
    if (code % VALUES_A_STEP === VALUES_A_STEP - 1) yield code;
    if (values.count(code) === 0) continue;
    const group = finer.groupOf[code];
    if (above[group] < 0) above[group] = coarser.groupOf[code];
    else if (above[group] !== coarser.groupOf[code]) return false;
  }
  return true;
}

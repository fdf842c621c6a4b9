/** What dropping a column, or telling it less exactly, would do to the expected risk: said of statistics, before there are any rows. */
import { staged, type Work } from '../analysis/index.ts';
import { ladderFor, type Treatment } from '../remedies/index.ts';
import { type ColumnStatistics, frequenciesOf, MISSING_CODE, type Statistics } from '../statistics/index.ts';
import { Dictionary, defaultMissingTokens, MissingTokens } from '../table/index.ts';
import { expectedRiskOn } from './drivers.ts';

export interface WhatIf {
  /** The expected risk as it is. */
  readonly expected: number;
  readonly without: number;
  /** The steps of the column's ladder, the mildest first; none if its values or their kind are not told. */
  readonly coarser: readonly Coarser[];
}

export interface Coarser {
  readonly treatment: Treatment;
  readonly expected: number;
}

/** Of columns with more values no steps are looked for: nobody waits for it. */
const MOST_VALUES = 20_000;
/** Values entered between two yields. */
const VALUES_A_STEP = 1024;

/** `place`: of one of the `columns`, all given by their positions in the statistics. `k`: what remedies that merge rare values go by. */
export function* whatIf(statistics: Statistics, columns: readonly number[], place: number, k: number): Work<WhatIf> {
  const frequencies = columns.map((column) => frequenciesOf(statistics.columns[column]));
  const at = columns.indexOf(place);
  const { rows } = statistics;
  const expected = yield* expectedRiskOn(rows, frequencies);
  const without = yield* expectedRiskOn(rows, frequencies.toSpliced(at, 1));
  const coarser: Coarser[] = [];
  for (const { treatment, groupOf } of yield* steps(statistics.columns[place], rows, k)) {
    const risk = yield* expectedRiskOn(rows, frequencies.with(at, grouped(frequencies[at], groupOf)));
    coarser.push({ treatment, expected: risk });
  }
  return { expected, without, coarser };
}

interface Step {
  readonly treatment: Treatment;
  /** Code → group. */
  readonly groupOf: Uint32Array;
}

/** Without the last step, which tells nothing. */
function* steps(column: ColumnStatistics, rows: number, k: number): Work<Step[]> {
  const { role, kind, values } = column;
  if (!values || !role || !kind || values.length > MOST_VALUES) return [];
  const told = yield* staged('columns', values.length, dictionaryOf(column));
  const missing = new MissingTokens(defaultMissingTokens);
  const toTreat = { role, kind, detector: undefined, values: told, rows, k, stated: undefined };
  const ladder = yield* staged('columns', values.length, ladderFor(toTreat, missing));
  return ladder.treatments
    .slice(0, -1)
    .map((treatment, i) => ({ treatment, groupOf: ladder.hierarchy.levels[i + 1].groupOf }));
}

/** Values get the codes that they have in the statistics. Yields values entered. */
function* dictionaryOf({ values = [], counts, missing = 0 }: ColumnStatistics): Generator<number, Dictionary> {
  // No text is missing here: each value has been told as one.
  const dictionary = new Dictionary(new MissingTokens([]));
  const encoder = new TextEncoder();
  dictionary.enter(undefined, missing);
  for (const [i, value] of values.entries()) {
    dictionary.enter(encoder.encode(value), counts[i]);
    if (i % VALUES_A_STEP === 0) yield i;
  }
  return dictionary;
}

/** Suppressed values are not of any group: nobody knows which they are. */
function grouped(frequencies: Uint32Array, groupOf: Uint32Array): Uint32Array {
  const groups = groupOf.reduce((most, group) => Math.max(most, group + 1), MISSING_CODE + 1);
  const others = frequencies.subarray(groupOf.length);
  const sums = new Uint32Array(groups + others.length);
  for (let code = 0; code < groupOf.length; code++) sums[groupOf[code]] += frequencies[code];
  sums.set(others, groups);
  return sums;
}

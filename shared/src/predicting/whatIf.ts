/** Predicts from statistics, before there are any rows, how dropping or coarsening a column would change the expected risk. */
import { staged, type Work } from '../analysis/index.ts';
import { frequencyHistogram } from '../counts/index.ts';
import { expectedRiskWithVariants } from '../measures/prediction/index.ts';
import { ladderFor, type Treatment } from '../remedies/index.ts';
import { inferRole, sampleColumn } from '../roles/index.ts';
import { type ColumnStatistics, MISSING_CODE } from '../statistics/index.ts';
import { Dictionary, defaultMissingTokens, MissingTokens } from '../table/index.ts';
import { dropsOf } from './changedTables.ts';
import { expectedRiskOn } from './drivers.ts';
import type { Law } from './knownDependence.ts';
import type { Prediction } from './predictionOf.ts';

export interface WhatIf {
  /** The law for all of these numbers. */
  readonly law: Law;
  /** The expected risk as it is. */
  readonly expected: number;
  readonly without: number;
  /** The steps of the column's ladder, the mildest first; none if its values are not listed or its role is not known. */
  readonly coarser: readonly Coarser[];
}

interface Coarser {
  readonly treatment: Treatment;
  readonly expected: number;
}

/** Of columns with more values no steps are looked for: nobody waits for it. */
const MOST_VALUES = 20_000;
/** Values entered between two yields. */
const VALUES_A_STEP = 1024;

/** `place`: of one of the columns of the prediction, by its position in the statistics. `k`: what remedies that merge rare values go by. */
export function* whatIf(prediction: Prediction, place: number, k: number): Work<WhatIf> {
  const { statistics, columns, rows, risk } = prediction;
  const at = columns.indexOf(place);
  const ladder = yield* steps(statistics.columns[place], rows, k);
  const groupings = ladder.map(({ groupOf }) => groupOf);
  const { without, risks } = yield* prediction.law === 'independent'
    ? independentRisks(prediction, at, groupings)
    : dependentRisks(prediction, at, groupings);
  return {
    law: prediction.law,
    expected: risk,
    without,
    coarser: ladder.map(({ treatment }, i) => ({ treatment, expected: risks[i] })),
  };
}

interface ChangedRisks {
  readonly without: number;
  readonly risks: readonly number[];
}

function* independentRisks(
  { rows, frequencies, method }: Prediction,
  at: number,
  groupings: readonly Uint32Array[],
): Work<ChangedRisks> {
  const others = frequencies.toSpliced(at, 1).map(frequencyHistogram);
  const variants = groupings.map((groupOf) => frequencyHistogram(grouped(frequencies[at], groupOf)));
  if (method === 'grid') return yield* staged('rows', 0, expectedRiskWithVariants(rows, others, variants));
  const without = yield* expectedRiskOn(rows, others);
  const risks: number[] = [];
  for (const variant of variants) risks.push(yield* expectedRiskOn(rows, [...others, variant]));
  return { without, risks };
}

function* dependentRisks(prediction: Prediction, at: number, groupings: readonly Uint32Array[]): Work<ChangedRisks> {
  const { frequencies, risk } = prediction;
  const changes = groupings.map((groupOf) => ({ place: at, groupOf: wholeGrouping(groupOf, frequencies[at].length) }));
  const drops = yield* dropsOf(prediction, [{ place: at, groupOf: undefined }, ...changes], Number.POSITIVE_INFINITY);
  const [without = 0, ...risks] = (drops ?? []).map((drop) => Math.max(0, risk - drop));
  return { without, risks };
}

interface Step {
  readonly treatment: Treatment;
  /** Code → group. */
  readonly groupOf: Uint32Array;
}

/** Without the last step, which keeps no information. */
function* steps(column: ColumnStatistics, rows: number, k: number): Work<Step[]> {
  const { role, values } = column;
  if (!values?.length || !role || values.length > MOST_VALUES) return [];
  const told = yield* staged('columns', values.length, dictionaryOf(column));
  const kind = column.kind ?? (yield* staged('columns', values.length, kindOf(column, told, rows)));
  const missing = new MissingTokens(defaultMissingTokens);
  const toTreat = { role, kind, detector: undefined, values: told, rows, k, stated: undefined };
  const ladder = yield* staged('columns', values.length, ladderFor(toTreat, missing));
  return ladder.treatments
    .slice(0, -1)
    .map((treatment, i) => ({ treatment, groupOf: ladder.hierarchy.levels[i + 1].groupOf }));
}

/** Where nobody says of what kind its values are, they are looked at as those of a file are. */
function* kindOf({ name, counts, missing = 0 }: ColumnStatistics, told: Dictionary, rows: number) {
  const present = counts.reduce((sum, count) => sum + count, 0);
  let [once, characters] = [0, 0];
  for (const [i, count] of counts.entries()) {
    if (count === 1) once++;
    characters += count * told.length(i + 1);
  }
  const distinct = counts.length;
  const counted = { rows, missing, distinct, uniqueShare: once / present, meanLength: characters / present };
  return (yield* inferRole(sampleColumn(name, told, counted))).kind;
}

/** Values get the codes that they have in the statistics. Yields values entered. */
function* dictionaryOf({ values = [], counts, missing = 0 }: ColumnStatistics): Generator<number, Dictionary> {
  // No text is missing here: each one is listed as a value.
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
function wholeGrouping(groupOf: Uint32Array, codes: number): Uint32Array {
  const groups = groupOf.reduce((most, group) => Math.max(most, group + 1), MISSING_CODE + 1);
  const whole = new Uint32Array(codes);
  whole.set(groupOf);
  for (let code = groupOf.length; code < codes; code++) whole[code] = groups + code - groupOf.length;
  return whole;
}

function grouped(frequencies: Uint32Array, groupOf: Uint32Array): Uint32Array {
  const whole = wholeGrouping(groupOf, frequencies.length);
  const sums = new Uint32Array(whole.reduce((most, group) => Math.max(most, group + 1), 0));
  for (let code = 0; code < frequencies.length; code++) sums[whole[code]] += frequencies[code];
  return sums;
}

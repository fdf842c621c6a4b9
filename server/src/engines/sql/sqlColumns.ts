/** The columns of a table that a database holds: their names, and their values with exact counts. The rows stay where they are. */
import { sortInSteps } from '@quasi/shared/analysis';
import { type Counting, codesElsewhere, RowsElsewhere, type SizeHistogram } from '@quasi/shared/counts';
import { type Column, Dictionary, MissingTokens } from '@quasi/shared/table';
import type { Asking } from './asking.ts';
import type { AnswerRow } from './connection.ts';
import type { Relation } from './grouping.ts';
import { lengthsText, sizesText, topValuesText, valuesText } from './questions.ts';
import { add, type CountedColumn, histogramOf } from './sqlCounts.ts';
import { toCount } from './toCount.ts';

/** Different values of a column that are kept; of a column with more only some are, with exact numbers of all. */
export const MOST_VALUES = 2 ** 18;
const SAMPLED_VALUES = 20_000;
const TOP_VALUES = 1000;
/** Values entered between two yields. */
const VALUES_A_STEP = 2048;

const encoder = new TextEncoder();

export interface EngineColumn {
  readonly column: Column;
  readonly counted: CountedColumn;
}

export interface NamedColumn {
  readonly name: string;
  /** Our text of a value as the database answers it, never of a missing one. */
  readonly textOf: (value: unknown) => string;
}

/** A column of a database: how its values become texts there. */
export interface TypedColumn extends NamedColumn {
  /** An expression for its text, NULL where it is missing; no two values that differ have the same. */
  readonly text: string;
}

export function* engineColumn(
  asking: Asking,
  relation: Relation,
  number: number,
  { name, textOf }: NamedColumn,
  rows: number,
): Counting<EngineColumn> {
  const found = new Map<number, number>();
  for (const [size, values] of yield* asking.inBuckets('sizes', rows, (bucket) =>
    sizesText(relation, { columns: [number], missing: 'value' }, bucket),
  )) {
    add(found, toCount(size), toCount(values));
  }
  const sizes = histogramOf(found);
  const distinct = sizes.counts.reduce((sum, count) => sum + count, 0);
  const dictionary = new Dictionary(new MissingTokens([]));
  const base = { index: number, name, codes: codesElsewhere, dictionary };
  if (distinct <= MOST_VALUES) {
    const codeOfText = yield* entered(
      dictionary,
      yield* asking.inBuckets('sizes', distinct, (bucket) => valuesText(relation, number, bucket)),
      textOf,
    );
    return { column: base, counted: countedColumn(distinct, dictionary, codeOfText, textOf) };
  }
  const [[missing, characters]] = yield* asking.whole(lengthsText(relation, number));
  const parts = Math.ceil(distinct / SAMPLED_VALUES);
  const sample = yield* asking.whole(valuesText(relation, number, { of: parts, number: 0 }));
  const top = yield* asking.whole(topValuesText(relation, number, TOP_VALUES));
  const absent: AnswerRow = [null, missing];
  yield* entered(dictionary, [absent, ...withoutRepeats([...top, ...sample])], textOf);
  const beyond = { sizes, missing: toCount(missing), characters: toCount(characters) };
  return {
    column: { ...base, beyond },
    counted: { distinct, codeOf: undefined, frequencies: once(() => frequenciesOf(sizes)) },
  };
}

function countedColumn(
  distinct: number,
  dictionary: Dictionary,
  codeOfText: ReadonlyMap<string, number>,
  textOf: (value: unknown) => string,
): CountedColumn {
  return {
    distinct,
    codeOf: (value) => {
      const code = value === null ? 0 : codeOfText.get(textOf(value));
      if (code === undefined) throw new RowsElsewhere('The table changed while it was counted. Run it again.');
      return code;
    },
    frequencies: () => dictionary.counts.slice(),
  };
}

/** Enters the values in the order of their texts, which is the same for all engines. */
function* entered(
  dictionary: Dictionary,
  answers: readonly AnswerRow[],
  textOf: (value: unknown) => string,
): Counting<Map<string, number>> {
  const values: { readonly text: string; readonly rows: number }[] = [];
  for (const [i, [value, count]] of answers.entries()) {
    if (value === null) dictionary.enter(undefined, toCount(count));
    else values.push({ text: textOf(value), rows: toCount(count) });
    if (i % VALUES_A_STEP === 0) yield i;
  }
  const inOrder = yield* sortInSteps(values, (a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const codeOf = new Map<string, number>();
  for (const [i, { text, rows }] of inOrder.entries()) {
    codeOf.set(text, dictionary.enter(encoder.encode(text), rows));
    if (i % VALUES_A_STEP === 0) yield i;
  }
  return codeOf;
}

function withoutRepeats(answers: readonly AnswerRow[]): AnswerRow[] {
  return [...new Map(answers.filter(([value]) => value !== null).map((row) => [row[0], row])).values()];
}

/** Of very many values this is large, and asked for again and again. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Of each value its rows, without the values. */
function frequenciesOf({ sizes, counts }: SizeHistogram): Uint32Array {
  const frequencies = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let end = 0;
  for (let i = 0; i < sizes.length; i++) {
    frequencies.fill(sizes[i], end, end + counts[i]);
    end += counts[i];
  }
  return frequencies;
}

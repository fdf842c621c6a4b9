/** How safe one person is, whose true values somebody gives, behind a protected file: a row of the file itself is nobody's and is never judged. */
import {
  aloneProbability,
  atMostProbability,
  countLawInSteps,
  type Database,
  expectedCount,
  isAtMostAsPrinted,
  type Target,
} from '../../measures/protected/index.ts';
import type { PeopleBehind } from './fit.ts';
import { keyOf } from './matches.ts';

export interface JudgedRecord {
  /** E[X]: people of the population with these values, the person included. */
  readonly expected: number;
  /** P(X = 1). */
  readonly alone: number;
  /** T → P(X ≤ T), and whether E rounded is at most T, as the paper decides. */
  readonly atMost: readonly { readonly most: number; readonly probability: number; readonly asPrinted: boolean }[];
  /** The person's combination is so rare that the floor decides, and the chance of being alone can be no more than `cap`. */
  readonly isOnFloor: boolean;
  readonly cap: number;
  /** The columns in which nobody of the file gave this answer, by their names. */
  readonly unknown: readonly string[];
}

/**
 * `values`: one for each column of the model in turn, as the file would write it, undefined for a missing one. `databases` that may
 * hold the person, each with its matches. Undefined where they leave no room for this person.
 */
export function* judgeRecord(
  { columns, model, population, floor }: PeopleBehind,
  values: readonly (string | undefined)[],
  databases: readonly Database[],
  target: Target,
  mosts: readonly number[],
): Generator<number, JudgedRecord | undefined> {
  const person = personOf(columns, values);
  const unknown = columns.filter((_, i) => person[i] < 0).map(({ name }) => name);
  const q = unknown.length > 0 ? 0 : yield* model.cellProbability(person);
  const law = yield* countLawInSteps(Math.min(1, Math.max(q, floor)), population, databases, target);
  const least = yield* countLawInSteps(Math.min(1, floor), population, databases, target);
  if (!law || !least) return undefined;
  // A law may have millions of terms: a step for each sum over them.
  const expected = expectedCount(law);
  const atMost: JudgedRecord['atMost'][number][] = [];
  for (const most of mosts) {
    yield 0;
    const probability = atMostProbability(law, most);
    yield 0;
    atMost.push({ most, probability, asPrinted: isAtMostAsPrinted(law, most) });
  }
  return {
    expected,
    alone: aloneProbability(law),
    atMost,
    isOnFloor: q <= floor,
    cap: aloneProbability(least),
    unknown,
  };
}

/** The records of each database with these values. Nothing of a person with an answer that nobody gave: these people cannot be distinguished. */
export function matchesOf(
  { columns, databases }: PeopleBehind,
  values: readonly (string | undefined)[],
): readonly Database[] {
  const person = personOf(columns, values);
  if (person.includes(-1)) return [];
  const key = keyOf(person);
  return databases.map(({ rate, records }) => ({ rate, matches: records.of(key) }));
}

function personOf(columns: PeopleBehind['columns'], values: readonly (string | undefined)[]): Int32Array {
  return Int32Array.from(columns, ({ categoryOf }, i) => categoryOf(values[i]));
}

/** Candidates for a column measured one after the other as long as somebody waits; what is found is kept as long as the facts are what they are. */
import { type Analysis, type ClassFacts, isOver, type Work } from '../analysis/index.ts';
import type { Tools } from '../remedies/index.ts';
import type { Columns } from '../table/index.ts';
import type { Treatments } from './treatColumn.ts';

/** What is to be found out of a column, candidate by candidate. */
export interface Asked {
  readonly analysis: Analysis<Columns>;
  readonly facts: ClassFacts;
  readonly column: number;
  readonly tools: Tools | undefined;
}

export interface InTurn<T> {
  /** What is known without further work. */
  known(facts: ClassFacts, column: number): readonly T[];
  /** Goes on until the deadline, in milliseconds of the clock; who asks again goes on from there. */
  measure(asked: Asked, deadline: number): Work<readonly T[]>;
}

interface Kept<T> {
  readonly found: T[];
  readonly steps: Work<void>;
  isDone: boolean;
}

/** `measure`: undefined for a candidate that is not worth being offered. */
export function inTurn<T>(
  candidates: (asked: Asked) => Work<readonly Treatments[]>,
  measure: (asked: Asked, treatments: Treatments) => Work<T | undefined>,
): InTurn<T> {
  const keptOf = new WeakMap<ClassFacts, Map<number, Kept<T>>>();
  const keptFor = (asked: Asked): Kept<T> => {
    const columns = keptOf.get(asked.facts) ?? new Map<number, Kept<T>>();
    keptOf.set(asked.facts, columns);
    const found: T[] = [];
    const kept = columns.get(asked.column) ?? { found, steps: measuring(asked, found), isDone: false };
    columns.set(asked.column, kept);
    return kept;
  };
  function* measuring(asked: Asked, found: T[]): Work<void> {
    for (const treatments of yield* candidates(asked)) {
      const one = yield* measure(asked, treatments);
      if (one !== undefined) found.push(one);
    }
  }
  return {
    known: (facts, column) => keptOf.get(facts)?.get(column)?.found ?? [],
    *measure(asked, deadline) {
      const kept = keptFor(asked);
      // What somebody waits for may be left at any step: the work itself is kept.
      while (!kept.isDone && !isOver(deadline)) {
        const step = kept.steps.next();
        if (step.done) kept.isDone = true;
        else yield step.value;
      }
      return kept.found;
    },
  };
}

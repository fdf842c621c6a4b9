/** Candidates for a column measured one after the other as long as somebody waits; what is found is kept as long as the facts are what they are. */
import { type Analysis, type ClassFacts, isOver, type Work } from '../analysis/index.ts';
import { KeptWork } from '../memory/index.ts';
import type { Tools } from '../remedies/index.ts';
import type { Columns } from '../table/index.ts';
import type { Treatments } from './treatColumn.ts';

/** The question about a column, answered candidate by candidate. */
interface Asked {
  readonly analysis: Analysis<Columns>;
  readonly facts: ClassFacts;
  readonly column: number;
  /** The same each time. */
  readonly tools: Tools | undefined;
}

export interface InTurn<T> {
  /** The effect that is known without further work. */
  known(facts: ClassFacts, column: number): readonly T[];
  /** Finds the candidates, and measures none of them. */
  list(asked: Asked): Work<readonly T[]>;
  /** Goes on until the deadline, in milliseconds of the clock; who asks again goes on from there. */
  measure(asked: Asked, deadline: number): Work<readonly T[]>;
}

/** `measure`: undefined for a candidate that is not worth being offered; `unmeasured`: what stands for one until it is measured. */
export function inTurn<T>(
  candidates: (asked: Asked) => Work<readonly Treatments[]>,
  measure: (asked: Asked, treatments: Treatments) => Work<T | undefined>,
  unmeasured: (treatments: Treatments) => T | undefined = () => undefined,
): InTurn<T> {
  const found = new KeptWork<ClassFacts, number, readonly T[]>();
  const known = (facts: ClassFacts, column: number) => found.known(facts, column) ?? [];
  function* until(asked: Asked, isEnough: () => boolean): Work<readonly T[]> {
    const { facts, column } = asked;
    const measuring = function* (tell: (known: readonly T[]) => void): Work<readonly T[]> {
      const treatments = yield* candidates(asked);
      const all = treatments.map(unmeasured);
      const worthy = () => all.filter((one) => one !== undefined);
      tell(worthy());
      for (const [place, each] of treatments.entries()) {
        all[place] = yield* measure(asked, each);
        tell(worthy());
      }
      return worthy();
    };
    return (yield* found.until(isEnough, facts, column, measuring)) ?? [];
  }
  return {
    known,
    list: (asked) => until(asked, () => found.known(asked.facts, asked.column) !== undefined),
    measure: (asked, deadline) => until(asked, () => isOver(deadline)),
  };
}

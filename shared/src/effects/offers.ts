/**
 * The candidates for a column with their measured effects. The file is analysed as it would be read after each: that is exact, and takes no
 * longer than to reckon with its distinct tuples where hardly two rows are alike.
 */
import type { Analysis, ClassFacts, Work } from '../analysis/index.ts';
import type { Tools } from '../remedies/index.ts';
import type { Columns } from '../table/index.ts';
import { candidatesFor } from './candidates.ts';
import { type Effect, effectOf } from './effect.ts';
import { inTurn } from './inTurn.ts';
import { changedCells, type Treated, type Treatments, treatColumns } from './treatColumn.ts';

export interface Offer {
  readonly treatments: Treatments;
  /** Undefined as long as there was no time to measure it. */
  readonly effect: Effect | undefined;
  /** Cells that change; undefined with the effect. */
  readonly cells: number | undefined;
  /** Distinct values in the treated columns; undefined with the effect. */
  readonly values: ValueCounts | undefined;
  /** Rows whose value the remedy is not made for: nothing is left of it. */
  readonly unfitRows: number;
}

export interface ValueCounts {
  readonly before: number;
  readonly after: number;
}

export interface MeasuredOffer extends Offer {
  readonly effect: Effect;
  readonly cells: number;
  readonly values: ValueCounts;
}

/** In the order of the candidates. */
export const offers = inTurn<Offer>(
  ({ facts, column, tools }) => candidatesFor(facts, column, tools),
  ({ analysis, facts, tools }, treatments) => measureTreatments(analysis, facts, treatments, tools),
  (treatments) => ({ treatments, effect: undefined, cells: undefined, values: undefined, unfitRows: 0 }),
);

export function* measureTreatments(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  treatments: Treatments,
  tools?: Tools,
): Work<MeasuredOffer> {
  const treated = yield* treatColumns(facts, treatments, tools);
  let unfitRows = 0;
  for (const recoded of treated.values()) unfitRows += recoded?.unfitRows ?? 0;
  const effect = yield* effectOf(analysis, treated);
  return { treatments, effect, cells: changedCells(facts, treated), values: valueCounts(facts, treated), unfitRows };
}

function valueCounts({ profiles }: ClassFacts, treated: Treated): ValueCounts {
  let before = 0;
  let after = 0;
  for (const [column, recoded] of treated) {
    const { distinct, missing } = profiles[column];
    before += missing > 0 ? distinct - 1 : distinct;
    // Its first code is that of missing cells.
    after += recoded ? recoded.column.dictionary.size - 1 : 0;
  }
  return { before, after };
}

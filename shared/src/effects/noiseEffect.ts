/** The effect of cells drawn anew, counted on the very draws that are written. */
import type { Analysis, ClassFacts, Work } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import { type AloneChange, aloneChange, chanceOfTruth, type NoisedColumn } from './alone.ts';
import { type CellTreatments, type RedrawnColumns, redrawnCells } from './redrawColumns.ts';

export interface NoiseEffect {
  /** Undefined where no column holds answers, or nothing is compared. */
  readonly alone: AloneChange | undefined;
  /** How likely all answers of a row are the truth; undefined without answers. */
  readonly truth: number | undefined;
  /** Of all columns with answers together. */
  readonly epsilon: number;
  /** Cells that get another value. */
  readonly cells: number;
  readonly unfitRows: number;
  /** Columns whose numbers are answered in ranges. */
  readonly inRanges: readonly number[];
}

/** `deadline`: in milliseconds of the clock, for P(alone). */
export function* noiseEffect(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  treatments: CellTreatments,
  redrawn: RedrawnColumns,
  deadline: number,
): Work<NoiseEffect> {
  const noised = answersAmong(treatments, redrawn);
  const answers = [...noised.values()];
  return {
    alone: noised.size > 0 ? yield* aloneChange(analysis, facts, noised, deadline) : undefined,
    truth: noised.size > 0 ? chanceOfTruth(answers) : undefined,
    epsilon: answers.reduce((sum, { epsilon }) => sum + epsilon, 0),
    cells: yield* redrawnCells(facts, redrawn),
    inRanges: [...noised].flatMap(
      ([
        column,
        {
          redrawn: { answers: own },
        },
      ]) => (own?.areRanges ? [column] : []),
    ),
    unfitRows: [...redrawn.values()].reduce((sum, one) => sum + one.unfitRows, 0),
  };
}

/** The columns that hold answers of randomised response then, with their ε. */
export function answersAmong(treatments: CellTreatments, redrawn: RedrawnColumns): Map<number, NoisedColumn> {
  const noised = new Map<number, NoisedColumn>();
  for (const [column, treatment] of treatments) {
    const { epsilon } = treatment.parameters as { readonly epsilon?: number };
    const after = redrawn.get(column);
    if (epsilon !== undefined && after) noised.set(column, { epsilon, redrawn: after });
  }
  return noised;
}

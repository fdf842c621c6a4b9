/** What the data lose by a remedy: the penalty Quasi ranks by, entropy as the second opinion, and what is left to guess of each changed column. */
import { staged, type Work } from '../../analysis/index.ts';
import { crossed, rowsIn } from '../../counts/index.ts';
import { certaintyPenalty } from '../../generalising/index.ts';
import { type ColumnLoss, entropyLoss, equivocation, type Groups, lossShare } from '../../measures/loss/index.ts';
import type { Codes } from '../../table/index.ts';
import { allInOne, valuesOf } from '../loss.ts';
import type { Sides } from './sides.ts';

export interface InformationLoss {
  /** Normalised certainty penalty, a share. */
  readonly ncp: number;
  /** Non-uniform entropy as a share of all there is in the columns. */
  readonly entropy: number;
  /** H(X|Y)/H(X) of each changed column that is still there. */
  readonly leftToGuess: readonly { readonly column: number; readonly share: number }[];
}

/** Nothing where nothing is changed. */
export function* informationLoss(sides: Sides): Work<InformationLoss | 'none'> {
  const { before, changed, judged, isKept } = sides;
  if (changed.size === 0 && !isKept) return 'none';
  const penalties: ColumnLoss[] = [];
  const entropies: ColumnLoss[] = [];
  for (const column of judged) {
    const values = yield* valuesOf(before.facts, column);
    const groups = changed.get(column) ?? (changed.has(column) ? allInOne : asTheyAre)(values.counts.length);
    const [codes] = rowsIn(before.facts.counts).codes([column]);
    for (const [losses, loss] of [
      [penalties, certaintyPenalty(values, groups)],
      [entropies, entropyLoss(values.counts, groups)],
    ] as const) {
      losses.push(isKept ? yield* withRemovedRows(loss, codes, groups, isKept) : loss);
      yield { stage: 'columns', share: penalties.length / judged.length };
    }
  }
  return { ncp: lossShare(penalties), entropy: lossShare(entropies), leftToGuess: yield* leftToGuess(sides) };
}

const asTheyAre = (values: number): Groups => ({
  groupOf: Uint32Array.from({ length: values }, (_, code) => code),
  groups: values,
});

const ROWS_A_STEP = 65_536;

/** The cells of removed rows are lost wholly. */
function* withRemovedRows(loss: ColumnLoss, codes: Codes, { groupOf }: Groups, isKept: Uint8Array): Work<ColumnLoss> {
  let { total } = loss;
  for (let from = 0; from < isKept.length; from += ROWS_A_STEP) {
    const to = Math.min(isKept.length, from + ROWS_A_STEP);
    // A missing cell said nothing.
    for (let row = from; row < to; row++) {
      const code = isKept[row] === 0 ? codes.at(row) : 0;
      if (code !== 0) total += loss.bySuppression[groupOf[code]];
    }
    yield { stage: 'rows', share: to / isKept.length };
  }
  return { ...loss, total };
}

function* leftToGuess(sides: Sides): Work<InformationLoss['leftToGuess']> {
  const { before, after, placeAfter, changed, isKept } = sides;
  const left: { column: number; share: number }[] = [];
  for (const [column, groups] of changed) {
    const place = placeAfter[column];
    if (!groups || place === undefined) continue;
    const { counts } = before.facts.table.columns[column].dictionary;
    const codes = Uint32Array.from({ length: groups.groupOf.length }, (_, code) => code);
    // Rows give the pairs also of values that are drawn anew; where some are gone only the groups are left.
    const joint = isKept
      ? { a: codes, b: groups.groupOf, counts }
      : yield* staged(
          'columns',
          before.facts.table.rowCount,
          crossed(before.facts.counts, column, after.facts.counts, place),
        );
    const pairs = { before: joint.a, after: joint.b, counts: joint.counts };
    left.push({ column, share: yield* staged('columns', joint.counts.length, equivocation(pairs)) });
  }
  return left;
}

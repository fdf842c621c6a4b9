/**
 * k-ary randomised response (SEI, the mechanism of its experiments): the truth stays with probability e^ε/(e^ε + k − 1), else one of the
 * other k − 1 values of the column takes its place. Where cells are missing, that is one more value.
 */
import * as z from 'zod/mini';
import { channelOf, randomisedResponse as respond } from '../../measures/protected/index.ts';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { above0 } from '../parameters.ts';
import type { ColumnToTreat } from '../remedy.ts';
import { cellRemedyOf, type DrawnCells } from './cellRemedy.ts';

/** Those that are offered, the mildest first. */
export const offeredEpsilons = [4, 2, 1, 0.5] as const;
/** With more values hardly any truth is left at these ε. */
const MOST_VALUES = 50;

export const randomisedResponse = cellRemedyOf({
  name: 'randomised-response',
  remains: 'How often each value occurs, to be reckoned back from what is written; of a single row nothing certain.',
  notWhen:
    'Single rows must be right, or the file is small: frequencies come back only over many rows. Values met once are still named.',
  parameters: z.strictObject({ epsilon: above0 }),
  offers(column) {
    const isFit = column.kind === 'category' && column.role !== 'identifier' && column.role !== 'subject';
    return isFit && canBeRandomised(column.values) ? offeredEpsilons.map((epsilon) => ({ epsilon })) : [];
  },
  title: (column, { epsilon }) => t`Randomise ${column} (ε = ${epsilon})`,
  draw: ({ epsilon }, column) =>
    function* (codes, random): Generator<number, DrawnCells> {
      const { codes: codeOf, categoryOf } = categoriesOf(column);
      const cells = new Uint32Array(codes.length);
      codes.copyTo(cells, 0, codes.length);
      yield* replaced(cells, categoryOf);
      const reports = yield* respond(cells, channelOf(epsilon, codeOf.length), random);
      yield* replaced(reports, codeOf);
      const { values } = column;
      const texts = Array.from({ length: values.size }, (_, code) => (code === 0 ? undefined : values.text(code)));
      return { texts, codes: reports, unfitRows: 0 };
    },
});

/** Whether its values are few enough, whatever their kind: ages in bands are categories too. */
export function canBeRandomised(values: Dictionary): boolean {
  const { length } = categoriesOf({ values }).codes;
  return length >= 2 && length <= MOST_VALUES;
}

const ROWS_A_STEP = 65_536;

function* replaced(cells: Uint32Array, by: ArrayLike<number>): Generator<number, void> {
  for (let row = 0; row < cells.length; row++) {
    cells[row] = by[cells[row]];
    if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield row;
  }
}

/** The values that have rows. */
function categoriesOf({ values }: Pick<ColumnToTreat, 'values'>): { codes: number[]; categoryOf: Uint32Array } {
  const codes: number[] = [];
  const categoryOf = new Uint32Array(values.size);
  for (let code = 0; code < values.size; code++) {
    if (values.count(code) > 0) categoryOf[code] = codes.push(code) - 1;
  }
  return { codes, categoryOf };
}

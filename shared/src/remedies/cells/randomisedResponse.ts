/**
 * k-ary randomised response (SEI, the mechanism of its experiments): the truth stays with probability e^ε/(e^ε + k − 1), else one of the
 * other k − 1 values of the column takes its place. Where cells are missing, that is one more value. Of more than 50 numbers ranges are reported.
 */
import * as z from 'zod/mini';
import { channelOf, randomisedResponse as respond } from '../../measures/protected/index.ts';
import { t } from '../../words/index.ts';
import { isMadeOfNumbers } from '../lookAt.ts';
import { above0 } from '../parameters.ts';
import type { ColumnToTreat } from '../remedy.ts';
import { type Answers, answersOf, hasFewValues } from './answers.ts';
import { cellRemedyOf, type DrawnCells } from './cellRemedy.ts';

/** Those that are offered, the mildest first. */
export const offeredEpsilons = [4, 2, 1, 0.5] as const;

export const randomisedResponse = cellRemedyOf({
  name: 'randomised-response',
  remains: 'How often each value occurs, to be reckoned back from what is written; of a single row nothing certain.',
  notWhen:
    'Single rows must be right, or the file is small: frequencies come back only over many rows. Values met once are still named.',
  parameters: z.strictObject({ epsilon: above0 }),
  offers({ kind, role, values }) {
    const isFit = kind === 'category' && role !== 'identifier' && role !== 'subject';
    return isFit && hasFewValues(values) ? offeredEpsilons.map((epsilon) => ({ epsilon })) : [];
  },
  title: (column, { epsilon }) => t`Randomise ${column} (ε = ${epsilon})`,
  draw: ({ epsilon }, column) =>
    function* (codes, random): Generator<number, DrawnCells> {
      const answers = yield* answersOf(column);
      const cells = new Uint32Array(codes.length);
      codes.copyTo(cells, 0, codes.length);
      yield* replaced(cells, answers.ofCode);
      const reports = yield* respond(cells, channelOf(epsilon, answers.texts.length), random);
      const { texts, places } = placesOf(column.values.size, answers);
      yield* replaced(reports, places);
      return { texts, codes: reports, unfitRows: answers.unfitRows, answers };
    },
});

/** Whether there are answers to choose among: not too many values of any kind, as ages in bands are categories too, or numbers. Yields values looked at. */
export function* canBeRandomised(column: Pick<ColumnToTreat, 'values' | 'kind'>): Generator<number, boolean> {
  return hasFewValues(column.values) || (isMadeOfNumbers(column.kind) && (yield* answersOf(column)).areRanges);
}

/** Answer → its place among the texts: its own code, or a new one behind all codes of the column. */
function placesOf(size: number, { texts: answers, codes }: Answers) {
  const texts = new Array<string | undefined>(size).fill(undefined);
  const places = answers.map((answer, i) => {
    const place = codes[i] ?? texts.length;
    texts[place] = answer;
    return place;
  });
  return { texts, places };
}

const ROWS_A_STEP = 65_536;

function* replaced(cells: Uint32Array, by: ArrayLike<number>): Generator<number, void> {
  for (let row = 0; row < cells.length; row++) {
    cells[row] = by[cells[row]];
    if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield row;
  }
}

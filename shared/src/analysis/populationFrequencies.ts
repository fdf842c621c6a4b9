/**
 * How much more, or less, frequent a value is in the population than in the file: by published statistics of it (TFRR's own scenario), else by
 * the weights of the rows.
 */
import type { ColumnRole } from '../roles/index.ts';
import { frequenciesOf, MISSING_CODE, type Statistics } from '../statistics/index.ts';
import type { Column } from '../table/index.ts';
import { staged, type Work } from './progress.ts';
import { sumOfWeights, weightOf } from './weights.ts';

const VALUES_A_STEP = 4096;
const ROWS_A_STEP = 65_536;

/** Column → code → ratio, for each of the columns in turn; undefined where the file's own frequencies are all there is. */
export function* ratiosToPopulation(
  columns: readonly Column[],
  statistics: Statistics | undefined,
  weights: Column | undefined,
): Work<Float64Array[] | undefined> {
  const weightOfRow = statistics ? undefined : weights && (yield* weightsOfRows(weights));
  if (!statistics && !weightOfRow) return undefined;
  const ratios: Float64Array[] = [];
  for (const column of columns) {
    const counting = statistics ? frequencyRatios(statistics, column) : weightRatios(weightOfRow ?? [], column);
    ratios.push(yield* staged('columns', column.dictionary.size, counting));
  }
  return ratios;
}

/** The column that is declared to hold weights. */
export function declaredWeights(
  columns: readonly Column[],
  roles: readonly Pick<ColumnRole, 'role' | 'isDeclared'>[],
): Column | undefined {
  return columns.find((_, i) => roles[i].role === 'weight' && roles[i].isDeclared);
}

/** Row → its share of all weights; undefined if a row has none. */
function* weightsOfRows(weights: Column): Work<Float64Array | undefined> {
  const { codes, dictionary } = weights;
  const { sum, unusable } = yield* staged('columns', dictionary.size, sumOfWeights(weights));
  if (unusable > 0) return undefined;
  const ofCode = new Float64Array(dictionary.size);
  for (let code = 1; code < dictionary.size; code++) {
    ofCode[code] = (weightOf(dictionary.text(code)) ?? 0) / sum;
    if (code % VALUES_A_STEP === 0) yield { stage: 'columns', share: code / dictionary.size };
  }
  const ofRow = new Float64Array(codes.length);
  for (let row = 0; row < codes.length; row++) {
    ofRow[row] = ofCode[codes.at(row)];
    if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / codes.length };
  }
  return ofRow;
}

/** Code → the value's share of the weights over its share of the rows. Yields the rows done. */
function* weightRatios(weightOfRow: ArrayLike<number>, { codes, dictionary }: Column): Generator<number, Float64Array> {
  const ratios = new Float64Array(dictionary.size);
  for (let row = 0; row < codes.length; row++) {
    ratios[codes.at(row)] += weightOfRow[row];
    if (row % ROWS_A_STEP === 0) yield row;
  }
  return ratios.map((weight, code) => (weight === 0 ? 1 : weight / (dictionary.count(code) / codes.length)));
}

/**
 * Code → the value's share of the population over its share of the file's rows. 1 where the statistics leave out the
 * column, or give only its counts; of suppressed values the mean. Yields the values done.
 */
function* frequencyRatios(
  statistics: Statistics,
  { name, codes, dictionary }: Column,
): Generator<number, Float64Array> {
  const ratios = new Float64Array(dictionary.size).fill(1);
  const told = statistics.columns.find((column) => column.name === name);
  if (!told?.values) return ratios;
  const frequencies = frequenciesOf(told);
  const codeOfText = new Map<string, number>();
  for (const value of told.values) {
    codeOfText.set(value, codeOfText.size + 1);
    if (codeOfText.size % VALUES_A_STEP === 0) yield codeOfText.size;
  }
  const { values, records } = told.suppressed ?? { values: 0, records: 0 };
  const unseen = values > 0 ? records / values : 0;
  for (let code = 0; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    const rows = dictionary.count(code);
    if (rows === 0) continue;
    const place = code === 0 ? MISSING_CODE : codeOfText.get(dictionary.text(code));
    const people = place === undefined ? unseen : frequencies[place];
    ratios[code] = people / statistics.rows / (rows / codes.length);
  }
  return ratios;
}

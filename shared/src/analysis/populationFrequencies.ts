/** Published statistics of a population in the place of the file's own frequencies: how much more, or less, frequent a value is there (TFRR's own scenario). */
import { frequenciesOf, MISSING_CODE, type Statistics } from '../statistics/index.ts';
import type { Column } from '../table/index.ts';

const VALUES_A_STEP = 4096;

/**
 * Code → the value's share of the population over its share of the file's rows. 1 where the statistics leave out the
 * column, or give only its counts; of suppressed values the mean. Yields the values done.
 */
export function* frequencyRatios(
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

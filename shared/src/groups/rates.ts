/** A rate beside its base is a count too: 12.5 % of 40 people are 5. These counts are believed only where the numbers agree. */
import type { ColumnForm } from '../roles/index.ts';
import type { Column } from '../table/index.ts';
import { type CellColumn, CellIs, kindAt, valueAt } from './countTable.ts';
import { isMeasureWord } from './countWords.ts';

const MOST_RATES = 16;
const MOST_BASES = 8;
/** Rows that have to bear it out, and how many of them. */
const FEWEST_ROWS = 5;
const MUST_AGREE = 0.95;
/** A rate so coarse that more than half of the range is near a whole number proves nothing. */
const WIDEST = 0.5;
/** So unlikely it is that rates of something else come near whole numbers in all rows. */
const CHANCE = 1e-3;
const BLOCK = 2048;

/** The counts that rates reveal and no column gives already; their cells are those of the rates. Yields the number of rows looked at. */
export function* countsByRates(
  columns: readonly Column[],
  forms: readonly ColumnForm[],
  counts: readonly CellColumn[],
): Generator<number, CellColumn[]> {
  const known = new Set(counts.map(({ column }) => column));
  const rates = [...columns.keys()].filter((i) => !known.has(i) && forms[i].numbers && isMeasureWord(forms[i].header));
  const found: CellColumn[] = [];
  for (const rate of rates.slice(0, MOST_RATES)) {
    for (const base of counts.slice(0, MOST_BASES)) {
      const implied = yield* impliedBy(columns[rate], scaleOf(forms[rate]), base);
      if (!implied) continue;
      if (!counts.some((told) => isTold(implied, told))) found.push(implied);
      break;
    }
  }
  return found;
}

const perMany =
  /(?:per|pro|je|par|por|ogni|na|p(?:e|o)r cada|на|за|\/|人口)\s?(?<many>100[.,' ]?000|10[.,' ]?000|1[.,' ]?000|100|10万|100k|10k|1k)/i;
const many: Readonly<Record<string, number>> = { '10万': 100_000, '100k': 100_000, '10k': 10_000, '1k': 1000 };
const percent = /%|percent|pct|perc\b|prozent|pour ?cent|porcent|procent|percentu|yüzde|百分|퍼센트/i;

/** What a rate of one is written as: 1, 100, 1000, 100,000. */
function scaleOf({ header, numbers }: ColumnForm): number {
  const found = perMany.exec(header.name)?.groups?.['many'];
  if (found) return many[found.toLowerCase()] ?? Number(found.replaceAll(/[.,' ]/g, ''));
  if (header.name.includes('‰')) return 1000;
  if (percent.test(header.name)) return 100;
  return (numbers?.largest ?? 0) <= 1 ? 1 : 100;
}

const rateText = /^(\d{1,9})(?:[.,](\d{1,12}))?\s?%?$/;

/** Undefined where the rates are none of these counts. */
function* impliedBy(
  { index, codes, dictionary }: Column,
  scale: number,
  base: CellColumn,
): Generator<number, CellColumn | undefined> {
  const rows = codes.length;
  const kinds = new Uint8Array(rows);
  const values = new Float64Array(rows);
  let judged = 0;
  let agreeing = 0;
  let chance = 1;
  for (let row = 0; row < rows; row++) {
    if (row % BLOCK === 0) yield row;
    const read = rateText.exec(dictionary.text(codes.at(row)).trim());
    if (!read || kindAt(base, row) !== CellIs.count || valueAt(base, row) < 1) continue;
    const all = valueAt(base, row) / scale;
    const rate = Number(`${read[1]}.${read[2] ?? 0}`);
    const half = (0.5 * all) / 10 ** (read[2]?.length ?? 0);
    const nearest = Math.round(rate * all);
    if (half >= WIDEST / 2 || nearest > valueAt(base, row)) continue;
    judged++;
    if (Math.abs(rate * all - nearest) > half + 1e-9) continue;
    agreeing++;
    // Zero is near a whole number whatever it is a rate of.
    if (rate > 0) chance *= Math.max(2 * half, 1e-6);
    kinds[row] = CellIs.count;
    values[row] = nearest;
  }
  if (judged < FEWEST_ROWS || agreeing < MUST_AGREE * judged || chance > CHANCE) return undefined;
  return {
    column: index,
    isRate: true,
    codes: Int32Array.from({ length: rows }, (_, row) => row),
    kinds,
    values,
    least: new Float64Array(rows),
    most: new Float64Array(rows).fill(-1),
  };
}

/** Whether a column says the same already. */
function isTold(implied: CellColumn, told: CellColumn): boolean {
  let same = 0;
  let all = 0;
  for (let row = 0; row < implied.codes.length; row++) {
    if (kindAt(implied, row) !== CellIs.count || kindAt(told, row) !== CellIs.count) continue;
    all++;
    if (valueAt(told, row) === valueAt(implied, row)) same++;
  }
  return all > 0 && same >= MUST_AGREE * all;
}

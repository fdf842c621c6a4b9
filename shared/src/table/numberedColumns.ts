/** Columns that differ only by numbers in equal steps: `1990`, `1995`, `2000`, or `Q1`, `Q2`, `Q3`. */

/** So many names with one stem, so many bare numbers, are no accident, if they are this share of all cells. */
const FEWEST_WITH_STEM = 3;
const FEWEST_NUMBERS = 4;
const SHARE_NEEDED = 1 / 2;
/** Of the values themselves, this share may be a name by accident. */
const MOST_FOUND = 0.2;

const numbered = /^(\p{L}[\p{L}_. -]{0,30}?)?(\d+(?:[.,]\d+)?)$/u;

interface Series {
  readonly columns: readonly number[];
  readonly numbers: readonly number[];
}

/** Which columns of the first record these are; none if the records below it count in the same way, as seats and wells do. */
export function numberedColumns(first: readonly string[], body: readonly (readonly string[])[]): ReadonlySet<number> {
  const byStem = new Map<string, { columns: number[]; numbers: number[] }>();
  for (const [column, cell] of first.entries()) {
    const [, stem = '', number] = numbered.exec(cell) ?? [];
    if (number === undefined) continue;
    const series = byStem.get(stem) ?? { columns: [], numbers: [] };
    series.columns.push(column);
    series.numbers.push(Number(number.replace(',', '.')));
    byStem.set(stem, series);
  }
  for (const [stem, series] of byStem) {
    const fewest = stem === '' ? FEWEST_NUMBERS : FEWEST_WITH_STEM;
    if (series.columns.length < Math.max(fewest, SHARE_NEEDED * first.length) || !isEven(series.numbers)) continue;
    if (!isFoundBelow(series, first, body) && !body.some((record) => countsToo(series, record))) {
      return new Set(series.columns);
    }
  }
  return new Set();
}

function isEven(numbers: readonly number[]): boolean {
  const step = numbers[1] - numbers[0];
  return (
    step !== 0 &&
    numbers.every((number, i) => i === 0 || Math.abs(number - numbers[i - 1] - step) <= 1e-6 * Math.abs(number))
  );
}

function isFoundBelow({ columns }: Series, first: readonly string[], body: readonly (readonly string[])[]): boolean {
  const found = columns.filter((column) => body.some((record) => record[column] === first[column])).length;
  return found > MOST_FOUND * columns.length;
}

function countsToo({ columns }: Series, record: readonly string[]): boolean {
  const numbers = columns.map((column) => numbered.exec(record[column] ?? '')?.[2]?.replace(',', '.'));
  return numbers.every((number) => number !== undefined) && isEven(numbers.map(Number));
}

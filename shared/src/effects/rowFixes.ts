/** What can be done about single rows: cells of them blanked, or the rows taken out, and what that does to all others; counted, so exact. */
import { type ClassFacts, type ClassRisk, staged, type Work } from '../analysis/index.ts';
import { type RowClasses, sizeHistogram } from '../counts/index.ts';
import { anonymity, overallRisk, rowsBelow, uniqueRows } from '../measures/index.ts';
import { blankText } from '../remedies/index.ts';
import type { Dictionary } from '../table/index.ts';

/** Cells of one row that make it like others once they are blanked. */
export interface RowBlanking {
  /** Columns, by their numbers. */
  readonly columns: readonly number[];
  /** What is written into the cells. */
  readonly text: string;
  /** Other rows that it is then like. */
  readonly others: number;
  /** The risk of the file afterwards; undefined where nothing is compared. */
  readonly after: ClassRisk | undefined;
}

const ROWS_A_STEP = 4096;
const STAR = 0x2a;

/**
 * The fewest cells of a row that make it like at least k rows, or else like more than it is like now; undefined if none do. A blank is
 * a value like any other, so what makes rows alike are the blanks that other rows have already: there are no other ways.
 */
export function* blankingOf(facts: ClassFacts, row: number): Work<RowBlanking | undefined> {
  const { table, settings, quasiIdentifiers, classes } = facts;
  const own = classes.sizeOfClass[classes.classOfRow[row]];
  const missing = blankText('wildcard', settings.missingTokens);
  const star = blankText('value', settings.missingTokens);
  let best: RowBlanking | undefined;
  for (const text of new Set([missing, star])) {
    const blanks = quasiIdentifiers.map((column) => (text === star ? codeOfStar(table.columns[column].dictionary) : 0));
    const found = yield* staged('rows', table.rowCount, likeBut(facts, row, blanks));
    for (const [columns, others] of found) {
      const blanking = { columns: columns.split(',').map(Number), text, others, after: undefined };
      if (others + 1 > own && isBetter(blanking, best, settings.k)) best = blanking;
    }
  }
  return best && { ...best, after: riskOf(facts, moved(facts, row, best.others)) };
}

/** Columns in which other rows are blank and differ from the row, where they differ nowhere else → how many such rows. */
function* likeBut(
  { table, quasiIdentifiers }: ClassFacts,
  row: number,
  blanks: readonly number[],
): Generator<number, Map<string, number>> {
  const codes = quasiIdentifiers.map((column) => table.columns[column].codes);
  const own = codes.map((column) => column.at(row));
  const found = new Map<string, number>();
  for (let other = 0; other < table.rowCount; other++) {
    if (other % ROWS_A_STEP === 0) yield other;
    const differing: number[] = [];
    let isBlankThere = true;
    for (let i = 0; i < codes.length && isBlankThere; i++) {
      const code = codes[i].at(other);
      if (code === own[i]) continue;
      isBlankThere = code === blanks[i];
      differing.push(quasiIdentifiers[i]);
    }
    if (!isBlankThere || differing.length === 0) continue;
    const key = differing.join();
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

/** Who reaches k with fewer cells, else who is like more rows. */
function isBetter(one: RowBlanking, best: RowBlanking | undefined, k: number): boolean {
  if (!best) return true;
  const reaches = (blanking: RowBlanking) => blanking.others + 1 >= k;
  if (reaches(one) !== reaches(best)) return reaches(one);
  const cells = one.columns.length - best.columns.length;
  return reaches(one) && cells !== 0 ? cells < 0 : one.others > best.others;
}

function codeOfStar(dictionary: Dictionary): number {
  for (let code = 1; code < dictionary.size; code++) {
    if (dictionary.length(code) === 1 && dictionary.firstByte(code) === STAR) return code;
  }
  return -1;
}

/** The rows in classes below k. */
export function rowsBelowK({ table, settings, classes }: ClassFacts): number[] {
  const { classOfRow, sizeOfClass } = classes;
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row++) if (sizeOfClass[classOfRow[row]] < settings.k) rows.push(row);
  return rows;
}

/** The risk of the file without some of its rows; undefined where none is left. */
export function riskWithout(facts: ClassFacts, rows: Iterable<number>): ClassRisk | undefined {
  const after = copyOf(facts.classes);
  for (const row of rows) after.sizeOfClass[after.classOfRow[row]]--;
  return riskOf(facts, after);
}

/** The classes once a row has gone to one of so many others. */
function moved({ classes }: ClassFacts, row: number, others: number): RowClasses {
  const after = copyOf(classes);
  const own = after.classOfRow[row];
  // Which other class of that size it goes to does not matter.
  const to = after.sizeOfClass.findIndex((size, one) => size === others && one !== own);
  after.sizeOfClass[own]--;
  after.sizeOfClass[to]++;
  return after;
}

function copyOf(classes: RowClasses): RowClasses {
  return { ...classes, sizeOfClass: classes.sizeOfClass.slice() };
}

function riskOf({ settings, risk }: ClassFacts, classes: RowClasses): ClassRisk | undefined {
  const sizes = sizeHistogram(classes);
  if (!risk || sizes.rows === 0) return undefined;
  return {
    k: anonymity(sizes),
    uniqueRows: uniqueRows(sizes),
    rowsBelow: rowsBelow(sizes, settings.k),
    orr: overallRisk(sizes),
  };
}

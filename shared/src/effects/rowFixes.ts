/** Remedies for single rows: cells of them blanked, or the rows taken out, and what that does to all others; counted, so exact. */
import { type ClassFacts, type ClassRisk, crowdRisk, staged, type Work } from '../analysis/index.ts';
import { rowsIn } from '../counts/index.ts';
import { blankText } from '../remedies/index.ts';
import type { Dictionary } from '../table/index.ts';

/** Cells of one row that make it like others once they are blanked. */
export interface RowBlanking {
  /** Columns, by their numbers. */
  readonly columns: readonly number[];
  /** The value that is written into the cells. */
  readonly text: string;
  /** Other rows that it is then like; other people, where rows name theirs. */
  readonly others: number;
  /** The risk of the file afterwards; undefined where nothing is compared. */
  readonly after: ClassRisk | undefined;
}

const ROWS_A_STEP = 4096;
const ROWS_LOOKED_AT_A_STEP = 32_768;
const STAR = 0x2a;

/**
 * The fewest cells of a row that make it like at least k rows, or else like more than it is like now; undefined if none do. A blank is
 * a value like any other, so what makes rows alike are the blanks that other rows have already: there are no other ways.
 */
export function* blankingOf(facts: ClassFacts, row: number): Work<RowBlanking | undefined> {
  const { table, settings, quasiIdentifiers, crowds } = facts;
  const own = crowds.sizeOfClass[crowds.classOfRow[row]];
  const missing = blankText('wildcard', settings.missingTokens);
  const star = blankText('value', settings.missingTokens);
  let best: RowBlanking | undefined;
  let likest = row;
  for (const text of new Set([missing, star])) {
    const blanks = quasiIdentifiers.map((column) => (text === star ? codeOfStar(table.columns[column].dictionary) : 0));
    const found = yield* staged('rows', table.rowCount, likeBut(facts, row, blanks));
    for (const [columns, like] of found) {
      const others = yield* othersIn(facts, row, like);
      const blanking = { columns: columns.split(',').map(Number), text, others, after: undefined };
      if (others + 1 <= own || !isBetter(blanking, best, settings.k)) continue;
      best = blanking;
      likest = like;
    }
  }
  return best && { ...best, after: yield* riskIf(facts, (change) => change.move(row, likest)) };
}

/** Columns in which other rows are blank and differ from the row, where they differ nowhere else → one of them; they are all of one class. */
function* likeBut(
  { table, counts, quasiIdentifiers }: ClassFacts,
  row: number,
  blanks: readonly number[],
): Generator<number, Map<string, number>> {
  const codes = rowsIn(counts).codes(quasiIdentifiers);
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
    found.set(key, other);
  }
  return found;
}

/** The way that reaches k with fewer cells, else the one that leaves the row like more rows. */
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

/** People of the class of a row `like`, or its rows where they name nobody, besides the one that `row` is about. */
function* othersIn({ classes, crowds, subjects }: ClassFacts, row: number, like: number): Work<number> {
  const others = crowds.sizeOfClass[crowds.classOfRow[like]];
  return (yield* hasPersonOf({ classes, subjects }, row, classes.classOfRow[like])) ? others - 1 : others;
}

/** Whether the person that a row is about has a row in a class. */
function* hasPersonOf(
  { classes, subjects }: Pick<ClassFacts, 'classes' | 'subjects'>,
  row: number,
  one: number,
): Work<boolean> {
  if (!subjects) return false;
  const { personOfRow } = subjects;
  const { classOfRow } = classes;
  for (let at = 0; at < classOfRow.length; at++) {
    if (at % ROWS_LOOKED_AT_A_STEP === 0) yield { stage: 'rows', share: at / classOfRow.length };
    if (classOfRow[at] === one && personOfRow[at] === personOfRow[row]) return true;
  }
  return false;
}

/** The rows in classes below k. */
export function rowsBelowK({ table, settings, crowds }: ClassFacts): Work<Uint32Array> {
  const { classOfRow, sizeOfClass } = crowds;
  return rowsThat(table.rowCount, (row) => sizeOfClass[classOfRow[row]] < settings.k);
}

/** Ascending. There may be millions, so they are no list that grows. */
export function* rowsThat(rowCount: number, holds: (row: number) => boolean): Work<Uint32Array> {
  const rows = new Uint32Array(rowCount);
  let count = 0;
  for (let row = 0; row < rowCount; row++) {
    if (row % ROWS_LOOKED_AT_A_STEP === 0) yield { stage: 'rows', share: row / rowCount };
    if (holds(row)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

/** The risk of the file without some of its rows; undefined where none is left. */
export function* riskWithout(facts: ClassFacts, rows: ArrayLike<number>): Work<ClassRisk | undefined> {
  return yield* riskIf(facts, function* (change) {
    for (let i = 0; i < rows.length; i++) {
      if (i % ROWS_A_STEP === 0) yield { stage: 'rows', share: i / rows.length };
      change.remove(rows[i]);
    }
  });
}

interface ChangeOfRows {
  remove(row: number): void;
  /** The row joins the class of another. */
  move(row: number, to: number): Work<void>;
}

/** The risk of the file once rows have left their classes. */
function* riskIf(
  { settings, risk, classes, crowds, subjects }: ClassFacts,
  change: (change: ChangeOfRows) => Work<void>,
): Work<ClassRisk | undefined> {
  const sizes = classes.sizeOfClass.slice();
  const people = subjects ? crowds.sizeOfClass.slice() : sizes;
  const rowsOfPair = subjects?.pairs.sizeOfClass.slice();
  const remove = (row: number) => {
    const one = classes.classOfRow[row];
    sizes[one]--;
    if (subjects && rowsOfPair && --rowsOfPair[subjects.pairs.classOfRow[row]] === 0) people[one]--;
  };
  yield* change({
    remove,
    *move(row, to) {
      const one = classes.classOfRow[to];
      remove(row);
      sizes[one]++;
      if (subjects && !(yield* hasPersonOf({ classes, subjects }, row, one))) people[one]++;
    },
  });
  return risk && (yield* crowdRisk({ sizeOfClass: people, classCount: classes.classCount }, sizes, settings.k));
}

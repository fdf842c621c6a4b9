/** On which few columns the rows most at risk are alone, so that a finding can mark the cells that single its row out. */
import { minimalSampleUniques, type RowUniques } from '../combinations/index.ts';
import type { Codes } from '../table/index.ts';
import { isOver, partOf, untilDeadline } from './budget.ts';
import type { ClassFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';

/** Row → the smallest sets of columns, by their numbers, on which it is alone: a few, the smallest first. */
export type SmallestSets = ReadonlyMap<number, readonly (readonly number[])[]>;

/** Sets of one row that are shown; its hover counts all. */
const MOST_SETS = 3;

/** The share of the time left that one row may take: a row with very many sets is not to keep all others waiting. */
const SHARE_A_ROW = 0.2;

/** Of the worst rows that are alone; those that there is no time for are left out. `repeats`: columns that others say the same as. */
export function* smallestSets(facts: ClassFacts, repeats: ReadonlySet<number>, deadline: number): Work<SmallestSets> {
  const {
    settings,
    counts: { rows },
  } = facts;
  // Nobody points at a row that is elsewhere.
  if (!rows) return new Map();
  const columns = facts.quasiIdentifiers.filter((column) => !repeats.has(column));
  const codes = rows.codes(columns);
  const { kappa } = settings.attacker;
  const known = kappa === 'all' ? undefined : kappa;
  const found = new Map<number, readonly (readonly number[])[]>();
  for (const row of rowsAlone(facts)) {
    if (isOver(deadline)) break;
    const search = untilEnough(minimalSampleUniques(codes, rows.rowCount, row, known, facts.subjects?.personOfRow));
    const { sets } = yield* untilDeadline('combinations', search, partOf(deadline, SHARE_A_ROW));
    const smallest = sets.slice(0, MOST_SETS).map((set) => set.map((place) => columns[place]));
    if (smallest.length > 0) found.set(row, smallest);
  }
  return found;
}

/** The smallest come first: of many columns there may be millions more. */
function* untilEnough(search: Generator<RowUniques, RowUniques>): Generator<RowUniques, RowUniques> {
  for (;;) {
    const step = search.next();
    if (step.done || step.value.sets.length >= MOST_SETS) return step.value;
    yield step.value;
  }
}

/** Those of before an edit on which rows are alone still: they hold until all are looked for again; `unsure`: rows to be looked at. */
export function* stillAlone(facts: ClassFacts, before: SmallestSets, unsure: ReadonlySet<number>): Work<SmallestSets> {
  const {
    quasiIdentifiers,
    counts: { rows },
  } = facts;
  const found = new Map<number, readonly (readonly number[])[]>();
  if (!rows) return found;
  for (const row of rowsAlone(facts)) {
    const alone: (readonly number[])[] = [];
    for (const set of before.get(row) ?? []) {
      if (!set.every((column) => quasiIdentifiers.includes(column))) continue;
      const looking = isAlone(rows.codes(set), rows.rowCount, row, facts.subjects?.personOfRow);
      if (!unsure.has(row) || (yield* staged('rows', rows.rowCount, looking))) alone.push(set);
    }
    if (alone.length > 0) found.set(row, alone);
  }
  return found;
}

function rowsAlone({ worstRows, crowds: { sizeOfClass, classOfRow } }: ClassFacts): number[] {
  return worstRows.filter((row) => sizeOfClass[classOfRow[row]] === 1);
}

const BLOCK = 65_536;

/** Rows of the same person do not count. Yields the rows looked at. */
function* isAlone(
  columns: readonly Codes[],
  rows: number,
  row: number,
  personOfRow: Uint32Array | undefined,
): Generator<number, boolean> {
  const [first, ...others] = columns.map((codes) => ({ codes: codes.view, own: codes.at(row) }));
  for (let from = 0; from < rows; from += BLOCK) {
    const to = Math.min(from + BLOCK, rows);
    for (let other = from; other < to; other++) {
      if (first.codes[other] !== first.own || other === row) continue;
      if (personOfRow && personOfRow[other] === personOfRow[row]) continue;
      if (others.every(({ codes, own }) => codes[other] === own)) return false;
    }
    yield to;
  }
  return true;
}

/** Facts about a table of counts: cells that count few people, and cells held back that can be worked out. */
import type { ColumnForm } from '../roles/index.ts';
import type { Column } from '../table/index.ts';
import { type CountColumn, countColumnsOf } from './countColumns.ts';
import { type CellColumn, type CountTable, countOf, readCells, rowOf } from './countTable.ts';
import { isSizeOfOrganisation } from './countWords.ts';
import { derivableOf } from './derivable.ts';
import { isKey, keyOf } from './dimensions.ts';
import { partsOfTotals } from './partsOfTotals.ts';
import { countsByRates } from './rates.ts';
import { smallCells } from './smallCells.ts';
import { type Sum, sumsDown } from './sums.ts';
import { sumsAcross } from './sumsAcross.ts';
import { saysTotal } from './totalWords.ts';

/** A cell by its place, without its value. */
export interface CellPlace {
  readonly row: number;
  /** Its number in the table. */
  readonly column: number;
}

interface CellsFound {
  readonly cells: number;
  /** The first of them, the smallest first; at most so many as a finding names. */
  readonly worst: readonly CellPlace[];
}

export interface GroupFacts {
  /** The columns that count people, in the order of the file. */
  readonly counts: readonly number[];
  /** Columns of rates that are counts too, as what they are rates of is published. */
  readonly rates: readonly number[];
  /** The columns by which people are parted. */
  readonly keys: readonly number[];
  /** Cells that say how many people there are, zero included. */
  readonly cells: number;
  /** Counts from 1 to below it are small. */
  readonly limit: number;
  readonly small: CellsFound;
  /** Cells that hold all people of a published total, so that everyone in the total is in the cell. */
  readonly whole: CellsFound;
  /** Cells that the publisher held back. */
  readonly suppressed: number;
  /** Published totals that the numbers bear out. */
  readonly totals: number;
  /** Cells held back that totals give away. */
  readonly derivable: CellsFound;
  /** Those where totals leave fewer values than their marks. */
  readonly narrow: number;
  /** Whether there may be more derivable and narrow cells. */
  readonly isAtLeast: boolean;
}

/** All that the facts are made from, for fixes. */
export interface Groups {
  readonly facts: GroupFacts;
  readonly table: CountTable;
  readonly sums: readonly Sum[];
  /** Whether there are sums that are not among them. */
  readonly isCut: boolean;
}

/** How a table of counts is read. */
interface Reading {
  /** Column numbers that the user calls counts. */
  readonly declared: ReadonlySet<number>;
  /** Texts that the user says mark a cell held back. */
  readonly marks: ReadonlySet<string>;
  /** Whether one of them is a missing value. */
  readonly blankIsMark: boolean;
  readonly limit: number;
  /** The missing cells of a column that are spelled `-`, which is zero. */
  zeroRows(column: Column): Generator<number, readonly number[]>;
}

/** Undefined where no column counts people. `isSure`: whether it is known that rows are groups. Yields what was done, in no unit. */
export function* groupsOf(
  columns: readonly Column[],
  forms: readonly ColumnForm[],
  reading: Reading,
  isSure: boolean,
): Generator<number, Groups | undefined> {
  const all = yield* countColumnsOf(forms, reading.declared, reading.marks, isSure);
  const found = isSure ? all : all.filter((each) => surelyCounts(each, forms));
  if (found.length === 0 || (reading.declared.size === 0 && areIndicators(forms, found.length))) return undefined;
  const counted = new Set(found.map(({ column }) => column));
  if (isSure) for (const part of yield* partsOfTotals(columns, forms, counted)) counted.add(part);
  const key = yield* keyOf(columns, forms, counted);
  if (!isSure && !isKey(key)) return undefined;
  const counts: CellColumn[] = [];
  for (const column of counted) {
    counts.push(
      yield* readCells(
        column,
        columns[column],
        reading.marks,
        yield* reading.zeroRows(columns[column]),
        reading.blankIsMark,
      ),
    );
  }
  const rates = yield* countsByRates(columns, forms, counts);
  const table = { rows: columns[0].codes.length, dimensions: key.dimensions, counts: [...counts, ...rates] };
  return yield* judged(table, columns, reading.limit);
}

/**
 * Rates and indices that outnumber counts by this much describe places or firms, and the counts among them are estimates of whole
 * populations.
 */
const INDICATORS_A_COUNT = 3;

function areIndicators(forms: readonly ColumnForm[], counts: number): boolean {
  const indicators = forms.filter(({ numbers }) => numbers !== undefined && !numbers.areWhole).length;
  return indicators > INDICATORS_A_COUNT * counts;
}

/** Where nobody says that rows are groups: not the size of a firm, a ship or a booking. */
function surelyCounts({ column, counts }: CountColumn, forms: readonly ColumnForm[]): boolean {
  return counts === 'people' && !isSizeOfOrganisation(forms[column].header);
}

/** The findings in a table that has been read. */
export function* judged(table: CountTable, columns: readonly Column[], limit: number): Generator<number, Groups> {
  const down = yield* sumsDown(table);
  const across = yield* sumsAcross(
    table,
    table.counts.map(({ column }) => saysTotal(columns[column].name)),
  );
  const sums = [...down.sums, ...across.sums];
  const isCut = down.isCut || across.isCut;
  const small = yield* smallCells(table, sums, limit);
  const derived = yield* derivableOf(table, sums, limit);
  const placed = (cells: readonly number[]) =>
    cells.map((cell) => ({ row: rowOf(table, cell), column: table.counts[countOf(table, cell)].column }));
  const facts: GroupFacts = {
    counts: table.counts.flatMap(({ column, isRate }) => (isRate ? [] : [column])),
    rates: table.counts.flatMap(({ column, isRate }) => (isRate ? [column] : [])),
    keys: table.dimensions.flatMap((dimension) => dimension.columns).sort((a, b) => a - b),
    cells: small.counted,
    limit,
    small: { cells: small.small, worst: placed(small.smallest) },
    whole: { cells: small.whole, worst: placed(small.firstWhole) },
    suppressed: small.suppressed,
    totals: sums.length,
    derivable: { cells: derived.derivable.length, worst: placed(derived.derivable.slice(0, 3)) },
    narrow: derived.narrow.length,
    isAtLeast: derived.isAtLeast || isCut,
  };
  return { facts, table, sums, isCut };
}

/** The worked example of COL: the combinations of its Table 2 from Table 1, and where two of the printed sensitivities come from. */

import { type CodedTable, codedTable, fromCodes, sharedTable } from '../data.ts';
import { baselineRanks, type ColumnRanks } from './baselineRanks.ts';
import { combinationsOf, exactSensitivities, printedSensitivity } from './combinations.ts';

/** S as printed in section 3, in the order of the columns. */
export const printed = [0.5, 0.125, 0.406, 0.313, 0.438, 0.375];
/** Table 2, by the names of the file's columns. */
const printedSets = ['MINum', 'Age Birthday', 'Age Disease', 'Zip_Code Birthday', 'Sex Age Zip_Code'];
/** The one that Table 2 lacks and the printed numbers need. */
const sixth = ['Birthday', 'Disease'];

export interface WorkedExample {
  readonly names: readonly string[];
  readonly sets: readonly (readonly number[])[];
  readonly areThoseOfTable2: boolean;
  readonly right: Float64Array;
  readonly exact: readonly number[];
  /** With the sixth combination. */
  readonly withSixth: Float64Array;
  /** Records, from 1, that agree on the sixth. */
  readonly alike: readonly number[];
  /** Cells in which one other value gives the printed numbers. */
  readonly edits: readonly Edit[];
  readonly ranks: ColumnRanks;
}

export interface Edit {
  /** From 1. */
  readonly record: number;
  readonly column: string;
  /** Whether it takes the two records apart that agree on the sixth combination. */
  readonly parts: boolean;
}

export function workedExample(): WorkedExample {
  const table = codedTable(sharedTable('paper_examples/gong_table1.csv', { header: true }));
  const { names, columns } = table;
  const { sets } = combinationsOf(table);
  const found = sets.map((set) => set.map((column) => names[column].replace(' ', '_')).join(' '));
  const [first, second] = sixth.map((name) => columns[names.indexOf(name)].values);
  const keys = Array.from(first, (value, row) => `${value} ${second[row]}`);
  const sixthSet = sixth.map((name) => names.indexOf(name));
  return {
    names,
    sets,
    areThoseOfTable2: found.toSorted().join() === printedSets.toSorted().join(),
    right: printedSensitivity(sets, names.length),
    exact: exactSensitivities(sets, names.length).map(({ value }) => value ?? Number.NaN),
    withSixth: printedSensitivity([...sets, sixthSet], names.length),
    alike: keys.flatMap((key, row) => (keys.filter((other) => other === key).length > 1 ? [row + 1] : [])),
    edits: explainingEdits(table, sixthSet),
    ranks: baselineRanks(table, sets),
  };
}

/** All ways to put another value of its column, or a new one, into one cell so that the printed numbers come out. */
function explainingEdits(table: CodedTable, sixthSet: readonly number[]): Edit[] {
  const edits = new Map<string, Edit>();
  for (const [column, { values, limit }] of table.columns.entries()) {
    for (let row = 0; row < table.rows; row++) {
      for (let value = 0; value <= limit; value++) {
        if (value === values[row]) continue;
        const codes = table.columns.map((each) => Uint32Array.from(each.values));
        codes[column][row] = value;
        const { sets } = combinationsOf(fromCodes(table.names, codes, table.rows));
        if (!isPrinted(printedSensitivity(sets, table.names.length))) continue;
        const keys = new Set(Array.from(codes[0], (_, other) => sixthSet.map((one) => codes[one][other]).join()));
        const edit = { record: row + 1, column: table.names[column], parts: keys.size === table.rows };
        edits.set(`${edit.record} ${edit.column}`, edit);
      }
    }
  }
  return [...edits.values()];
}

/** To the digits of the print. */
export function isPrinted(sensitivities: Float64Array): boolean {
  return sensitivities.every((_, column) => isPrintedAt(sensitivities, column));
}

export function isPrintedAt(sensitivities: Float64Array, column: number): boolean {
  return Math.abs(sensitivities[column] - printed[column]) < 0.00051;
}

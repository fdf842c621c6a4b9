/**
 * Whether a copy means the same to any reader as to Quasi. The copy is read once more without its settings, with blanks as parts of values
 * and nothing taken for missing. Where that finds the same cells of a column equal and different, all counts on the column hold for its raw
 * cells.
 */
import type { Work } from '@quasi/shared/analysis';
import { type Codes, namesColumns, readAlike, type Table } from '@quasi/shared/table';
import type { CopyOutput } from '../writing/copyOutput.ts';

const ROWS_A_STEP = 65_536;

/** `columns`: the numbers of those that are judged. */
export function* isReadAlike(output: CopyOutput, copy: Table, columns: readonly number[]): Work<boolean> {
  // Names are those of the first record only where it is sure to hold them.
  const names = namesColumns(copy.dialect) ? { columns: columns.map((column) => copy.columns[column].name) } : {};
  const { table, source } = yield* output.readText({
    trim: false,
    isStrict: true,
    missingTokens: [],
    ...readAlike(copy),
    skip: 0,
    ...names,
  });
  source.close();
  if (table.rowCount !== copy.rowCount) return false;
  for (const column of columns) {
    const raw = table.columns.find(({ index }) => index === copy.columns[column].index);
    if (!raw || !(yield* pairsOff(raw.codes, copy.columns[column].codes))) return false;
  }
  return true;
}

/** Whether rows that have one code in one column have one in the other, too, both ways. */
function* pairsOff(one: Codes, other: Codes): Work<boolean> {
  const otherOf: number[] = [];
  const oneOf: number[] = [];
  for (let row = 0; row < one.length; row++) {
    if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / one.length };
    const [a, b] = [one.at(row), other.at(row)];
    otherOf[a] ??= b;
    oneOf[b] ??= a;
    if (otherOf[a] !== b || oneOf[b] !== a) return false;
  }
  return true;
}

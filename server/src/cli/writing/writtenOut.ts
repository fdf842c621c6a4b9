/** The columns of a file of any format as a delimited text, so that they are copied as those of a text are. */
import type { Settings } from '@quasi/shared/config';
import { asDelimited } from '@quasi/shared/edits';
import type { Columns, Table, TextSource } from '@quasi/shared/table';
import { FileProblem, type ReadingProgress } from '../../files/index.ts';

const tooLarge =
  'Its rows as delimited text take more than 4 GB, which is more than Quasi can copy. Copy it in several parts.';

/** A missing value is an empty cell, or the first of the texts that mean one where an empty cell is a value. */
export function missingText(missingTokens: readonly string[]): string {
  return missingTokens.includes('') ? '' : (missingTokens[0] ?? '');
}

export function* writtenOut(
  path: string,
  columns: Columns,
  { trim, missingTokens }: Settings,
  delimiter: string,
): Generator<ReadingProgress, { readonly table: Table; readonly source: TextSource }> {
  const cells = columns.rowCount * columns.columns.length;
  const making = asDelimited(columns, { delimiter, trim, missing: missingText(missingTokens) });
  for (let step = making.next(); ; step = making.next()) {
    if (step.done && step.value) return step.value;
    if (step.done) throw new FileProblem(path, tooLarge);
    yield { stage: 'reading', share: Math.min(1, step.value / cells), rows: columns.rowCount };
  }
}

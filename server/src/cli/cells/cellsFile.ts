/** Writes a copy of a table of counts in which no cell is small and none can be worked out, and reads it back to be sure. */
import { type ClassFacts, letsPass, openDataSet, type Verdict, type Work, type World } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import { cellFix, cellFixEdits } from '@quasi/shared/effects';
import type { CellFixName } from '@quasi/shared/groups';
import { readAlike, type Table, type TextSource } from '@quasi/shared/table';
import { FileProblem, type Output } from '../../files/index.ts';
import { requireWordOnNames } from '../anonymizing/namesUntreated.ts';
import type { CopyRequest } from '../anonymizing/writeCopy.ts';
import { requireClosedQuotes } from '../closedQuotes.ts';
import type { Done } from '../drive.ts';
import { type CopiedTable, openTable } from '../openTable.ts';
import { verdictInJson, verdictText } from '../verdictText.ts';
import type { CopyOutput } from '../writing/copyOutput.ts';

export type CellsCopied = Done<typeof cellsFile>;

export function* cellsFile(request: CopiedTable, { output }: CopyRequest, how: CellFixName) {
  const { path, world } = request;
  const opened = yield* openTable(request);
  const { table, source } = opened;
  try {
    const analysis = openDataSet(opened, world);
    yield* requireClosedQuotes(path, analysis);
    const facts = yield* analysis.profile();
    const before = facts.groups;
    if (!before) throw new FileProblem(path, noCounts);
    requireWordOnNames(path, yield* analysis.classes(), []);
    const needsFix = before.small.cells > 0 || before.derivable.cells > 0;
    const fix = yield* cellFix(analysis, how);
    if (needsFix && !fix) throw new FileProblem(path, notFound);
    const edits = fix ? yield* cellFixEdits(table, source, fix) : [];
    yield* writeEdited(table, source, edits, output);
    opened.requireUnchanged();
    const removedRows = fix?.removedRows.length ?? 0;
    const after = yield* readBack(path, table, world, output, table.rowCount - removedRows);
    if (after.groups && (after.groups.small.cells > 0 || after.groups.derivable.cells > 0))
      throw new FileProblem(path, notKept);
    return {
      how,
      before,
      after: after.groups,
      changed: fix?.cells.length ?? 0,
      /** Of those held back: the ones that only protect others. */
      complementary: fix?.complementary ?? 0,
      /** What counts are multiples of now. */
      base: fix?.base,
      /** Rows that were added to others. */
      removedRows,
      verdict: verdictInJson(after),
      sentence: verdictText(after),
      mayPass: after.verdict !== undefined && (letsPass(after.verdict) || isOpenOnly(after.verdict)),
    };
  } finally {
    opened.close();
  }
}

const noCounts = 'No column counts people: say which does, by "counts" of the rule "small-cell" in quasi.json.';
const notFound =
  'No way was found that leaves no cell small or derivable. Try another way of --cells (suppress, round, merge).';
const notKept = 'The copy would still hold small or derivable cells, so it was not kept.';

/** Open questions stop a copy only where somebody has named a policy. */
function isOpenOnly({ state, policy }: Verdict): boolean {
  return (state === 'provisional' || state === 'not-judged') && policy === 'default';
}

const MOST_BYTES = 1 << 20;
const encoder = new TextEncoder();

/** Without what stands above the table: it may hold names, and other programs take it for rows. */
function* writeEdited(table: Table, source: TextSource, edits: readonly CellEdit[], output: Output): Work<void> {
  const { dialect, recordStarts, textLength: length } = table;
  let from = dialect.skippedBytes > 0 ? recordStarts[0] : 0;
  for (const { start, end, text } of [...edits, { start: length, end: length, text: '' }]) {
    for (; from < start; from = Math.min(start, from + MOST_BYTES)) {
      output.write(source.bytes(from, Math.min(start, from + MOST_BYTES)));
      yield { stage: 'rows', share: from / length };
    }
    if (text !== '') output.write(encoder.encode(text));
    from = end;
  }
}

/** By the settings of the original, as it is the same table. */
function* readBack(path: string, table: Table, world: World, output: CopyOutput, rows: number): Work<ClassFacts> {
  const { trim, missingTokens } = world.settings;
  const told = { trim, missingTokens, ...readAlike(table), skip: 0 };
  const file = yield* output.readText(told);
  try {
    const isSame = file.table.rowCount === rows && file.table.columns.length === table.columns.length;
    if (!isSame) throw new FileProblem(path, notKept);
    const after = yield* openDataSet(file, world).classes();
    yield* output.convert(file.table, told);
    return after;
  } finally {
    file.source.close();
  }
}

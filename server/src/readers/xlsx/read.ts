/** Reads one sheet of an XLSX file. */

import { t } from '@quasi/shared/words';
import { type ByteInput, FileProblem, type FileReadingOptions, type ReadingProgress } from '../../files/index.ts';
import { named, soundly } from '../damage.ts';
import { chosenPart } from '../parts.ts';
import type { DataFile } from '../reader.ts';
import { wholeFile } from '../wholeFile.ts';
import { beginning, type Package, readPart } from './parts.ts';
import { SheetRows } from './sheetRows.ts';
import { SheetTable } from './sheetTable.ts';
import { type CellContext, readContext, readWorkbook, type Sheet, type Workbook } from './workbook.ts';
import { zipEntries } from './zip.ts';

const MOST_BYTES = 1e9;
/** How the older files of Office begin, and those of today that a password protects. */
const olderOffice = [0xd0, 0xcf, 0x11, 0xe0];

export function readXlsx(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, DataFile> {
  return soundly('XLSX', input, reading(input, options));
}

function* reading(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, DataFile> {
  const files = yield* packageIn(input);
  const workbook = yield* readWorkbook(files);
  const sheet = yield* chosenSheet(files, workbook, options.part);
  const context = yield* readContext(files, workbook);
  const { table, places } = yield* tableOf(files, sheet, context, options);
  input.verify();
  return { kind: 'disk', table, places, source: undefined, encoding: undefined, close: () => input.close() };
}

export function* sheetNames(input: ByteInput): Generator<ReadingProgress, readonly string[]> {
  return yield* named('XLSX', input.name, namesIn(input));
}

function* namesIn(input: ByteInput): Generator<ReadingProgress, readonly string[]> {
  const files = yield* packageIn(input);
  const { sheets } = yield* readWorkbook(files);
  return (yield* filled(files, sheets)).map(({ name }) => name);
}

function* packageIn(input: ByteInput): Generator<ReadingProgress, Package> {
  const { name } = input;
  const bytes = yield* wholeFile(input, MOST_BYTES);
  if (olderOffice.every((byte, at) => bytes[at] === byte))
    throw new FileProblem(
      name,
      t`It has a password, or is an older file with another name. Open it in your spreadsheet program and save it as .xlsx without a password.`,
    );
  return { name, entries: zipEntries(bytes) };
}

function* chosenSheet(
  files: Package,
  { sheets }: Workbook,
  asked: string | undefined,
): Generator<ReadingProgress, Sheet> {
  // Who names a sheet gets it, be it empty.
  const named = sheets.find(({ name }) => name === asked);
  if (named) return named;
  const all = yield* filled(files, sheets);
  const name = chosenPart(
    files.name,
    all.map((sheet) => sheet.name),
    asked,
  );
  return all.find((sheet) => sheet.name === name) as Sheet;
}

/** The sheets that have cells with something in them. */
function* filled(files: Package, sheets: readonly Sheet[]): Generator<ReadingProgress, Sheet[]> {
  const found: Sheet[] = [];
  for (const sheet of sheets) if (yield* hasCells(files, sheet.path)) found.push(sheet);
  return found;
}

function* hasCells(files: Package, path: string): Generator<ReadingProgress, boolean> {
  let isFound = false;
  const handler = {
    opened(name: string) {
      isFound ||= name === 'v' || name === 'is';
    },
    closed() {},
    text() {},
  };
  yield* readPart(files, path, handler, beginning, () => isFound);
  return isFound;
}

function* tableOf(files: Package, sheet: Sheet, context: CellContext, options: FileReadingOptions) {
  const rows = new SheetRows(context);
  const table = new SheetTable(options);
  const progress = (share: number): ReadingProgress => ({
    stage: 'reading',
    share: (1 + 9 * share) / 10,
    rows: table.rowCount,
  });
  for (const step of readPart(files, sheet.path, rows, progress)) {
    yield step;
    for (const _ of table.add(rows.taken())) yield progress(step.share);
  }
  for (const _ of table.add(rows.taken())) yield progress(1);
  const finishing = table.finish(sheet.name);
  for (;;) {
    const { done, value } = finishing.next();
    if (done) return value;
    yield progress(1);
  }
}

/** Reads the table that an operand names: a file, or `-` for standard input. */

import { fstatSync } from 'node:fs';
import { shownName } from '@quasi/shared/explain';
import { cellsOfRecord, cellValue, isTooWide, type WrittenTable } from '@quasi/shared/table';
import type { CountingChoice, FileWorld } from '../datasets/worldOf.ts';
import type { TableEngine } from '../engines/index.ts';
import {
  bytesAsInput,
  changed,
  contentState,
  FileProblem,
  openFile,
  type ReadingProgress,
  requireFewColumns,
  requireRoom,
  type TableFile,
  VerifiedInput,
} from '../files/index.ts';
import { type DataFile, isText, readerOf, readsText, splitPart } from '../readers/index.ts';
import { readingOptions } from '../readingOptions.ts';
import { type CopyFormat, keepsRecords } from '../writers/index.ts';
import type { Arguments } from './arguments.ts';
import { engineFor, isAddress, memoryFor } from './countingOf.ts';
import { DigestedInput } from './evidence/digestedInput.ts';
import { manyNames } from './manyNames.ts';
import { writtenOut } from './writing/writtenOut.ts';

export interface TableRequest {
  readonly path: string;
  /** How it is read, and what it is judged by. */
  readonly world: FileWorld;
  /** Content in the place of the file: standard input, or what git holds of it. */
  readonly input: Uint8Array | undefined;
  /** Only these columns are read. */
  readonly columns?: readonly string[];
  /** Quasi-identifiers that an option names; those that a configuration names need not be in every file. */
  readonly named?: readonly string[];
  /** Other columns that have to be there. */
  readonly wanted?: readonly string[];
  /** As one of several files it may lack those that an option names. */
  readonly isOneOfSeveral?: boolean;
  /** A table with more columns than are analysed is no failure: the known numbers are shown. */
  readonly mayBeTooWide?: boolean;
  /** Counts are enough, so that another engine may hold the rows. */
  readonly isCounted?: boolean;
  /** The digest of the bytes is wanted. */
  readonly isDigested?: boolean;
  /** Something is written of it, so that it has to be sure whether its first record names the columns. */
  readonly isWritten?: boolean;
  /** A copy is made of it. Where that has bytes of the text, these are read again and have to be the same. */
  readonly copy?: CopyFormat;
}

export interface CopiedTable extends TableRequest {
  readonly copy: CopyFormat;
}

interface Opened {
  /** Why another engine counts than the one in this process, if nobody asked for it. */
  readonly why?: string | undefined;
  /** Of the bytes that were read, if it was asked for. */
  readonly sha256: string | undefined;
  /** Throws a FileProblem if another file is there by now. */
  requireUnchanged(): void;
}

export type OpenedData = DataFile & Opened;
export type OpenedTable = OpenedData & WrittenTable;

/** What `-` stands for; anything else is read when its turn comes. `requireFit`: throws if so many bytes are too many. */
export async function inputFor(
  path: string,
  requireFit = (length: number) => requireRoom(path, length),
): Promise<Uint8Array | undefined> {
  if (path !== '-') return undefined;
  const before = fstatSync(process.stdin.fd);
  if (before.isDirectory()) throw new FileProblem('-', 'Standard input is a folder, not a file.');
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of process.stdin) {
    length += piece.length;
    requireFit(length);
    pieces.push(piece);
  }
  const { size, mtimeMs } = fstatSync(process.stdin.fd);
  if (before.isFile() && (size !== before.size || mtimeMs !== before.mtimeMs)) throw changed('-');
  return Buffer.concat(pieces);
}

/** As a text whose records can be copied with edits, whatever the format is: for commands that write. */
export function* openTable(request: CopiedTable): Generator<ReadingProgress, OpenedTable> {
  const { path, world, copy } = request;
  const opened = yield* openData(request);
  if (isText(opened) && keepsRecords(opened.table, copy)) return opened;
  try {
    if (!opened.table.areNamed && world.settings.header !== 'no') throw unsureHeader(path);
    const written = yield* writtenOut(path, opened.table, world.settings, copy.delimiter);
    return { ...opened, ...written, encoding: opened.encoding ?? 'utf-8' };
  } catch (error) {
    opened.close();
    throw error;
  }
}

export function* openData(request: TableRequest): Generator<ReadingProgress, OpenedData> {
  const { path, world, input, columns, named = [], wanted = [], isOneOfSeveral } = request;
  const elsewhere = request.isCounted ? engineFor(path, world.counting) : undefined;
  if (!request.isCounted) requireRows(path, world.counting);
  if (elsewhere) return yield* openElsewhere(request, elsewhere.engine, elsewhere.why);
  const { file: stored, part } = splitPart(path);
  const before = input ? undefined : contentState(stored);
  const bytes = input ? bytesAsInput(path, input) : openFile(stored, path);
  const inOrder = readsText(path);
  const verified = request.copy && inOrder && !input ? new VerifiedInput(bytes) : bytes;
  const digested = request.isDigested ? new DigestedInput(verified) : undefined;
  if (digested && !inOrder) for (const _ of digested.digest()) yield { stage: 'reading', share: 0, rows: 0 };
  const file = yield* readerOf(path).read(digested ?? verified, {
    ...readingOptions(world.settings, path),
    encoding: world.encoding,
    part,
    ...(columns && { columns }),
  });
  try {
    if (!request.mayBeTooWide) requireFewColumns(path, file.table);
    if (!isTooWide(file.table)) requireColumns(path, file, isOneOfSeveral ? wanted : [...named, ...wanted]);
    if (request.isWritten && isText(file)) requireSureHeader(path, file.table);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    ...file,
    sha256: digested?.sha256(),
    requireUnchanged() {
      // Content in memory does not change.
      if (!input && contentState(stored) !== before) throw changed(path);
    },
  };
}

/** An engine that only counts is of no use where rows are written or explained. */
function requireRows(path: string, choice: CountingChoice | undefined): void {
  const { engine } = choice ?? {};
  if (!isAddress(path) && (engine === undefined || engine === 'embedded')) return;
  throw new FileProblem(
    path,
    'This takes the rows, and the engine only counts. Use check, measure, statistics or columns, or a file without --engine.',
  );
}

/** From an engine that holds the rows itself. */
function* openElsewhere(
  request: TableRequest,
  { open, title }: TableEngine,
  why: string | undefined,
): Generator<ReadingProgress, OpenedData> {
  const { path, world, named = [], wanted = [], isOneOfSeveral } = request;
  if (request.isDigested) {
    throw new FileProblem(
      path,
      `Evidence holds a digest of the file, which ${title} does not take. Leave out --evidence.`,
    );
  }
  const options = {
    ...readingOptions(world.settings, path),
    encoding: world.encoding,
    memory: memoryFor(world.counting),
  };
  const file = yield* open(path, options);
  try {
    if (!request.mayBeTooWide) requireFewColumns(path, file.table);
    if (!isTooWide(file.table)) requireColumns(path, file, isOneOfSeveral ? wanted : [...named, ...wanted]);
    if (request.isWritten && !file.table.areNamed && world.settings.header === 'auto') throw unsureHeader(path);
  } catch (error) {
    file.close();
    throw error;
  }
  return { ...file, countedBy: title, why, sha256: undefined, requireUnchanged() {} };
}

/** Someone who names a missing column would otherwise get an answer about other columns. */
function requireColumns(path: string, file: DataFile, wanted: readonly string[]): void {
  const { columns } = file.table;
  const missing = wanted.find((name) => !columns.some((column) => column.name === name));
  if (missing === undefined) return;
  const names = isText(file) ? namesOfColumns(file) : columns.map(({ name }) => name);
  const there = names.length > 0 ? `It has ${manyNames(names)}.` : 'It has none.';
  const isSure = !isText(file) || file.table.dialect.headerIsSure;
  const doubt = isSure ? '' : ` It is not certain that the first record names them. ${headerOptions}`;
  throw new FileProblem(path, `There is no column "${shownName(missing)}". ${there}${doubt}`);
}

/** All the names, of columns that were passed over too. */
function namesOfColumns({ table, source }: TableFile): string[] {
  const unnamed = Array.from({ length: table.width }, (_, i) => `column ${i + 1}`);
  if (!table.areNamed) return unnamed;
  const decoder = new TextDecoder();
  return cellsOfRecord(table, source, 0).map(({ start, end, kind }, i) => {
    const bytes = source.bytes(start, end);
    const name = decoder.decode(cellValue(bytes, 0, bytes.length, kind, table.dialect.quote)).trim();
    return name || (unnamed[i] as string);
  });
}

/** What ends the doubt. */
const headerOptions = 'Say --header if it does, or --no-header if it is data.';

/**
 * Nothing is written of a table whose first record may be a header or not: if it is a person, that person would be
 * neither counted nor treated, and published as they are.
 */
function requireSureHeader(path: string, { dialect }: TableFile['table']): void {
  if (!dialect.headerIsSure) throw unsureHeader(path);
}

function unsureHeader(path: string): FileProblem {
  const sentence = `It is not certain that the first record names the columns, so nothing was written. ${headerOptions}`;
  return new FileProblem(path, sentence);
}

/** A table that is read as options and what is said of it have it. */
export async function tableOf(args: Arguments, path: string, world: FileWorld) {
  return { path, world, input: await inputFor(path), named: args.list('qi') ?? [] };
}

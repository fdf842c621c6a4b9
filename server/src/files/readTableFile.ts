/** Reads a table from disk, piece by piece: the text passes through a window and, where it is UTF-8, is never kept. */
import type { DataRead, Progress } from '@quasi/shared/analysis';
import {
  type ColumnarTable,
  contentStart,
  type ReadingOptions,
  SAMPLE_LENGTH,
  type TextReader,
  textReader,
} from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { type ByteInput, openFile } from './byteInput.ts';
import { FileProblem } from './fileProblem.ts';
import { FileText } from './fileText.ts';
import { requireRecords, withoutGz } from './jsonFiles.ts';
import { LineIndex } from './lineIndex.ts';
import { TextWindow } from './textWindow.ts';
import { Transcoder } from './transcoder.ts';
import { requireText } from './whatItIs.ts';

export interface FileReadingOptions extends ReadingOptions {
  /** What the file is encoded in; without it that is found out. */
  readonly encoding?: string | undefined;
  /** The table or sheet that is meant, of a file that holds several. */
  readonly part?: string | undefined;
  /** Bytes a step; tests make it small. */
  readonly stepBytes?: number;
}

export interface TableFile extends DataRead {
  readonly table: ColumnarTable;
  /** Reads the text again; to be closed. */
  readonly source: FileText;
  readonly lines: LineIndex;
  readonly encoding: string;
  close(): void;
}

export interface ReadingProgress extends Progress {
  /** Data rows read so far. */
  readonly rows: number;
}

/** A step takes about half a millisecond. */
const STEP = 64 * 1024;
/** Offsets into a text are kept in 32 bits. */
const MOST_BYTES = 2 ** 32 - 1;

export function* readTableFile(path: string, options: FileReadingOptions): Generator<ReadingProgress, TableFile> {
  return yield* readTableFrom(openFile(path), options);
}

/** Closes the input unless the reading succeeds. */
export function* readTableFrom(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, TableFile> {
  let isRead = false;
  try {
    const file = yield* readSteps(input, options);
    input.verify();
    isRead = true;
    return file;
  } finally {
    if (!isRead) input.close();
  }
}

function* readSteps(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, TableFile> {
  const { name, length } = input;
  requireRoom(name, length);
  const transcoder = new Transcoder(options.encoding);
  const source = new FileText(input);
  const window = new TextWindow(name);
  const piece = new Uint8Array(options.stepBytes ?? STEP);
  let lines: LineIndex | undefined;
  let reader: TextReader | undefined;
  let position = 0;
  for (let last = false; !last; ) {
    const count = input.read(piece, position);
    if (position === 0) requireText(name, piece.subarray(0, count), options.isJson === true);
    position += count;
    last = count < piece.length || position >= length;
    const before = transcoder.unchangedLength;
    const bytes = transcoder.push(piece.subarray(0, count), last);
    source.append(bytes, transcoder.unchangedLength > before);
    requireRoom(name, source.length);
    window.append(bytes, reader);
    if (!reader && (last || window.length >= SAMPLE_LENGTH + 3)) {
      const start = contentStart(window.bytes.subarray(0, window.length));
      lines = new LineIndex(start);
      lines.append(window.bytes.subarray(start, window.length), start);
      const sample = window.bytes.subarray(start, Math.min(start + SAMPLE_LENGTH, window.length));
      const perByte = transcoder.encoding.startsWith('utf-16') ? 0.5 : 1;
      if (options.isJson) requireRecords(withoutGz(name), sample);
      reader = textReader(sample, options, start, Math.ceil(perByte * length));
    } else lines?.append(bytes, source.length - bytes.length);
    const rows = reader?.table.rowCount ?? 0;
    const progress: ReadingProgress = {
      stage: 'reading',
      share: length > 0 ? Math.min(1, position / length) : 1,
      rows,
    };
    if (reader) for (const _ of reader.read(window.bytes, window.length, last)) yield progress;
    yield progress;
  }
  const { table } = reader as TextReader;
  const { encoding } = transcoder;
  return { kind: 'disk', table, source, lines: lines as LineIndex, encoding, close: () => source.close() };
}

/** Throws a FileProblem if offsets into a text of so many bytes cannot be kept. */
export function requireRoom(name: string, length: number): void {
  if (length <= MOST_BYTES) return;
  throw new FileProblem(
    name,
    t`The file is larger than 4 GB: its rows can be counted by DuckDB (quasi check --engine duckdb), and not be read here.`,
  );
}

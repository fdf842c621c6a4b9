/**
 * Where a copy goes. It is first written as a text, which is looked at as every copy is; then it is put into the format of its name, and what
 * a reader of that format makes of it has to be the same.
 */
import type { Work } from '@quasi/shared/analysis';
import type { Columns, Layout, Table } from '@quasi/shared/table';
import {
  type ByteInput,
  FileProblem,
  type FileReadingOptions,
  type Output,
  readTableFrom,
  type TableFile,
} from '../../files/index.ts';
import { readerOf } from '../../readers/index.ts';
import { type CopyFormat, gzipped, typedColumns, type Writer } from '../../writers/index.ts';
import { areSame } from './sameColumns.ts';
import { missingText } from './writtenOut.ts';

type Write = (piece: Uint8Array) => void;

/** Bytes a step. */
const PIECE = 256 * 1024;

export class CopyOutput implements Output {
  /** The copy, once it is in its format: the text itself, or made of it. */
  #whole: Output | undefined;

  /** `begin`: begins to write to the place of the copy. */
  constructor(
    private readonly format: CopyFormat,
    private readonly text: Output,
    private readonly begin: () => Output,
  ) {}

  /** Whether the records of this text, which is copied, are those of the copy, with all that no column holds. */
  keeps({ json }: Layout): boolean {
    return this.format.writer === undefined || json !== undefined;
  }

  write(piece: Uint8Array): void {
    this.text.write(piece);
  }

  /** The text. */
  read(): ByteInput {
    return this.text.read();
  }

  *readText(options: FileReadingOptions): Work<TableFile> {
    return yield* readTableFrom(this.read(), { ...options, encoding: 'utf-8' });
  }

  /** Puts the text, which was read as this table with these options, into the format of the copy. */
  *convert(table: Table, options: FileReadingOptions): Work<void> {
    const { isGzipped } = this.format;
    const writer = this.keeps(table) ? undefined : this.format.writer;
    if (!writer && !isGzipped) {
      this.#whole = this.text;
      return;
    }
    const missing = missingText(options.missingTokens);
    const whole = this.begin();
    this.#whole = whole;
    const write = (piece: Uint8Array) => whole.write(piece);
    const making = (to: Write) => (writer ? this.#written(writer, table, missing, to) : this.#asItIs(to));
    yield* isGzipped ? gzipped(making, write) : making(write);
    yield* this.#requireSame(writer, table, whole, { ...options, encoding: 'utf-8' });
  }

  /** The same for a text that nobody has read. */
  *convertUnread(options: FileReadingOptions): Work<void> {
    const { writer, isGzipped } = this.format;
    if (!writer && !isGzipped) {
      this.#whole = this.text;
      return;
    }
    const file = yield* this.readText(options);
    try {
      yield* this.convert(file.table, options);
    } finally {
      file.close();
    }
  }

  *#written(writer: Writer, columns: Columns, missing: string, write: Write): Work<void> {
    requireDistinct(columns, this.format.copy, writer.name);
    yield* writer.write(yield* typedColumns(columns, missing), write);
  }

  *#asItIs(write: Write): Work<void> {
    const text = this.read();
    try {
      for (let at = 0; at < text.length; ) {
        const piece = new Uint8Array(Math.min(PIECE, text.length - at));
        at += text.read(piece, at);
        write(piece);
        yield { stage: 'rows', share: at / text.length };
      }
    } finally {
      text.close();
    }
  }

  /** Read with no settings, so that it is the same for everybody; a text has spellings of "missing" that only settings know. */
  *#requireSame(writer: Writer | undefined, table: Table, whole: Output, options: FileReadingOptions): Work<void> {
    // An object a row: without rows there are no names.
    if (table.rowCount === 0 && writer?.readAs.isJson) return;
    const { copy } = this.format;
    const missing = missingText(options.missingTokens);
    const strictly = { missingTokens: missing === '' ? [''] : [], trim: false };
    const read = writer ? { ...strictly, ...writer.readAs } : options;
    const file = yield* readerOf(copy).read(named(copy, whole.read()), read);
    try {
      const there = { columns: file.table, missing: writer ? '' : missing };
      if (!(yield* areSame({ columns: table, missing }, there, !writer))) throw notReadBack(copy);
    } finally {
      file.close();
    }
  }

  async finish(): Promise<void> {
    await this.#ready.finish();
  }

  put(): Promise<boolean> {
    return this.#ready.put();
  }

  takeBack(): void {
    this.#whole?.takeBack();
  }

  drop(): void {
    this.text.drop();
    this.#whole?.drop();
  }

  get #ready(): Output {
    if (!this.#whole) throw new Error('a copy is put into the format of its name before it is handed over');
    return this.#whole;
  }
}

/** Readers may go by the name of a file. */
function named(name: string, input: ByteInput): ByteInput {
  return {
    name,
    length: input.length,
    read: (target, position) => input.read(target, position),
    verify: () => input.verify(),
    close: () => input.close(),
  };
}

/** A text names columns by their places; objects and Parquet by their names. */
function requireDistinct({ columns }: Columns, copy: string, format: string): void {
  const names = new Set<string>();
  for (const { name } of columns) {
    if (names.has(name)) {
      throw new FileProblem(
        copy,
        `Two columns have the same name, which ${format} cannot hold: rename one, or write CSV.`,
      );
    }
    names.add(name);
  }
}

function notReadBack(copy: string): FileProblem {
  const sentence =
    'The copy would not be read back as it is meant, so it was not kept: name it .csv to have it as text.';
  return new FileProblem(copy, sentence);
}

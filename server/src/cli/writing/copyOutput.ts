/**
 * Where a copy goes. It is first written as a text, which is looked at as every copy is; then it is put into the format of its name, and what
 * a reader of that format makes of it has to be the same.
 */
import type { Work } from '@quasi/shared/analysis';
import type { Columns } from '@quasi/shared/table';
import {
  type ByteInput,
  FileProblem,
  type FileReadingOptions,
  type Output,
  readTableFrom,
  type TableFile,
} from '../../files/index.ts';
import { readerOf } from '../../readers/index.ts';
import { type CopyFormat, gzipped, typedColumns } from '../../writers/index.ts';
import { areSame } from './sameColumns.ts';
import { missingText } from './writtenOut.ts';

type Write = (piece: Uint8Array) => void;

/** Bytes a step. */
const PIECE = 256 * 1024;

export class CopyOutput implements Output {
  /** Undefined where the text is what is wanted. */
  readonly #whole: Output | undefined;
  #isConverted = false;

  /** `begin`: begins to write to the place of the copy. */
  constructor(
    private readonly format: CopyFormat,
    private readonly text: Output,
    begin: () => Output,
  ) {
    this.#whole = format.writer || format.isGzipped ? begin() : undefined;
  }

  /** Its records are those of the text, with all that no column holds. */
  get isText(): boolean {
    return this.format.writer === undefined;
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

  /** Puts the text, which was read with these options, into the format of the copy. */
  *convert(columns: Columns, options: FileReadingOptions): Work<void> {
    if (!this.#whole) return;
    const missing = missingText(options.missingTokens);
    const whole = this.#whole;
    const write = (piece: Uint8Array) => whole.write(piece);
    const making = (to: Write) => this.#make(columns, missing, to);
    yield* this.format.isGzipped ? gzipped(making, write) : making(write);
    yield* this.#requireSame(columns, whole, missing, options);
    this.#isConverted = true;
  }

  /** The same for a text that nobody has read. */
  *convertUnread(options: FileReadingOptions): Work<void> {
    if (!this.#whole) return;
    const file = yield* this.readText(options);
    try {
      yield* this.convert(file.table, options);
    } finally {
      file.close();
    }
  }

  *#make(columns: Columns, missing: string, write: Write): Work<void> {
    const { writer, copy } = this.format;
    if (writer) {
      requireDistinct(columns, copy, writer.name);
      return yield* writer.write(yield* typedColumns(columns, missing), write);
    }
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
  *#requireSame(columns: Columns, whole: Output, missing: string, options: FileReadingOptions): Work<void> {
    const { writer, copy } = this.format;
    // An object a row: without rows there are no names.
    if (columns.rowCount === 0 && writer?.name === 'JSON Lines') return;
    const strictly = { missingTokens: missing === '' ? [''] : [], trim: false };
    const input = named(copy, whole.read());
    const file = yield* readerOf(copy).read(input, writer ? strictly : { ...options, encoding: 'utf-8' });
    try {
      const there = { columns: file.table, missing: writer ? '' : missing };
      if (!(yield* areSame({ columns, missing }, there, !writer))) throw notReadBack(copy);
    } finally {
      file.close();
    }
  }

  async finish(): Promise<void> {
    if (this.#whole && !this.#isConverted)
      throw new Error('a copy is put into the format of its name before it is handed over');
    await (this.#whole ?? this.text).finish();
  }

  put(): Promise<boolean> {
    return (this.#whole ?? this.text).put();
  }

  takeBack(): void {
    (this.#whole ?? this.text).takeBack();
  }

  drop(): void {
    this.text.drop();
    this.#whole?.drop();
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

/** What DuckDB reads: delimited texts by the rules of our reader, which looks at the beginning of the first, and Parquet files. */
import { drain } from '@quasi/shared/analysis';
import { type ReadingOptions, readTable } from '@quasi/shared/table';
import { FileProblem, openFile, Transcoder } from '../../files/index.ts';
import { singleQuoted } from '../sql/dialect.ts';

/** Bytes that are looked at for names and dialect: enough for a header of thousands of columns. */
const BEGINNING = 2 ** 20;

export interface TextSource {
  readonly names: readonly string[];
  readonly areNamed: boolean;
  /** What stands behind FROM; its columns are c0, c1 … `isLenient`: records may be shorter than the first. */
  from(isLenient: boolean): string;
}

export function textSource(
  paths: readonly string[],
  options: ReadingOptions & { encoding?: string | undefined },
): TextSource {
  const beginning = beginningOf(paths[0], options.encoding);
  const table = drain(readTable(beginning, options));
  const { dialect, columns, areNamed } = table;
  const text = (code: number) => singleQuoted(code === 0 ? '' : String.fromCharCode(code));
  const types = columns.map((_, i) => `'c${i}': 'VARCHAR'`).join(', ');
  const names = columns.map((_, i) => `'c${i}'`).join(', ');
  const files = paths.map(singleQuoted).join(', ');
  return {
    names: columns.map(({ name }) => name),
    areNamed,
    from: (isLenient) =>
      `read_csv([${files}], auto_detect=false, delim=${text(dialect.delimiter)}, quote=${text(dialect.quote)}, escape=${text(dialect.quote)}, header=${dialect.header}, columns={${types}}, force_not_null=[${names}], strict_mode=true, null_padding=${isLenient}, parallel=${!isLenient})`,
  };
}

function beginningOf(path: string, encoding: string | undefined): Uint8Array {
  const input = openFile(path);
  try {
    const piece = new Uint8Array(Math.min(BEGINNING, input.length));
    const count = input.read(piece, 0);
    const transcoder = new Transcoder(encoding);
    const bytes = transcoder.push(piece.subarray(0, count), count === input.length);
    if (transcoder.encoding === 'utf-8') return bytes;
    throw new FileProblem(
      path,
      `The text is encoded in ${transcoder.encoding}, and DuckDB reads UTF-8. Save it as UTF-8, or give Quasi more memory (--memory).`,
    );
  } finally {
    input.close();
  }
}

/**
 * The records of a delimited text where only the values matter: a hierarchy, a list. csv-parse reads it, and is loaded when the first of them
 * comes. Data sets are read by our own scanner, which knows where each cell stands.
 */
import type { LackingFile, RecordBlocks } from '@quasi/shared/hierarchies';
import { contentStart, detectDialect, SAMPLE_LENGTH } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';

/** Records a step. */
const RECORDS = 250;
/** Bytes of one record; behind a quote that is never closed the whole file would be one. */
const LONGEST_RECORD = 1_000_000;

let loaded: typeof import('csv-parse/sync') | undefined;

/** Once it has settled, no records have to be waited for. */
export async function loadSideReader(): Promise<void> {
  loaded ??= await import('csv-parse/sync');
}

export function* sideRecords(bytes: Uint8Array): RecordBlocks {
  if (!loaded) {
    const loading = loadSideReader();
    while (!loaded) yield loading;
  }
  const { parse, CsvError } = loaded;
  const start = contentStart(bytes);
  const head = bytes.subarray(start, start + SAMPLE_LENGTH);
  const dialect = detectDialect(head, { missingTokens: [], trim: false, header: false, skip: 0 });
  const options = {
    delimiter: String.fromCharCode(dialect.delimiter),
    quote: String.fromCharCode(dialect.quote),
    escape: String.fromCharCode(dialect.escapedBy),
    trim: dialect.trim,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_RECORD,
    to: RECORDS,
    info: true,
  };
  try {
    for (let from = start; from < bytes.length; ) {
      const read = parse(bytes.subarray(from), options) as unknown as ReadRecord[];
      if (read.length === 0) return undefined;
      from += read[read.length - 1].info.bytes;
      yield read.map(({ record }) => record);
    }
    return undefined;
  } catch (error) {
    if (error instanceof CsvError) return unreadable();
    throw error;
  }
}

interface ReadRecord {
  readonly record: string[];
  /** `bytes`: up to the end of its line. */
  readonly info: { readonly bytes: number };
}

function unreadable(): Extract<LackingFile, { kind: 'unreadable' }> {
  return { kind: 'unreadable', why: t`It is no table: a quote in it is never closed, or a row is longer than 1 MB.` };
}

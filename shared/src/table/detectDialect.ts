/** Guesses from the head of a text how it is written: what stands above the table, delimiter, quote, and whether the first record names the columns. */
import { CellKind, cellValue, isInQuotes } from './cells.ts';
import { detectDelimiter } from './detectDelimiter.ts';
import { type HeaderVerdict, judgeHeader } from './detectHeader.ts';
import type { Dialect } from './dialect.ts';
import { behindLines, linesBefore, type Marked, markedLines, nothingMarked, titleRecords } from './preamble.ts';
import { type Form, formOf } from './sampleForm.ts';
import type { ReadingOptions } from './table.ts';
import type { Tokenizer } from './tokenizer.ts';

/** The head that is looked at. */
export const SAMPLE_LENGTH = 64 * 1024;
const RECORDS_TO_JUDGE_HEADER = 100;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const decoder = new TextDecoder();

export function detectDialect(sample: Uint8Array, options: ReadingOptions): Dialect {
  const { form, first, skippedBytes } = tableIn(sample, options);
  const { delimiter, quote, escapedBy, trim, records } = form;
  const { header, sure } = verdictOn(records, first, options);
  return {
    delimiter,
    quote,
    escapedBy,
    header,
    headerIsSure: sure,
    trim,
    oneColumn: records.firstCells[first + 1] - records.firstCells[first] <= 1,
    skippedLines: linesBefore(sample, skippedBytes),
    skippedBytes,
  };
}

/** Where the table begins, and how it is written. */
interface Found {
  readonly form: Form;
  /** The first record of the table. */
  readonly first: number;
  readonly skippedBytes: number;
}

function tableIn(sample: Uint8Array, options: ReadingOptions): Found {
  if (options.skip !== undefined) {
    const from = behindLines(sample, options.skip);
    return { form: formFrom(sample, from, options, undefined), first: 0, skippedBytes: from };
  }
  return belowMarked(sample, options, markedLines(sample));
}

function belowMarked(sample: Uint8Array, options: ReadingOptions, marked: Marked): Found {
  const form = formFrom(sample, marked.end, options, marked.delimiter);
  // Of one column that begins with # here and there, nothing shows that this is a comment.
  if (!marked.areSpaced && form.records.firstCells[1] <= 1) return belowMarked(sample, options, nothingMarked);
  // That a header is stated says nothing of where it stands.
  const first = titleRecords(form.records, (record) => judged(form.records, record, options.statedNames));
  const isNamed =
    marked.lastComment !== undefined && first === 0 && isHeader(sample, marked.lastComment, form, options);
  if (isNamed) {
    const from = marked.lastComment;
    return { form: formFrom(sample, from, options, delimiterOf(form)), first: 0, skippedBytes: from };
  }
  const isSkipping = marked.end > 0 || first > 0;
  return { form, first, skippedBytes: isSkipping ? marked.end + form.records.recordStarts[first] : 0 };
}

/** `said`: the delimiter that the text itself names. */
function formFrom(sample: Uint8Array, from: number, options: ReadingOptions, said: string | undefined): Form {
  const { trim, isStrict = false } = options;
  const head = { bytes: sample.subarray(from), isWhole: sample.length < SAMPLE_LENGTH, trim, isStrict };
  const delimiter = options.delimiter ?? said ?? hinted(head.bytes, options);
  return delimiter === undefined ? detectDelimiter(head) : formOf(head, delimiter);
}

function hinted(sample: Uint8Array, { delimiterHint: hint }: ReadingOptions): string | undefined {
  return hint !== undefined && sample.includes(hint.charCodeAt(0)) ? hint : undefined;
}

function delimiterOf({ delimiter }: Form): string {
  return String.fromCharCode(delimiter);
}

/** Whether the last comment is the header instead, as in `#id,name`: it has a cell for each column, and what is below it does not surely name them. */
function isHeader(sample: Uint8Array, from: number, form: Form, options: ReadingOptions): boolean {
  const width = form.records.firstCells[1];
  const { records } = formFrom(sample, from, options, delimiterOf(form));
  if (width < 2 || records.firstCells[1] !== width) return false;
  const { header, sure } = judged(form.records, 0, options.statedNames);
  return !(header && sure);
}

/** Whether the first record names the columns, as somebody said or as it looks. */
function verdictOn(records: Tokenizer, record: number, { header, statedNames }: ReadingOptions): HeaderVerdict {
  return header === undefined ? judged(records, record, statedNames) : { header, sure: true };
}

function judged(records: Tokenizer, record: number, statedNames: readonly string[] | undefined): HeaderVerdict {
  return judgeHeader(cellsAsText(records, record), isSound(records, record), statedNames);
}

/** Whether a record is written as names of columns are: in one line, without a stray quote, and one for each cell of the others. */
function isSound({ bytes, records, firstCells, starts, ends, kinds }: Tokenizer, record: number): boolean {
  const from = firstCells[record];
  const to = firstCells[record + 1];
  for (let c = from; c < to; c++) if (kinds[c] !== CellKind.plain && !isInQuotes(kinds[c])) return false;
  const names = bytes.subarray(starts[from], ends[to - 1]);
  if (names.includes(LINE_FEED) || names.includes(CARRIAGE_RETURN)) return false;
  let wider = 0;
  for (let r = record + 1; r < records; r++) if (firstCells[r + 1] - firstCells[r] > to - from) wider++;
  return 2 * wider <= records - record - 1;
}

function cellsAsText({ bytes, quote, records, firstCells, starts, ends, kinds }: Tokenizer, first: number): string[][] {
  return Array.from({ length: Math.min(records - first, RECORDS_TO_JUDGE_HEADER) }, (_, i) => {
    const cells: string[] = [];
    for (let c = firstCells[first + i]; c < firstCells[first + i + 1]; c++) {
      const value = cellValue(bytes, starts[c], ends[c], kinds[c], quote);
      cells.push(decoder.decode(value).trim());
    }
    return cells;
  });
}

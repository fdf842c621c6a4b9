/** The head of a text, read with one delimiter, and with the quotes, escapes and blanks that fit it best. */
import { CellKind, isInQuotes } from './cells.ts';
import { isBlank } from './missing.ts';
import { Tokenizer } from './tokenizer.ts';

const SAMPLE_RECORDS = 500;
/** So many cells in single quotes are no accident. */
const FEWEST_SINGLE = 2;

export const DOUBLE_QUOTE = 0x22;
export const SINGLE_QUOTE = 0x27;
export const BACKSLASH = 0x5c;

/** The head of a text from the first line on that may be part of the table. */
export interface Sample {
  readonly bytes: Uint8Array;
  /** The text ends with it. */
  readonly isWhole: boolean;
  /** Blanks around values belong to the file, as somebody said. */
  readonly trim: boolean;
  /** Neither backslashes nor blanks before quotes have a meaning. */
  readonly isStrict: boolean;
}

/** How the sample is read. */
export interface Form {
  readonly delimiter: number;
  readonly quote: number;
  readonly escapedBy: number;
  readonly trim: boolean;
  readonly records: Tokenizer;
}

type Marks = Omit<Form, 'records'>;

/** Double quotes, unless no cell begins with one and several cells stand in single quotes. */
export function formOf(sample: Sample, character: string): Form {
  const delimiter = character.charCodeAt(0);
  const inDouble = quotedBy(sample, delimiter, DOUBLE_QUOTE);
  const used = quotedCells(inDouble.records);
  if (used.proper + used.wrong > 0 || !sample.bytes.includes(SINGLE_QUOTE)) return inDouble;
  const inSingle = quotedBy(sample, delimiter, SINGLE_QUOTE);
  const { proper, wrong } = quotedCells(inSingle.records);
  return proper >= FEWEST_SINGLE && wrong === 0 ? inSingle : inDouble;
}

/** Quotes inside are doubled, unless a backslash makes sense of more cells. */
function quotedBy(sample: Sample, delimiter: number, quote: number): Form {
  const { bytes, trim, isStrict } = sample;
  const plain = read(sample, { delimiter, quote, escapedBy: quote, trim });
  if (isStrict) return plain;
  const close = trim ? plain : closeToDelimiters(sample, plain);
  const { wrong } = quotedCells(close.records);
  if (wrong === 0 || !holds(bytes, BACKSLASH, quote)) return close;
  const escaped = read(sample, { ...close, escapedBy: BACKSLASH });
  return quotedCells(escaped.records).wrong < wrong ? escaped : close;
}

/** Blanks between a delimiter and a quote hide the quote from a reader that does not pass over them. */
function closeToDelimiters(sample: Sample, form: Form): Form {
  if (!hasHiddenQuotes(form.records)) return form;
  const trimmed = read(sample, { ...form, trim: true });
  const [before, after] = [quotedCells(form.records), quotedCells(trimmed.records)];
  return after.proper > before.proper && after.wrong <= before.wrong ? trimmed : form;
}

function hasHiddenQuotes({ bytes, quote, records, firstCells, starts, ends, kinds }: Tokenizer): boolean {
  for (let c = 0; c < firstCells[records]; c++) {
    if (kinds[c] !== CellKind.strayQuote || !isBlank(bytes[starts[c]])) continue;
    let p = starts[c];
    while (p < ends[c] && isBlank(bytes[p])) p++;
    if (bytes[p] === quote) return true;
  }
  return false;
}

export function quotedCells({ records, firstCells, kinds }: Tokenizer): { proper: number; wrong: number } {
  let proper = 0;
  let wrong = 0;
  for (let c = 0; c < firstCells[records]; c++) {
    if (kinds[c] === CellKind.textAfterQuote || kinds[c] === CellKind.unclosed) wrong++;
    else if (isInQuotes(kinds[c])) proper++;
  }
  return { proper, wrong };
}

function read({ bytes, isWhole }: Sample, { delimiter, quote, escapedBy, trim }: Marks): Form {
  const marks = { delimiter, quote, escapedBy, trim };
  const rest = { header: false, headerIsSure: true, oneColumn: false, skippedLines: 0, skippedBytes: 0 };
  const records = new Tokenizer({ ...marks, ...rest }, false);
  // The sample may end in the middle of a record: what is unfinished then does not count, unless there is nothing else.
  records.run(bytes, bytes.length, isWhole);
  if (records.records === 0) records.run(bytes, bytes.length, true);
  records.records = Math.min(records.records, SAMPLE_RECORDS);
  return { ...marks, records };
}

function holds(bytes: Uint8Array, first: number, second: number): boolean {
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (bytes[at + 1] === second) return true;
  return false;
}

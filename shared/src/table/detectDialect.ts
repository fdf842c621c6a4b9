/** Guesses from the head of a text how it is written: delimiter, quote, and whether the first record names the columns. */
import { CellKind, cellValue } from './cells.ts';
import { judgeHeader } from './detectHeader.ts';
import type { Dialect } from './dialect.ts';
import type { ReadingOptions } from './table.ts';
import { Tokenizer } from './tokenizer.ts';

/** The head that is looked at. */
export const SAMPLE_LENGTH = 64 * 1024;
const SAMPLE_RECORDS = 500;
const RECORDS_TO_JUDGE_HEADER = 100;

const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

/** In order of preference where the evidence is equal. The first four are usual; the others must fit nearly every record. */
const usualDelimiters = [',', ';', '\t', '|'];
const rareDelimiters = [':', '^', '~', '\x01', '\x1f'];

export function detectDialect(sample: Uint8Array, options: ReadingOptions): Dialect {
  const { trim } = options;
  const given = options.delimiter ?? hinted(sample, options);
  const delimited =
    given === undefined ? detectDelimiter(sample, trim) : tokenizeSample(sample, given, DOUBLE_QUOTE, trim);
  const { quote, records } = detectQuote(sample, delimited, trim);
  const oneColumn = records.firstCells[1] <= 1;
  const delimiter = delimited.delimiter.charCodeAt(0);
  const { header, sure } =
    options.header === undefined
      ? judgeHeader(cellsAsText(records, quote), isSound(records), options.statedNames)
      : { header: options.header, sure: true };
  return { delimiter, quote, header, headerIsSure: sure, trim, oneColumn };
}

export function sameDialect(a: Dialect, b: Dialect): boolean {
  return (
    a.delimiter === b.delimiter &&
    a.quote === b.quote &&
    a.header === b.header &&
    a.headerIsSure === b.headerIsSure &&
    a.trim === b.trim &&
    a.oneColumn === b.oneColumn
  );
}

function hinted(sample: Uint8Array, { delimiterHint: hint }: ReadingOptions): string | undefined {
  return hint !== undefined && sample.includes(hint.charCodeAt(0)) ? hint : undefined;
}

/** The sample, read with a delimiter. */
interface Delimited {
  readonly delimiter: string;
  readonly records: Tokenizer;
}

function tokenizeSample(sample: Uint8Array, delimiter: string, quote: number, trim: boolean): Delimited {
  const code = delimiter.charCodeAt(0);
  const dialect = { delimiter: code, quote, header: false, headerIsSure: true, trim, oneColumn: false };
  const records = new Tokenizer(dialect, false);
  // The sample may end in the middle of a record: what is unfinished then does not count, unless there is nothing else.
  records.run(sample, sample.length, sample.length < SAMPLE_LENGTH);
  if (records.records === 0) records.run(sample, sample.length, true);
  records.records = Math.min(records.records, SAMPLE_RECORDS);
  return { delimiter, records };
}

function detectDelimiter(sample: Uint8Array, trim: boolean): Delimited {
  const usual = bestOf(sample, usualDelimiters, trim);
  if (usual && usual.fit >= 0.6) return usual.delimited;
  const rare = bestOf(sample, rareDelimiters, trim);
  if (rare && rare.fit >= 0.9) return rare.delimited;
  return usual?.delimited ?? tokenizeSample(sample, ',', DOUBLE_QUOTE, trim);
}

function bestOf(
  sample: Uint8Array,
  candidates: readonly string[],
  trim: boolean,
): { delimited: Delimited; fit: number } | undefined {
  let best: { delimited: Delimited; fit: number } | undefined;
  for (const delimiter of candidates) {
    if (!sample.includes(delimiter.charCodeAt(0))) continue;
    const delimited = tokenizeSample(sample, delimiter, DOUBLE_QUOTE, trim);
    const fit = fitOf(sample, delimited);
    if (fit > (best?.fit ?? 0)) best = { delimited, fit };
  }
  return best;
}

/** The share of records that have the usual number of cells, less the cells in which another delimiter seems to be at work. */
function fitOf(sample: Uint8Array, { delimiter, records: tokens }: Delimited): number {
  const { records, firstCells, starts, ends, kinds } = tokens;
  const recordsOfWidth = new Map<number, number>();
  for (let r = 0; r < records; r++) {
    const width = firstCells[r + 1] - firstCells[r];
    recordsOfWidth.set(width, (recordsOfWidth.get(width) ?? 0) + 1);
  }
  let fitting = 0;
  for (const [width, count] of recordsOfWidth) if (width > 1) fitting = Math.max(fitting, count);
  if (fitting === 0) return 0;
  const isOther = new Uint8Array(256);
  for (const other of usualDelimiters.slice(1)) isOther[other.charCodeAt(0)] = other === delimiter ? 0 : 1;
  const cells = firstCells[records];
  let divided = 0;
  for (let c = 0; c < cells; c++) {
    if (kinds[c] !== CellKind.plain) continue;
    for (let p = starts[c]; p < ends[c]; p++) {
      if (isOther[sample[p]] === 0) continue;
      divided++;
      break;
    }
  }
  return (fitting / records) * (1 - divided / cells);
}

/** Double quotes, unless no cell begins with one and several cells stand in single quotes. */
function detectQuote(sample: Uint8Array, delimited: Delimited, trim: boolean): { quote: number; records: Tokenizer } {
  const double = { quote: DOUBLE_QUOTE, records: delimited.records };
  const used = quotedCells(delimited.records);
  if (used.proper + used.wrong > 0 || !sample.includes(SINGLE_QUOTE)) return double;
  const { records } = tokenizeSample(sample, delimited.delimiter, SINGLE_QUOTE, trim);
  const single = quotedCells(records);
  return single.proper >= 2 && single.wrong === 0 ? { quote: SINGLE_QUOTE, records } : double;
}

function quotedCells({ records, firstCells, kinds }: Tokenizer): { proper: number; wrong: number } {
  let proper = 0;
  let wrong = 0;
  for (let c = 0; c < firstCells[records]; c++) {
    if (kinds[c] === CellKind.quoted || kinds[c] === CellKind.escaped) proper++;
    else if (kinds[c] === CellKind.textAfterQuote || kinds[c] === CellKind.unclosed) wrong++;
  }
  return { proper, wrong };
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Whether the first record is written as names of columns are: in one line, without a stray quote, and one for each cell of the others. */
function isSound({ bytes, records, firstCells, starts, ends, kinds }: Tokenizer): boolean {
  const width = firstCells[1];
  // Faulty kinds of quotes come after the correct kinds.
  for (let c = 0; c < width; c++) if (kinds[c] > CellKind.escaped) return false;
  const first = bytes.subarray(starts[0], ends[width - 1]);
  if (first.includes(LINE_FEED) || first.includes(CARRIAGE_RETURN)) return false;
  let wider = 0;
  for (let r = 1; r < records; r++) if (firstCells[r + 1] - firstCells[r] > width) wider++;
  return 2 * wider <= records - 1;
}

function cellsAsText({ bytes, records, firstCells, starts, ends, kinds }: Tokenizer, quote: number): string[][] {
  const decoder = new TextDecoder();
  return Array.from({ length: Math.min(records, RECORDS_TO_JUDGE_HEADER) }, (_, r) => {
    const cells: string[] = [];
    for (let c = firstCells[r]; c < firstCells[r + 1]; c++) {
      const value = cellValue(bytes, starts[c], ends[c], kinds[c], quote);
      cells.push(decoder.decode(value).trim());
    }
    return cells;
  });
}

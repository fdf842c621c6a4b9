/** Guesses from the head of a text how it is written: delimiter, quote, and whether the first record names the columns. */
import { CellKind, cellValue } from './cells.ts';
import { judgeHeader } from './detectHeader.ts';
import type { Dialect } from './dialect.ts';
import type { ReadingOptions } from './table.ts';
import { Tokenizer } from './tokenizer.ts';

/** The head that is looked at. */
export const SAMPLE_LENGTH = 64 * 1024;
const SAMPLE_RECORDS = 500;

const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

/** In order of preference where the evidence is equal. The first four are usual; the others must fit nearly every record. */
const usualDelimiters = [',', ';', '\t', '|'];
const rareDelimiters = [':', '^', '~', '\x01', '\x1f'];

export function detectDialect(sample: Uint8Array, options: ReadingOptions): Dialect {
  const delimiter = (options.delimiter ?? hinted(sample, options) ?? detectDelimiter(sample)).charCodeAt(0);
  const quote = detectQuote(sample, delimiter);
  const draft = { delimiter, quote, header: false, headerIsSure: true, trim: options.trim, oneColumn: false };
  const records = tokenizeSample(sample, draft);
  const oneColumn = records.firstCells[1] <= 1;
  if (options.header !== undefined) return { ...draft, header: options.header, oneColumn };
  const { header, sure } = judgeHeader(cellsAsText(records));
  return { ...draft, header, headerIsSure: sure, oneColumn };
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

function tokenizeSample(sample: Uint8Array, dialect: Dialect): Tokenizer {
  const tokenizer = new Tokenizer(dialect, false);
  // The sample may end in the middle of a record: what is unfinished then does not count, unless there is nothing else.
  tokenizer.run(sample, sample.length, sample.length < SAMPLE_LENGTH);
  if (tokenizer.records === 0) tokenizer.run(sample, sample.length, true);
  tokenizer.records = Math.min(tokenizer.records, SAMPLE_RECORDS);
  return tokenizer;
}

function detectDelimiter(sample: Uint8Array): string {
  const usual = bestOf(sample, usualDelimiters);
  if (usual.fit >= 0.6) return usual.delimiter;
  const rare = bestOf(sample, rareDelimiters);
  return rare.fit >= 0.9 ? rare.delimiter : usual.fit > 0 ? usual.delimiter : ',';
}

function bestOf(sample: Uint8Array, candidates: readonly string[]): { delimiter: string; fit: number } {
  let best = { delimiter: candidates[0] as string, fit: 0 };
  for (const delimiter of candidates) {
    if (!sample.includes(delimiter.charCodeAt(0))) continue;
    const fit = fitOf(sample, delimiter);
    if (fit > best.fit) best = { delimiter, fit };
  }
  return best;
}

/** The share of records that have the usual number of cells, less the cells in which another delimiter seems to be at work. */
function fitOf(sample: Uint8Array, delimiter: string): number {
  const code = delimiter.charCodeAt(0);
  const dialect = {
    delimiter: code,
    quote: DOUBLE_QUOTE,
    header: false,
    headerIsSure: true,
    trim: false,
    oneColumn: false,
  };
  const { records, firstCells, starts, ends, kinds } = tokenizeSample(sample, dialect);
  const recordsOfWidth = new Map<number, number>();
  for (let r = 0; r < records; r++) {
    const width = firstCells[r + 1] - firstCells[r];
    recordsOfWidth.set(width, (recordsOfWidth.get(width) ?? 0) + 1);
  }
  let fitting = 0;
  for (const [width, count] of recordsOfWidth) if (width > 1) fitting = Math.max(fitting, count);
  if (fitting === 0) return 0;
  const others = usualDelimiters
    .slice(1)
    .filter((other) => other !== delimiter)
    .map((other) => other.charCodeAt(0));
  const cells = firstCells[records];
  let divided = 0;
  for (let c = 0; c < cells; c++) {
    if (kinds[c] !== CellKind.plain) continue;
    for (let p = starts[c]; p < ends[c]; p++) {
      if (!others.includes(sample[p])) continue;
      divided++;
      break;
    }
  }
  return (fitting / records) * (1 - divided / cells);
}

/** Double quotes, unless no cell begins with one and several cells stand in single quotes. */
function detectQuote(sample: Uint8Array, delimiter: number): number {
  const count = (quote: number) => {
    if (!sample.includes(quote)) return { proper: 0, wrong: 0 };
    const dialect = { delimiter, quote, header: false, headerIsSure: true, trim: false, oneColumn: false };
    const { records, firstCells, kinds } = tokenizeSample(sample, dialect);
    let proper = 0;
    let wrong = 0;
    for (let c = 0; c < firstCells[records]; c++) {
      if (kinds[c] === CellKind.quoted || kinds[c] === CellKind.escaped) proper++;
      else if (kinds[c] === CellKind.textAfterQuote || kinds[c] === CellKind.unclosed) wrong++;
    }
    return { proper, wrong };
  };
  const double = count(DOUBLE_QUOTE);
  if (double.proper + double.wrong > 0) return DOUBLE_QUOTE;
  const single = count(SINGLE_QUOTE);
  return single.proper >= 2 && single.wrong === 0 ? SINGLE_QUOTE : DOUBLE_QUOTE;
}

function cellsAsText({ bytes, quote, records, firstCells, starts, ends, kinds }: Tokenizer): string[][] {
  const decoder = new TextDecoder();
  return Array.from({ length: records }, (_, r) => {
    const cells: string[] = [];
    for (let c = firstCells[r]; c < firstCells[r + 1]; c++) {
      const value = cellValue(bytes, starts[c], ends[c], kinds[c], quote);
      cells.push(decoder.decode(value).trim());
    }
    return cells;
  });
}

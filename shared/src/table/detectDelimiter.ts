/**
 * Finds the delimiter of a text: the one that divides the records alike, the first of them too, into many cells in which no other delimiter
 * seems to be at work.
 */
import { CellKind, isInQuotes } from './cells.ts';
import { isBlank } from './missing.ts';
import { DOUBLE_QUOTE, type Form, formOf, type Sample, SINGLE_QUOTE } from './sampleForm.ts';
import type { Tokenizer } from './tokenizer.ts';

/** In order of preference where the evidence is equal. */
const usualDelimiters = [',', ';', '\t', '|'];
/** They must fit most records, and the first: a time, an address or a list has them too. */
const rareDelimiters = [':', '^', '~', '\x01', '\x1f'];
const RARE_FIT = 0.75;
const RARE_SCORE = 0.25;
/** Colons stand in texts, too. */
const weightOf = (delimiter: number) => (delimiter === COLON ? 0.6 : 0.9);
/** Records in which cells are looked at one by one. */
const RECORDS_LOOKED_AT = 100;
const MOST_CELLS = 4000;
/** The factor for a first record that is divided in another way. */
const OTHER_FIRST = 0.4;
/** The factor where cells begin with a blank, as the parts of a sentence do; and where all do, as some programs write them. */
const OF_SENTENCES = 0.4;
const OF_BLANKS = 0.8;

/** The share of cells that begin with a blank where they are parts of sentences. */
const MOST_BEHIND_BLANK = 0.9;

const COMMA = 0x2c;
const COLON = 0x3a;
const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const isUsual = new Uint8Array(256);
for (const each of usualDelimiters) isUsual[each.charCodeAt(0)] = 1;
const isAnyRare = new Uint8Array(256);
for (const each of rareDelimiters) isAnyRare[each.charCodeAt(0)] = 1;

interface Scored {
  readonly form: Form;
  /** The share of records that have the usual number of cells. */
  readonly fit: number;
  /** The first record is one of them. */
  readonly fitsFirst: boolean;
  readonly score: number;
}

export function detectDelimiter(sample: Sample): Form {
  const from = firstDivided(sample.bytes);
  const usual = bestOf(sample, usualDelimiters, from);
  // What a usual delimiter does not divide may be the names between rare ones.
  const toBeat = (usual?.score ?? 0) * (from === 0 ? 1 : OTHER_FIRST);
  const parted = behindBlankLine(sample.bytes);
  const rare = bestOf(sample, rareDelimiters, 0) ?? (parted > 0 ? bestOf(sample, rareDelimiters, parted) : undefined);
  const isRare = rare !== undefined && weightOf(rare.form.delimiter) * rare.score > toBeat;
  if (isRare) return rare.form;
  if (from > 0 && usual && areSentences(usual.form.records)) return formOf(sample, notIn(sample.bytes));
  return usual?.form ?? formOf(sample, ',');
}

/** One that divides nothing, for a text of one column. */
function notIn(bytes: Uint8Array): string {
  const all = [...usualDelimiters, ...rareDelimiters];
  return all.find((delimiter) => !bytes.includes(delimiter.charCodeAt(0))) ?? ',';
}

/** Whether cells are parts of sentences below a name that is not divided: nearly all begin with a blank, and most hold several words. */
function areSentences({ bytes, records, firstCells, kinds, starts, ends }: Tokenizer): boolean {
  let inner = 0;
  let behindBlank = 0;
  let cells = 0;
  let wordy = 0;
  for (let r = 0; r < Math.min(records, RECORDS_LOOKED_AT); r++) {
    if (firstCells[r + 1] - firstCells[r] < 2) continue;
    for (let c = firstCells[r]; c < firstCells[r + 1]; c++) {
      if (isInQuotes(kinds[c])) return false;
      let blanks = 0;
      for (let p = starts[c] + 1; p < ends[c] - 1 && blanks < 2; p++) if (isBlank(bytes[p])) blanks++;
      cells++;
      if (blanks === 2) wordy++;
      if (c === firstCells[r]) continue;
      inner++;
      if (isBlank(bytes[starts[c]])) behindBlank++;
    }
  }
  return cells > 0 && behindBlank >= MOST_BEHIND_BLANK * inner && wordy >= cells / 2;
}

function bestOf(sample: Sample, candidates: readonly string[], from: number): Scored | undefined {
  let best: Scored | undefined;
  for (const delimiter of candidates) {
    if (!sample.bytes.includes(delimiter.charCodeAt(0))) continue;
    const scored = scoreOf(formOf(sample, delimiter), from);
    const isFit = candidates === usualDelimiters || isFitForRare(scored);
    if (isFit && scored.score > (best?.score ?? 0)) best = scored;
  }
  return best;
}

function isFitForRare({ form, fit, fitsFirst, score }: Scored): boolean {
  return fitsFirst && fit >= RARE_FIT && score >= RARE_SCORE && !(form.delimiter === COLON && areTimes(form.records));
}

/** Whether nearly all records are a time and nothing else, the first too. */
function areTimes({ bytes, records, recordStarts, firstCells, ends }: Tokenizer): boolean {
  const isTime = (record: number) =>
    isShort(/^"?\d{1,2}:\d\d(:\d\d(\.\d+)?)?"?$/, bytes, recordStarts[record], ends[firstCells[record + 1] - 1]);
  let times = 0;
  for (let r = 0; r < records; r++) if (isTime(r)) times++;
  return isTime(0) && times >= RARE_FIT * records;
}

/** Where the first line begins that any usual delimiter divides: those above it may be a title. */
function firstDivided(bytes: Uint8Array): number {
  let start = 0;
  for (let p = 0; p < bytes.length; p++) {
    if (bytes[p] === LINE_FEED || bytes[p] === CARRIAGE_RETURN) start = p + 1;
    else if (isUsual[bytes[p]] === 1) return start;
  }
  return 0;
}

/** Where it goes on below the first blank line. */
function behindBlankLine(bytes: Uint8Array): number {
  for (let p = 1; p < bytes.length; p++) {
    if (bytes[p] !== LINE_FEED && bytes[p] !== CARRIAGE_RETURN) continue;
    const isBlankLine = bytes[p] === bytes[p - 1] || (bytes[p] === LINE_FEED && bytes[p - 2] === LINE_FEED);
    if (isBlankLine) return p + 1;
  }
  return 0;
}

/** `from`: records that begin before this byte do not count. */
function scoreOf(form: Form, from: number): Scored {
  const { records } = form;
  const { firstCells, recordStarts } = records;
  let first = 0;
  while (first < records.records - 1 && recordStarts[first] < from) first++;
  const widthAt = (record: number) => firstCells[record + 1] - firstCells[record];
  const recordsOf = new Map<number, number>();
  for (let r = first; r < records.records; r++) recordsOf.set(widthAt(r), (recordsOf.get(widthAt(r)) ?? 0) + 1);
  let width = 0;
  let fitting = 0;
  for (const [each, count] of recordsOf) if (each > 1 && count > fitting) [width, fitting] = [each, count];
  if (fitting === 0) return { form, fit: 0, fitsFirst: false, score: 0 };
  const fit = fitting / (records.records - first);
  const fitsFirst = widthAt(first) === width;
  const score = fit * (fitsFirst ? 1 : OTHER_FIRST) * (1 - 1 / width) * soundness(form, first);
  return { form, fit, fitsFirst, score };
}

/** How little the cells look as if another delimiter were at work, or as if they were parts of a sentence. */
function soundness({ delimiter, records: tokens }: Form, first: number): number {
  const { firstCells, kinds, starts, bytes } = tokens;
  const last = Math.min(tokens.records, first + RECORDS_LOOKED_AT);
  let cells = 0;
  let divided = 0;
  let behindBlank = 0;
  let inner = 0;
  for (let r = first; r < last && cells < MOST_CELLS; r++) {
    for (let c = firstCells[r]; c < firstCells[r + 1]; c++) {
      cells++;
      const isQuoted = isInQuotes(kinds[c]);
      if (c > firstCells[r]) {
        inner++;
        if (!isQuoted && isBlank(bytes[starts[c]])) behindBlank++;
      }
      if (!isQuoted) divided += divisionOf(tokens, c, delimiter);
    }
  }
  const share = inner === 0 ? 0 : behindBlank / inner;
  const left = share === 1 ? OF_BLANKS : 1 - (1 - OF_SENTENCES) * share;
  return left * (1 - Math.min(1, divided / cells));
}

/** How much a cell looks as if another delimiter had to divide it: 1 where it does, more where it was cut out of a text in quotes. */
function divisionOf({ bytes, starts, ends, kinds }: Tokenizer, cell: number, delimiter: number): number {
  const start = starts[cell];
  const end = ends[cell];
  const isFaulty = kinds[cell] !== CellKind.plain;
  let found = kinds[cell] > CellKind.strayQuote ? 1 : 0;
  for (let p = start; p < end; p++) {
    const byte = bytes[p];
    if (byte === delimiter || (isUsual[byte] === 0 && (isAnyRare[byte] === 0 || !isFaulty))) continue;
    const behind = isUsual[byte] === 1 ? nextOf(bytes, p + 1, end) : bytes[p + 1];
    if (isFaulty && (isQuote(bytes[p - 1]) || isQuote(behind))) return 2;
    if (byte === COMMA) {
      if (!isBlank(bytes[p + 1]) && p + 1 < end) found = 1;
    } else if (isUsual[byte] === 1 && found < 1) found = isBlank(bytes[p + 1]) && byte !== TAB ? 0.5 : 1;
  }
  return found === 1 && isAmount(bytes, start, end) ? 0 : found;
}

function isQuote(byte: number): boolean {
  return byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE;
}

/** The first byte from `at` on that is no blank. */
function nextOf(bytes: Uint8Array, at: number, end: number): number {
  let p = at;
  while (p < end && isBlank(bytes[p])) p++;
  return p < end ? bytes[p] : 0;
}

/** A number with a decimal comma, or with commas between thousands. */
function isAmount(bytes: Uint8Array, start: number, end: number): boolean {
  return isShort(/^[-+ ]*(\d+,\d+|\d{1,3}(,\d{3})+(\.\d+)?) ?%?$/, bytes, start, end);
}

const SHORT = 24;

function isShort(form: RegExp, bytes: Uint8Array, start: number, end: number): boolean {
  return end - start <= SHORT && form.test(String.fromCharCode(...bytes.subarray(start, end)));
}

/**
 * Judges whether the first record names the columns, by comparing it with the records below it. It is sure of a header only where
 * something shows that a row of data would not: names over columns of numbers, dates and codes, or words that columns are called by. That
 * a text is rare proves nothing: the first person of a list may be the only one of their town.
 */
import { columnWordOf, isIdentifier } from './columnWords.ts';
import { defaultMissingTokens } from './missing.ts';
import { numberedColumns } from './numberedColumns.ts';
import { meansUnknown } from './unknownWords.ts';

const missing: ReadonlySet<string> = new Set(defaultMissingTokens);
/** Numbers, dates and times, amounts of money, shares. */
const measure = /^[-+]?[$€£¥]?\s?(\d[\d.,:/'’-]*|[.,]\d+)([eE][-+]?\d+)?([T ]\d[\d.,:+-]*Z?)?\s*[%€£¥]?$/;
/** Of e-mail, alone or in a text: no column is called so. */
const address = /[^\s@]@[^\s@]+\.\p{L}{2,}/u;
/** Names are short; a sentence or a long text is a value. */
const LONGEST_NAME = 64;
/** The share of a schema's names that a header has to hold, or of the cells that have to be one of these names. */
const NAMES_NEEDED = 2 / 3;
/** The share of a column's values that are of one form: damaged files have others here and there. */
const LEAST_REGULAR = 0.95;
/** The share of numbers below a number that make it one of them. */
const LEAST_MEASURES = 0.8;
/** So many codes of one form are no accident. */
const FEWEST_CODES = 2;
/** The share of cells that have to be words of columns where all of these may be values too. */
const DOUBTFUL_NEEDED = 3 / 4;
/** So many names in the manner of programs are no accident, if they are this share of all. */
const FEWEST_IDENTIFIERS = 3;
const IDENTIFIERS_NEEDED = 1 / 2;
/** This many columns represent the others. */
const MOST_COLUMNS = 200;

/** A cell of the first record, and what is known of the cells below it. */
interface Candidate {
  readonly name: string;
  readonly values: readonly string[];
}

export interface HeaderVerdict {
  readonly header: boolean;
  /** The evidence is clear either way. */
  readonly sure: boolean;
}

/** `isSound`: the first record is written as names are. `names`: those that a schema has for columns. */
export function judgeHeader(
  records: readonly (readonly string[])[],
  isSound: boolean,
  names: readonly string[] = [],
): HeaderVerdict {
  const [first, ...body] = records;
  if (!first || first.length === 0 || holdsNames(first, names)) return { header: true, sure: true };
  const { header, sure } = compared(first.slice(0, MOST_COLUMNS), body);
  return { header, sure: sure && (isSound || !header) };
}

function compared(first: readonly string[], body: readonly (readonly string[])[]): HeaderVerdict {
  const columns = first.map((name, column) => ({ name, values: valuesOf(body, column) }));
  const hasWords = hasColumnWords(columns);
  if (body.length === 0) {
    const header = !first.some(isMeasure);
    return { header, sure: header && hasWords };
  }
  const numbered = numberedColumns(first, body);
  let pro = (hasWords ? 1 : 0) + (numbered.size > 0 || areIdentifiers(columns) ? 1 : 0);
  let contra = 0;
  for (const [column, { name, values }] of columns.entries()) {
    if (missing.has(name) || numbered.has(column)) continue;
    if (name.length > LONGEST_NAME) contra += 0.5;
    if (address.test(name)) contra += 1;
    if (isMeasure(name)) contra += likenessOf(values);
    else if (body.some((record) => record[column] === name)) contra += 0.5;
    else if (isName(name) && areOfOtherForm(name, values)) pro += 1;
  }
  return { header: pro >= contra, sure: (pro - contra >= 1 && pro >= 2 * contra) || contra - pro >= 1 };
}

/** All or clearly most of them: either may have some that the other lacks, and of a long record only the head is looked at. */
function holdsNames(first: readonly string[], names: readonly string[]): boolean {
  const cells = new Set(first);
  const found = new Set(names.filter((name) => cells.has(name))).size;
  // One name among many cells may be a value.
  return found >= Math.min(2, cells.size) && found >= NAMES_NEEDED * Math.min(cells.size, names.length);
}

function valuesOf(body: readonly (readonly string[])[], column: number): string[] {
  return body.map((record) => record[column] ?? '').filter((value) => !meansUnknown(value));
}

function isMeasure(value: string): boolean {
  return measure.test(value);
}

/** How much a number above these values looks like one of them. */
function likenessOf(values: readonly string[]): number {
  const share = shareOf(values, isMeasure);
  return share >= LEAST_MEASURES ? 1 : share > 0 ? 0.5 : 0;
}

function shareOf(values: readonly string[], is: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(is).length / values.length;
}

/** Not `unknown`, `<5` or `90+`, which stand among numbers too. */
function isName(cell: string): boolean {
  return !meansUnknown(cell) && (!/\d/.test(cell) || /^[\p{L}_]/u.test(cell));
}

/** Numbers, or codes and addresses that are all written in one way, which is not the name's own. */
function areOfOtherForm(name: string, values: readonly string[]): boolean {
  if (shareOf(values, isMeasure) >= LEAST_REGULAR) return true;
  if (values.length < FEWEST_CODES) return false;
  const form = formOf(values[0]);
  if (form === undefined || form === formOf(name)) return false;
  return shareOf(values, (value) => formOf(value) === form) >= LEAST_REGULAR;
}

/** How a code is put together of letters and digits; undefined of words, which have no form to speak of. */
function formOf(value: string): string | undefined {
  if (value.length > LONGEST_NAME) return undefined;
  if (/^\s*[^\s@]+@[^\s@]+\s*$/.test(value)) return '@';
  if (!/\d/.test(value)) return undefined;
  const form = value.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '9');
  // A street and its number are words; `58.6 days` is a measure.
  return form.includes(' ') && form.includes('a') && !/^9[^a]* a$/.test(form) ? undefined : form;
}

/** One word that hardly any cell holds as its value, or many that some do. Data would have them in other rows too. */
function hasColumnWords(columns: readonly Candidate[]): boolean {
  let doubtful = 0;
  for (const { name, values } of columns) {
    const word = columnWordOf(name);
    if (word === undefined || values.some((value) => columnWordOf(value) !== undefined)) continue;
    if (word === 'name') return true;
    doubtful++;
  }
  return doubtful >= Math.max(2, DOUBTFUL_NEEDED * columns.length);
}

/** `isRequired`, `cap_shape`, `water-project`, over columns of other texts. */
function areIdentifiers(columns: readonly Candidate[]): boolean {
  const found = columns.filter(({ name, values }) => isIdentifier(name) && !values.some(isIdentifier)).length;
  return found >= Math.max(FEWEST_IDENTIFIERS, IDENTIFIERS_NEEDED * columns.length);
}

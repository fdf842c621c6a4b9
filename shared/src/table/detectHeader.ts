/** Judges whether the first record names the columns, by comparing it with the records below it. */
import { columnWordIn } from './columnWords.ts';

const measure = /^[-+]?(\d+([.,:/-]\d+)*|[.,]\d+)([eE][-+]?\d+)?\s*%?$/;
const blank = /^(|NA|N\/A|NULL|null|NaN|nan|\?|-|\.)$/;
/** Names are short; a sentence or a long text is a value. */
const LONGEST_NAME = 64;
/** The share of cells that have to be common names of columns to count for a header. */
const WORDS_NEEDED = 1 / 3;
/** The share of a schema's names that a header has to hold, or of the cells that have to be such names. */
const NAMES_NEEDED = 2 / 3;
const ROWS_TO_MEET = 12;
/** So many names tell what the others are like. */
const MOST_CELLS = 200;

/** `sure` when the evidence is clear either way. `names`: those that a schema has for columns. */
export function judgeHeader(
  records: readonly (readonly string[])[],
  names: readonly string[] = [],
): { header: boolean; sure: boolean } {
  const [first, ...body] = records;
  if (!first || first.length === 0 || holdsNames(first, names)) return { header: true, sure: true };
  if (body.length === 0) {
    const measures = first.filter((cell) => measure.test(cell)).length;
    return { header: measures === 0, sure: measures === 0 && hasColumnWords(first, body) };
  }
  let evidence = 0;
  let recurring = 0;
  for (const [column, name] of first.entries()) {
    const values = body.map((record) => record[column] ?? '').filter((value) => !blank.test(value));
    const measures = values.filter((value) => measure.test(value)).length;
    const bodyIsMeasures = values.length > 0 && measures >= 0.8 * values.length;
    const nameIsMeasure = measure.test(name);
    if (nameIsMeasure && bodyIsMeasures) evidence -= 1;
    else if (bodyIsMeasures && !blank.test(name)) evidence += 1;
    else if (nameIsMeasure || blank.test(name)) continue;
    else if (values.includes(name)) recurring++;
    else if (isOfOtherForm(name, values) || isOfOtherLength(name, values) || isOutsideFew(values)) evidence += 1;
    if (name.length > LONGEST_NAME) evidence -= 0.5;
  }
  evidence -= 0.5 * recurring;
  if (recurring === 0 && hasColumnWords(first, body)) evidence += 1;
  return { header: evidence >= 0, sure: Math.abs(evidence) >= 1 };
}

/** All or clearly most of them: either may have some that the other lacks, and of a long record only the head is looked at. */
function holdsNames(first: readonly string[], names: readonly string[]): boolean {
  const cells = new Set(first);
  const found = new Set(names.filter((name) => cells.has(name))).size;
  // One name among many cells may be a value.
  return found >= Math.min(2, cells.size) && found >= NAMES_NEEDED * Math.min(cells.size, names.length);
}

/** Values with digits or an at sign, as codes and addresses are, under a name with none. */
function isOfOtherForm(name: string, values: readonly string[]): boolean {
  const marked = /[\d@]/;
  return !marked.test(name) && values.filter((value) => marked.test(value)).length >= Math.max(2, 0.8 * values.length);
}

/** Codes of one length, under a name of another. */
function isOfOtherLength(name: string, values: readonly string[]): boolean {
  const [first] = values;
  if (values.length < ROWS_TO_MEET || values.some(({ length }) => length !== first.length)) return false;
  return Math.abs(name.length - first.length) >= 2;
}

/** So few values come again and again that one more would have been met by now. */
function isOutsideFew(values: readonly string[]): boolean {
  return values.length >= ROWS_TO_MEET && new Set(values).size <= values.length / 4;
}

/** Data would have its words in other rows too: where one address ends in Street, others do. */
function hasColumnWords(first: readonly string[], body: readonly (readonly string[])[]): boolean {
  const cells = first.slice(0, MOST_CELLS);
  const named = cells.filter((cell, column) => {
    const word = columnWordIn(cell);
    return word !== undefined && !body.some((record) => record[column]?.toLowerCase().includes(word));
  });
  return named.length >= WORDS_NEEDED * cells.length;
}

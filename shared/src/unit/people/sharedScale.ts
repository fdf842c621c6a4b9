/** Answers in words that nobody has listed: many columns which all hold the same few phrases. */
import { isNumeric, isText, type Seen } from '../seen.ts';

/** Columns that share a scale; fewer are grades of something. */
const FEWEST = 5;
const FEWEST_STEPS = 3;
const MOST_STEPS = 9;
/** Letters of a step, on average: codes and grades are shorter. */
const LEAST_LENGTH = 4;
const LONGEST = 40;
/** So many of a column's values are steps of the scale. */
const LEAST_SHARED = 0.75;

const hasSteps = (column: Seen) =>
  isText(column) &&
  column.form.distinct >= FEWEST_STEPS &&
  column.form.distinct <= MOST_STEPS &&
  column.form.meanLength >= LEAST_LENGTH &&
  column.form.meanLength <= LONGEST;

/** A step that is a phrase: `very often`, `a few times a month`. */
const phrase = /\p{L}+ \p{L}+/u;

/** The columns of the largest scale that several share; empty where none does. */
export function sharedScale(columns: readonly Seen[]): readonly Seen[] {
  const candidates = columns.filter(hasSteps);
  let largest: readonly Seen[] = [];
  const tried = new Set<string>();
  for (const { form } of candidates) {
    const scale = new Set(form.probe.map((value) => value.toLowerCase()));
    const key = Array.from(scale).sort().join('|');
    if (tried.has(key) || !form.probe.some((value) => phrase.test(value))) continue;
    tried.add(key);
    const members = candidates.filter(
      ({ form: { probe } }) =>
        probe.filter((value) => scale.has(value.toLowerCase())).length >= LEAST_SHARED * probe.length,
    );
    if (members.length > largest.length) largest = members;
  }
  return largest.length >= FEWEST ? largest : [];
}

/** Items that are answered by number; fewer are grades of something, unless they are sentences. */
const FEWEST_NUMBERED = 8;
const FEWEST_SENTENCES = 3;
const SENTENCE = 4;
const LEAST_TOP = 4;
const MOST_TOP = 7;
const MOST_OF_TABLE = 0.5;
/** `x1`, `plot 3`: anything may be numbered. */
const numbered = /\d\s*$/;

/** Most columns hold the same steps from one to four, five or seven, each under a word of its own; or some do under sentences. */
export function numberedScale(columns: readonly Seen[]): readonly Seen[] {
  const tops = new Map<number, Seen[]>();
  for (const column of columns) {
    const { header, numbers, distinct } = column.form;
    if (!isNumeric(column) || numbers?.areWhole !== true || numbers.least !== 1 || numbered.test(header.name)) continue;
    if (numbers.largest < LEAST_TOP || numbers.largest > MOST_TOP || distinct < numbers.largest) continue;
    const sharing = tops.get(numbers.largest);
    if (sharing) sharing.push(column);
    else tops.set(numbers.largest, [column]);
  }
  const members = Array.from(tops.values()).reduce((most, each) => (each.length > most.length ? each : most), []);
  if (members.length >= FEWEST_NUMBERED && members.length >= MOST_OF_TABLE * columns.length) return members;
  const sentences = members.filter(({ form }) => form.header.words.length >= SENTENCE);
  return sentences.length >= FEWEST_SENTENCES ? members : [];
}

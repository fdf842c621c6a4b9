/** Columns as the unit looks at them: what their headers are about, in the languages that the table speaks, and what they hold. */
import { type Counting, type Counts, one } from '../counts/index.ts';
import { type ColumnForm, type ColumnRole, tellsNothing } from '../roles/index.ts';
import { type Found, foundIn } from './lexicon.ts';
import { lexicon, type Topic } from './topics.ts';

export interface Seen {
  readonly index: number;
  /** The place among the columns, not counting the numbers of the rows that some programs write before them. */
  readonly position: number;
  readonly form: ColumnForm;
  readonly role: ColumnRole;
  readonly topics: ReadonlySet<Topic>;
  /** One phrase is all that the header says. */
  readonly isWhole: boolean;
  /** Rows with a value. */
  readonly present: number;
  /** Distinct values, as a share of these. */
  readonly distinctShare: number;
}

/** Shorter words mean something else in some other language: these need a table that speaks theirs. */
const LONG_WORD = 5;
/** A word of more languages than this is no evidence for one. */
const MOST_LANGUAGES = 2;
/** Columns looked at between two yields. */
const STEP = 64;

/** Yields the number of columns looked at. */
export function* seenColumns(
  forms: readonly ColumnForm[],
  roles: readonly ColumnRole[],
): Generator<number, readonly Seen[]> {
  const found: Found<Topic>[][] = [];
  for (const [i, { header }] of forms.entries()) {
    found.push(foundIn(header, lexicon()));
    if (i % STEP === STEP - 1) yield i + 1;
  }
  const spoken = languagesOf(found, forms);
  const numbered = forms.length > 1 && numbersRows(forms[0]) ? 1 : 0;
  const seen: Seen[] = [];
  for (const [index, form] of forms.entries()) {
    const topics = found[index].filter((each) => isMeant(each, spoken));
    const present = form.rows - form.missing;
    seen.push({
      index,
      position: index - numbered,
      form,
      role: roles[index],
      topics: new Set(topics.map(({ topic }) => topic)),
      isWhole: topics.some(({ isWhole }) => isWhole),
      present,
      distinctShare: present === 0 ? 0 : form.distinct / present,
    });
    if (index % STEP === STEP - 1) yield index + 1;
  }
  return seen;
}

const numberOfRow = /^(?:x|unnamed: ?0|row ?names?|row\.names|\.{3}1|_c0)$/i;

/** Row names that a program wrote, each a number of its own. */
const numbersRows = ({ header, numbers, distinct, rows }: ColumnForm) =>
  (tellsNothing(header) || numberOfRow.test(header.name.trim())) && numbers?.areWhole === true && distinct === rows;

/** Letters that few languages have. */
const letters: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[ß]/i, ['de']],
  [/[ä]/i, ['de', 'sv']],
  [/[ö]/i, ['de', 'sv', 'tr']],
  [/[ü]/i, ['de', 'tr']],
  [/[å]/i, ['sv']],
  [/[łąęśćźżń]/i, ['pl']],
  [/[řěůčžšýď]/i, ['cs']],
  [/[ñ]/i, ['es']],
  [/[ãõ]/i, ['pt']],
  [/[êèœ]/i, ['fr']],
  [/[şğıİ]/, ['tr']],
];

/** Languages that have a long word in some header which is no English one, or letters of their own. */
function languagesOf(found: readonly (readonly Found<Topic>[])[], forms: readonly ColumnForm[]): ReadonlySet<string> {
  const spoken = new Set<string>(['en']);
  for (const [i, inHeader] of found.entries()) {
    for (const { language, letters: length, from, to } of inHeader) {
      if (length < LONG_WORD || spoken.has(language)) continue;
      const same = inHeader.filter((other) => other.from <= from && other.to >= to).map((other) => other.language);
      if (!same.includes('en') && new Set(same).size <= MOST_LANGUAGES) spoken.add(language);
    }
    const { name } = forms[i].header;
    for (const [sign, languages] of letters)
      if (sign.test(name)) for (const language of languages) spoken.add(language);
  }
  return spoken;
}

const latin = /^[a-z]+$/;

const isMeant = ({ words, letters: length, language }: Found<Topic>, spoken: ReadonlySet<string>) =>
  length >= LONG_WORD || spoken.has(language) || !latin.test(words);

export const isAbout = ({ topics }: Seen, ...some: readonly Topic[]): boolean =>
  some.some((topic) => topics.has(topic));
export const isNumeric = ({ form }: Seen): boolean => form.numbers !== undefined;
export const isText = ({ form }: Seen): boolean => form.numbers === undefined && form.dates === undefined;
export const isUnique = ({ form, present }: Seen): boolean => present >= 5 && form.uniqueShare >= 0.95;
export const hasDecimals = ({ form }: Seen): boolean => (form.numbers?.decimals ?? 0) > 0;

/** A few words or whole numbers that repeat. */
export function isCategory({ form, distinctShare }: Seen, most: number): boolean {
  return form.distinct <= most && form.meanLength <= 40 && (distinctShare <= 0.5 || form.distinct <= 6);
}
/** Whether something is there or not: under the name of a thing it says what a row has, not what it is. */
export const isFlag = ({ form }: Seen): boolean => form.distinct <= 2;
/** Whole numbers, nearly all between these. */
export function isWithin({ form }: Seen, least: number, largest: number): boolean {
  return form.numbers !== undefined && form.numbers.least >= least && form.numbers.largest <= largest;
}
export const isDetectedAs = ({ role }: Seen, ids: ReadonlySet<string>): boolean =>
  role.detector !== undefined && role.confidence >= 0.5 && ids.has(role.detector.id);

/** How many combinations of their values there are. */
export function* combinationsIn(rows: Counts, columns: readonly Seen[]): Counting<number> {
  const asked = { columns: columns.map(({ index }) => index), missing: 'value' } as const;
  const { counts } = yield* one(rows.classSizes([asked]));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Detectors of numbers that a person has where somebody keeps a record. */
export const numbersOfPeople = ['person-id', 'medical-record', 'case-number', 'health-plan', 'policy-number'] as const;

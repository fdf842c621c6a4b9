/** Finds identifiers inside longer texts: addresses, numbers of people and of accounts in a column of remarks. */
import { isValidIBAN } from 'ibantools';
import type { Dictionary } from '../table/index.ts';
import { translatable } from '../words/index.ts';
import { digitsOf, isLuhn } from './checkDigits.ts';

/** What was found in the texts of one column. */
export interface Embedded {
  /** Rows whose text holds at least one. */
  readonly rows: number;
  /** What it is, in the plural → rows. */
  readonly rowsOf: ReadonlyMap<string, number>;
}

interface Sort {
  readonly label: string;
  /** What is written in its place; the same in all languages. */
  readonly mark: string;
  /** What has to be in a text to hold one. */
  readonly needs: 'at sign' | 'digits';
  /** Each of its patterns looks at a bounded number of characters from where it begins, so a text is read in linear time. */
  readonly pattern: RegExp;
  readonly isOne: (found: string) => boolean;
}

const sorts: readonly Sort[] = [
  {
    label: translatable('e-mail addresses'),
    mark: '[e-mail]',
    needs: 'at sign',
    pattern: /[\w.+%-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,24}/gu,
    isOne: () => true,
  },
  {
    label: translatable('IBANs'),
    mark: '[IBAN]',
    needs: 'digits',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g,
    isOne: (found) => isValidIBAN(found.replaceAll(' ', '')),
  },
  {
    label: translatable('US Social Security numbers'),
    mark: '[SSN]',
    needs: 'digits',
    pattern: /(?<![\d-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
    isOne: () => true,
  },
  {
    label: translatable('payment card numbers'),
    mark: '[card]',
    needs: 'digits',
    pattern: /(?<![\d-])[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{3,4}(?![\d-])/g,
    isOne: (found) => isLuhn(digitsOf(found)),
  },
  {
    label: translatable('phone numbers'),
    mark: '[phone]',
    needs: 'digits',
    pattern:
      /(?<![\w+.])(?:\+\d{1,3}(?:[ ./-]?\(?\d{1,5}\)?){2,6}|\(\d{2,5}\) ?\d{2,4}(?:[ -]?\d{2,4}){1,3}|\d{3}-\d{3}-\d{4})(?![\w-])/g,
    isOne: (found) => isLikePhone(digitsOf(found).length),
  },
];

/** Characters of a text that are looked at at once, and how much two such stretches overlap: more than the longest pattern. */
const STRETCH = 32 * 1024;
const OVERLAP = 512;
/** Bytes looked at between two yields. */
const STEP = 64 * 1024;
/** Fewer digits than this make no number of a person. */
const FEWEST_DIGITS = 9;

const decoder = new TextDecoder();

/** Yields the number of values looked at. */
export function* findEmbedded(dictionary: Dictionary): Generator<number, Embedded | undefined> {
  const rowsOf = new Map<string, number>();
  let rows = 0;
  let looked = 0;
  for (let code = 1; code < dictionary.size; code++) {
    const count = dictionary.count(code);
    if (count === 0) continue;
    const found = new Set<string>();
    const bytes = dictionary.bytes(code);
    for (let from = 0; from === 0 || from + OVERLAP < bytes.length; from += STRETCH - OVERLAP) {
      const stretch = bytes.subarray(from, from + STRETCH);
      looked += stretch.length;
      for (const label of sortsIn(stretch)) found.add(label);
      if (looked < STEP) continue;
      looked = 0;
      yield code;
    }
    if (found.size > 0) rows += count;
    for (const label of found) rowsOf.set(label, (rowsOf.get(label) ?? 0) + count);
  }
  return rows > 0 ? { rows, rowsOf } : undefined;
}

/** Nearly all texts have neither an at sign nor enough digits, and need not become strings. */
function sortsIn(bytes: Uint8Array): string[] {
  const hasAt = bytes.includes(0x40);
  const hasDigits = hasEnoughDigits(bytes);
  if (!hasAt && !hasDigits) return [];
  const text = decoder.decode(bytes);
  return sorts
    .filter(({ needs }) => (needs === 'at sign' ? hasAt : hasDigits))
    .filter(({ pattern, isOne }) => Array.from(text.matchAll(pattern)).some(([found]) => isOne(found)))
    .map(({ label }) => label);
}

/** An identifier in a text: where it stands, and what can be written in its place. */
export interface Identifier {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** Characters among which identifiers are looked for at once, where their places are asked for. */
const NEAR = 1024;

/**
 * The identifiers in a text, in order. Of those that overlap one is told, over all that they cover; and what begins right behind
 * one is looked at as if nothing stood before it, so that none is found once marks stand in their places.
 */
export function identifiersIn(text: string): Identifier[] {
  const found: Identifier[] = [];
  let from = 0;
  let behindOne = true;
  while (from < text.length) {
    // What a pattern sees of the character before.
    const context = behindOne ? 0 : 1;
    const near = text.slice(from - context, from + NEAR + OVERLAP);
    const first = firstIdentifier(near, context, context + NEAR);
    behindOne = first !== undefined;
    if (first) {
      found.push({ ...first, start: first.start + from - context, end: first.end + from - context });
      from += first.end - context;
    } else {
      from += NEAR;
    }
  }
  return found;
}

/** The first that begins in this range, with those that overlap it. */
function firstIdentifier(text: string, from: number, before: number): Identifier | undefined {
  let first: Identifier | undefined;
  const all = sorts.flatMap((sort) => matchesOf(sort, text, from, before));
  all.sort((one, other) => one.start - other.start || other.end - one.end);
  for (const each of all) {
    if (first === undefined) first = each;
    else if (each.start >= first.end) break;
    else if (each.end > first.end) first = { ...first, end: each.end };
  }
  return first;
}

function matchesOf({ pattern, isOne, mark }: Sort, text: string, from: number, before: number): Identifier[] {
  const found: Identifier[] = [];
  const search = new RegExp(pattern);
  search.lastIndex = from;
  for (let match = search.exec(text); match && match.index < before; match = search.exec(text)) {
    const end = match.index + match[0].length;
    if (isOne(match[0])) found.push({ start: match.index, end, mark });
    // What is none may hide one that begins inside it.
    else search.lastIndex = match.index + 1;
  }
  return found;
}

function hasEnoughDigits(bytes: Uint8Array): boolean {
  let digits = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] >= 0x30 && bytes[i] <= 0x39 && ++digits === FEWEST_DIGITS) return true;
  }
  return false;
}

function isLikePhone(digits: number): boolean {
  return digits >= 9 && digits <= 15;
}

/** Words beside each other, or a structure written out: what more than one thing can stand in. */
const words = /\p{L}[^\p{L}\s]{0,3}\s[^\p{L}]{0,8}\p{L}/u;
const structure = /^\s*[[{<]/;
const LEAST_TEXTS = 0.3;

/** Whether a column holds texts in which identifiers may stand, by a few of its values. */
export function holdsTexts(probe: readonly string[]): boolean {
  const texts = probe.filter((value) => words.test(value) || structure.test(value)).length;
  return texts > 0 && texts >= LEAST_TEXTS * probe.length;
}

/** One cell of a column of counts: a number, a mark of suppression with what it leaves open, or nothing. */
import { wordsIn } from '../words/index.ts';

type CountCell =
  | { readonly is: 'count'; readonly value: number }
  /** Held back by the publisher: at least and at most so many; `most` is undefined where the mark does not say. */
  | { readonly is: 'suppressed'; readonly least: number; readonly most: number | undefined }
  | { readonly is: 'missing' }
  /** Neither, so that the column may be none of counts. */
  | { readonly is: 'other' };

const missing: CountCell = { is: 'missing' };
const other: CountCell = { is: 'other' };

const LONGEST = 24;
const plain = /^\d{1,15}$/;
/** Several ways to part thousands; a number that a program made of one with holes ends in `.0`. */
const parted = /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3}){1,4}$/;
const floated = /^(\d{1,15})\.0{1,2}$/;
const below =
  /^(?:<|&lt;|fewer than|less than|under|unter|weniger als|moins de|menos de|meno di|minder dan|mniej niż|färre än|méně než|менее|-?den az)\s{0,2}(\d{1,6})$/i;
const atMost = /^(?:≤|<=|⩽)\s{0,2}(\d{1,6})$/;
const between = /^(\d{1,6})\s{0,2}(?:[-–—]|to|bis|à)\s{0,2}(\d{1,6})$/;
/** Statistics offices: suppressed, confidential, withheld, secret. */
const marks = new Set(
  wordsIn(`
    *, **, ***, x, c, d, s, (d), (s), (c), (x), [c], [x], [s], x), /, #, ｘ, χ, supp, suppressed, conf, confidential,
    secret, 秘匿, Ｘ
  `),
);
const gaps = new Set(['', ...wordsIn('.., ..., …, :, ., na, n/a, null, nan, ?, z, [z], n.a., k.a., b.d., n.d., nd')]);
const nothing = new Set(['-', '–', '—', '−']);

/** `declared`: what the publisher says marks a suppressed cell. */
export function readCount(text: string, declared: ReadonlySet<string>): CountCell {
  const value = text.trim();
  if (declared.has(value)) return { is: 'suppressed', least: 1, most: undefined };
  if (value.length > LONGEST) return other;
  if (plain.test(value)) return { is: 'count', value: Number(value) };
  if (parted.test(value)) return { is: 'count', value: Number(value.replace(/[^\d]/g, '')) };
  const floating = floated.exec(value);
  if (floating) return { is: 'count', value: Number(floating[1]) };
  if (nothing.has(value)) return { is: 'count', value: 0 };
  const folded = value.toLowerCase();
  if (gaps.has(folded)) return missing;
  if (marks.has(folded)) return { is: 'suppressed', least: 1, most: undefined };
  const under = below.exec(value);
  if (under) return bounded(1, Number(under[1]) - 1);
  const upTo = atMost.exec(value);
  if (upTo) return bounded(1, Number(upTo[1]));
  const range = between.exec(value);
  if (range) return bounded(Number(range[1]), Number(range[2]));
  return other;
}

function bounded(least: number, most: number): CountCell {
  return most < least ? other : { is: 'suppressed', least, most };
}

/** What headers of one instrument have in common: `Q1_1` and `Q1_2`, `A1` and `E5`, `How content are you? [Work]` and `… [Home]`. */
import type { Header } from '../header.ts';

const LONGEST = 200;

/** Headers of one shape differ in numbers, in the letter before them, or in what stands in brackets; undefined without any of these. */
export function headerShape({ name }: Header): string | undefined {
  const short = name.slice(0, LONGEST).trim().toLowerCase();
  const bracket = short.indexOf('[');
  if (bracket > 0 && short.endsWith(']')) return `${short.slice(0, bracket).replace(/\d+/g, '#')}[]`;
  if (!/\d/.test(short)) return undefined;
  // The words behind the number of a question are the question: `Q3. I like it here`.
  const asked = /^(\p{L}{0,12}[ _.-]?)\d{1,4}(?:[._-]\d{1,4})?[.:) _-]+\p{L}/u.exec(short);
  if (asked && short.length > asked[0].length + 3) return `${asked[1]}#: `;
  const shape = short.replace(/\d+/g, '#');
  return /^\p{L}#$/u.test(shape) ? '@#' : shape;
}

/** `sat` of `sat_food` and `sat_room`; undefined of headers with one word. */
export function firstWord({ words }: Header): string | undefined {
  return words.length >= 2 ? words[0] : undefined;
}

const MANY_WORDS = 4;

/** Whether a header is a whole question or statement. */
export function isSentence({ words, name }: Header): boolean {
  return words.length >= MANY_WORDS || /[?？]/.test(name);
}

/** What speaks for a value being the name of a person: its shape, and the common names in it. */
import { eastAsianSurnames, givenNames, japaneseSurnames, organisationWords, surnames } from './names.ts';

/** Up to six words of letters; made-up names often end in digits (`Marcell728`). */
const nameShape = /^\p{L}[\p{L}\p{M}'’`.-]*\d{0,4}(?:,? \p{L}[\p{L}\p{M}'’`.-]*\d{0,4}){0,5}$/u;
const eastAsian = /^(?:\p{Script=Han}{1,5}(?:[ 　・]?\p{Script=Han}{1,3})?|\p{Script=Hangul}{2,5})$/u;
const yesOrNo = /^(?:yes|no|true|false|y|n|none|null|unknown|oui|non|ja|nein|si|sí)$/i;
const LONGEST = 60;

export function hasNameShape(value: string): boolean {
  if (value.length > LONGEST || yesOrNo.test(value)) return false;
  return nameShape.test(value) || eastAsian.test(value);
}

/** Written as names are: its first and its last word begin with a capital, or the script has none. */
export function isTitleCase(value: string): boolean {
  const last = value.slice(value.lastIndexOf(' ') + 1);
  return /^[\p{Lu}\p{Lo}]/u.test(value) && /^[\p{Lu}\p{Lo}]/u.test(last) && /\p{Ll}|\p{Lo}/u.test(value);
}

/** In lower case, without accents and without the digits and points at the ends of words. */
function wordsOf(value: string): string[] {
  const lower = value.toLowerCase();
  const plain = /[^\x00-\x7f]/.test(lower)
    ? lower.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
    : lower;
  return plain.split(/[ ,]+/).map((word) => word.replace(/[\d.]+$/, '').replace(/['’`]/g, ''));
}

const isGiven = (word: string) => givenNames.has(word) || givenNames.has(word.split('-', 1)[0]);

/** `Maria`, `Anne Marie`, `Jean-Pierre`: the first word is a common given name. */
export function isGivenName(value: string): boolean {
  const words = wordsOf(value);
  return words.length <= 3 && isGiven(words[0]);
}

/** `Müller`, `García López`: one of its words is a common surname. */
export function isSurname(value: string): boolean {
  const words = wordsOf(value);
  return words.length <= 3 && words.some((word) => surnames.has(word));
}

/** `Maria Müller`, `MÜLLER, Maria`, `佐藤花子`: begins with a given name, or with a surname before a comma or a given name. */
export function isPersonName(value: string): boolean {
  if (eastAsian.test(value)) return value.length >= 2 && beginsWithSurname(value);
  const words = wordsOf(value);
  if (words.some((word) => organisationWords.has(word))) return false;
  const known = words.filter((word) => isGiven(word) || surnames.has(word)).length;
  return isGiven(words[0]) || (surnames.has(words[0]) && (words.length === 1 || known >= 2));
}

function beginsWithSurname(value: string): boolean {
  const isShort = value.length <= 4;
  return (isShort && eastAsianSurnames.has(value[0])) || japaneseSurnames.has(value.slice(0, 2));
}

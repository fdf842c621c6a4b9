/** What speaks for a value being the name of a person: its shape, and the common names in it. */
import { givenSyllables } from '../embedded/names/words/korean.ts';
import { wordsIn } from '../words/index.ts';
import { endsAsSurname, isPatronymic } from './endings.ts';
import { foldName } from './fold.ts';
import {
  eastAsianGivenNames,
  eastAsianSurnames,
  givenNames,
  japaneseSurnames,
  soundedNames,
  surnames,
} from './lists.ts';
import { isOrganisation } from './organisations.ts';
import { behindTitle, maskedName, partedName, withoutHonorific } from './titled.ts';

/** Up to six words of letters; made-up names often end in digits (`Marcell728`). */
const nameShape = /^\p{L}[\p{L}\p{M}'’`.-]*\d{0,4}(?:,? {1,3}\p{L}[\p{L}\p{M}'’`.-]*\d{0,4}){0,5}\.?$/u;
const eastAsian =
  /^(?:\p{Script=Han}[\p{Script=Han}々]{0,4}(?:[ 　・]?[\p{Script=Han}々]{1,3})?|\p{Script=Hangul}{2,5}|\p{Script=Hangul}{1,2} \p{Script=Hangul}{1,3})$/u;
/** `山田ハナ`, `佐藤 ケン`: a surname in Chinese signs, and a given name as it sounds. */
const mixed = /^([\p{Script=Han}々ヶ]{1,4})[ 　]?[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,7}$/u;
const hangul = /^\p{Script=Hangul}+$/u;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・ 　]{2,20}$/u;
const yesOrNo = /^(?:yes|no|true|false|y|n|none|null|unknown|oui|non|ja|nein|si|sí)$/i;
const LONGEST = 60;

export function hasNameShape(value: string): boolean {
  return hasOneNameShape(value) || peopleIn(value).every(hasOneNameShape);
}

function hasOneNameShape(value: string): boolean {
  if (value.length > LONGEST || yesOrNo.test(value)) return false;
  const isOfLetters = nameShape.test(value) || eastAsian.test(value) || kana.test(value);
  return isOfLetters || maskedName.test(value) || partedName.test(value);
}

/** `DUPONT Marie`, `DUPONT`: as lists have surnames. */
export function isInCapitals(value: string): boolean {
  return value.length >= 4 && /^\p{Lu}[\p{Lu}'’ -]{3,}/u.test(value);
}

/** Written as names are: its first and its last word begin with a capital, or the script has none. */
export function isTitleCase(value: string): boolean {
  const last = value.slice(value.lastIndexOf(' ') + 1);
  return /^[\p{Lu}\p{Lo}]/u.test(value) && /^[\p{Lu}\p{Lo}]/u.test(last) && /\p{Ll}|\p{Lo}/u.test(value);
}

/** Streets, squares and schools are called after people. */
const called =
  /(?:stra(?:ss|ß)e|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|brücke|schule|gymnasium|straat|laan|plein|kade|gatan|vägen|väg|gränd|plan|vej|gade|veien|gata|katu|tie|utca|náměstí|ulice)$/iu;
const calledApart =
  /(?:^|[\s-])(?:street|st\.|road|rd|avenue|ave|lane|drive|boulevard|blvd|square|court|terrace|bridge|park|school|rue|place|quai|chemin|impasse|calle|avenida|plaza|paseo|via|viale|piazza|corso|rua|praça|travessa|largo|ulica|ul\.|plac|aleja|улица|ул\.|проспект|площадь|переулок|caddesi|sokak|sokağı|bulvarı|dr\.?-\p{L}+-(?:str|weg).*)(?:[\s-]|$)/iu;

function isCalledAfter(value: string): boolean {
  return (called.test(value) && /[\s-]/.test(value)) || calledApart.test(value);
}

/** Folded, without the digits and points at the ends of words. */
function wordsOf(value: string): string[] {
  return foldName(value)
    .split(/[ ,　]+/)
    .map((word) => word.replace(/[\d.]+$/, '').replace(/['’`]/g, ''))
    .filter((word) => word !== '');
}

/** Before surnames: `van der Berg`, `de la Cruz`, `al Masri`. */
const particles = new Set(
  wordsIn(`
    van, von, der, den, ter, ten, te, de, del, della, di, da, do, dos, das, du, des, la, le, los, el, al, bin, ibn,
    ben, zu, zum, zur, av, af, mac, mc, st, o', d
  `),
);
/** `J. Müller`, `Müller J`, `Иванов И.О.` */
const initial = /(?:^|[ ,.])\p{Lu}(?:\.|$|(?= ))/u;

const isGiven = (word: string) => givenNames().has(word) || (word.includes('-') && word.split('-').some(isKnownGiven));
const isKnownGiven = (word: string) => givenNames().has(word);
const isFamily = (word: string) =>
  surnames().has(word) ||
  endsAsSurname(word) ||
  (word.includes('-') && word.split('-').some((part) => surnames().has(part) || endsAsSurname(part)));

/** `サトウ` as `さとう`. */
function asHiragana(value: string): string {
  return value.replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
}

function isSounded(value: string): boolean {
  if (!kana.test(value)) return false;
  const words = asHiragana(value).split(/[ 　・]+/);
  return words.some((word) => soundedNames().has(word));
}

/** `Maria`, `Anne Marie`, `Jean-Pierre`: the first word is a common given name. */
export function isGivenName(value: string): boolean {
  if (eastAsian.test(value)) return eastAsianGivenNames().has(foldName(value));
  if (kana.test(value)) return isSounded(value);
  if (isCalledAfter(value)) return false;
  const words = wordsOf(value);
  return words.length > 0 && words.length <= 3 && isGiven(words[0]);
}

/** `Müller`, `García López`, `van den Berg`: one of its words is a common surname, or ends like one. */
export function isSurname(value: string): boolean {
  if (eastAsian.test(value))
    return value.length <= 3 && (eastAsianSurnames().has(value) || japaneseSurnames().has(value));
  if (kana.test(value)) return isSounded(value);
  if (isOrganisation(value) || isCalledAfter(value)) return false;
  const words = wordsOf(value);
  return words.length > 0 && words.length <= 4 && words.some((word) => word.length > 1 && isFamily(word));
}

/** `Anna /Meier/`, as in family trees; `Anna (6), Ben (9)`, `Anna & Ben Meier`: several people, and what is said of them. */
const several = /[;\n&+/()]|, ?\p{L}.*, ?\p{L}| (?:and|und|et|y|och|en|ve|и) /u;
const between = /\s*(?:[;,\n&+/]| (?:and|und|et|y|och|en|ve|и) )\s*/u;
const MOST_PEOPLE = 12;

/** `1017 - Anna Meier`, `E17: Anna Meier`: the number of somebody before the name. */
const code = /^#?\p{L}{0,4}[-.]?\d[\p{L}\d-]{0,12}\s?[-–:|/]\s?(?=\p{L})/u;

export function withoutCode(value: string): string {
  return value.replace(code, '');
}

/** The people in one cell, each by a name; the value itself where there is one, or what stands there is no list of names. */
function peopleIn(written: string): readonly string[] {
  const value = withoutCode(written);
  if (!several.test(value)) return [value];
  const parts = value
    .replace(/\s*\([^)]{0,20}\)/g, '')
    .replace(/\s*\/([^/]{1,40})\/\s*$/, ' $1')
    .split(between)
    .filter((part) => part !== '');
  const areNames = parts.length <= MOST_PEOPLE && parts.every((part) => hasOneNameShape(part));
  return areNames && parts.length > 0 ? parts : [value];
}

/** `Maria Müller`, `MÜLLER, Maria`, `J. Müller`, `佐藤花子`, `Dr. Zork`, `王先生`: a given name or an initial and more, or a surname before a comma or a given name. */
export function isPersonName(value: string): boolean {
  const people = peopleIn(value);
  return 2 * people.filter(isOnePersonName).length > people.length;
}

function isOnePersonName(value: string): boolean {
  const addressed = withoutHonorific(value);
  if (addressed !== undefined) return isEastAsianName(addressed) || hasKnownSurname(addressed);
  if (partedName.test(value)) return true;
  if (maskedName.test(value)) return hasKnownSurname(value);
  if (eastAsian.test(value)) return isEastAsianName(value);
  if (kana.test(value)) return isSounded(value);
  const pair = mixed.exec(value);
  if (pair) return japaneseSurnames().has(pair[1]) && !isOrganisation(value);
  if (isOrganisation(value) || isCalledAfter(value)) return false;
  const untitled = behindTitle(value);
  if (untitled?.isCertain) return hasNameShape(untitled.name) && isTitleCaseOrCapitals(untitled.name);
  if (isWrittenWithInitial.test(value) || isGivenBehindComma(value)) return true;
  const words = wordsOf(untitled?.name ?? value).filter((word) => !particles.has(word));
  if (words.length === 0) return false;
  if (words.some(isPatronymic) || isGiven(words[0])) return true;
  const last = words[words.length - 1];
  if (initial.test(value)) return words.some((word) => word.length > 1 && (isFamily(word) || isGiven(word)));
  const known = words.filter((word) => isGiven(word) || isFamily(word)).length;
  return (isFamily(words[0]) || isFamily(last)) && (words.length === 1 || known >= 2);
}

/** `K. Vogt`, `A.-M. Vogt`, `Vogt, K.`: nothing but people is written so, however rare the surname. */
const isWrittenWithInitial =
  /^(?:\p{Lu}\.[ -]?){1,3} ?(?:\p{L}{2,3} ){0,2}\p{Lu}[\p{L}'’-]{2,}$|^\p{Lu}[\p{L}'’ -]{2,},? (?:\p{Lu}\.[ -]?){2,3}$|^\p{Lu}[\p{L}'’ -]{2,}, \p{Lu}\.?$/u;

/** `Quapil, Anna`: the surname before the comma may be any. */
function isGivenBehindComma(value: string): boolean {
  const [surname, given, ...more] = value.split(/ *, */);
  if (given === undefined || more.length > 1 || surname.split(' ').length > 3) return false;
  const first = wordsOf(given)[0];
  return first !== undefined && first.length > 2 && isGiven(first);
}

const isTitleCaseOrCapitals = (value: string) => isTitleCase(value) || isInCapitals(value);

function hasKnownSurname(value: string): boolean {
  return (
    eastAsianSurnames().has(value[0]) || [1, 2, 3].some((length) => japaneseSurnames().has(value.slice(0, length)))
  );
}

function isEastAsianName(value: string): boolean {
  if (isOrganisation(value)) return false;
  const bare = value.replace(/[ 　・]/g, '');
  if (bare.length < 2) return false;
  if (hangul.test(bare)) return isKoreanName(bare);
  const isShort = bare.length <= 4;
  return (
    (isShort && eastAsianSurnames().has(bare[0])) ||
    japaneseSurnames().has(bare.slice(0, 2)) ||
    japaneseSurnames().has(bare.slice(0, 3)) ||
    japaneseSurnames().has(bare.slice(0, 4)) ||
    (bare.length >= 3 && eastAsianGivenNames().has(bare.slice(-2)))
  );
}

/** A surname, and behind it syllables that given names have: `공구세트` is none. */
function isKoreanName(value: string): boolean {
  if (japaneseSurnames().has(value.slice(0, 2)) && value.length >= 3 && value.length <= 5) return true;
  if (!eastAsianSurnames().has(value[0]) || value.length > 3) return false;
  return Array.from(value.slice(1)).every((syllable) => givenSyllables.includes(syllable));
}

/** The surroundings of a name: streets, firms and things that are called after people, and words for talk about somebody. */
import type { NameHere } from './nameAt.ts';
import type { Word } from './textWords.ts';
import { Is, wordBits } from './words/index.ts';
import { placeEnding } from './words/things.ts';

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const has = (word: Word | undefined, bit: number): boolean => word !== undefined && (word.bits & bit) !== 0;

/** A street, a house, a firm, a saint, a variety in quotes: it has the name of a person, and names none. */
export function isNameOfThing(text: string, words: readonly Word[], name: NameHere): boolean {
  const { from, next } = name;
  for (let i = from; i < next; i++) if (isPlaceWord(words[i])) return true;
  const after = words[next];
  if (after?.gap === 'blank' && has(after, Is.placeBehind)) return true;
  const behind = textBehind(text, words, name);
  if (/^ ?[&+]/.test(behind) || /^[-/–]\p{L}/u.test(behind)) return true;
  if (/[&+/] ?$/.test(textBefore(text, words, from))) return true;
  return isQuoted(text, words, name) || isAfterPlace(words, from);
}

const textBehind = (text: string, words: readonly Word[], { next }: NameHere) =>
  text.slice(words[next - 1].end, words[next - 1].end + 2);
const textBefore = (text: string, words: readonly Word[], at: number) =>
  text.slice(Math.max(0, words[at].start - 2), words[at].start);

/** With its title: `« Docteur Eckener »`. */
function isQuoted(text: string, words: readonly Word[], name: NameHere): boolean {
  let first = name.from;
  while (first > 0 && words[first].gap === 'blank' && has(words[first - 1], Is.title | Is.weakTitle)) first--;
  return /["“”„«»‹‘‚'] ?$/.test(textBefore(text, words, first)) && /^ ?["“”»›’']/.test(textBehind(text, words, name));
}

/** `Frankplein`, `Foundation`, `Anna-Park`. */
function isPlaceWord(word: Word): boolean {
  const dash = word.folded.lastIndexOf('-');
  if (dash > 0) {
    const last = word.folded.slice(dash + 1);
    return placeEnding.test(last) || ((wordBits().get(last) ?? 0) & Is.placeBehind) !== 0;
  }
  if ((word.bits & (Is.given | Is.surname)) !== 0) return false;
  return (word.bits & Is.placeBehind) !== 0 || (word.text.length > 4 && placeEnding.test(word.folded));
}

/** `Rue du Général`, `via San`, `calle de la`: a few words back. */
function isAfterPlace(words: readonly Word[], from: number): boolean {
  if (from === 0 || (words[from].gap !== 'blank' && words[from].gap !== 'point')) return false;
  if (has(words[from - 1], Is.saint)) return true;
  for (let i = from - 1; i >= 0 && i >= from - 4; i--) {
    const word = words[i];
    if (has(word, Is.placeBefore) || (word.text.length > 5 && placeEnding.test(word.folded) && word.isCapital))
      return true;
    const isBetween =
      has(word, Is.particle | Is.article | Is.saint | Is.title | Is.weakTitle) ||
      (word.isCapital && has(word, Is.given | Is.surname));
    if (!isBetween || (word.gap !== 'blank' && word.gap !== 'point')) return false;
  }
  return false;
}

/** One of these phrases ends with the word before this one, whatever stands between. */
export function isBehindPhrase(words: readonly Word[], at: number, phrases: Phrases): boolean {
  if (at === 0) return false;
  return (phrases.get(words[at - 1].folded) ?? []).some(
    (phrase) => phrase.length <= at && phrase.every((word, i) => words[at - phrase.length + i].folded === word),
  );
}

/** … and leads on to it. */
export function isAfterPhrase(words: readonly Word[], at: number, phrases: Phrases): boolean {
  const { gap } = words[at];
  if (gap !== 'blank' && gap !== 'colon' && gap !== 'point') return false;
  return isBehindPhrase(words, at, phrases) && isInSentence(words[at - 1]);
}

/** Not a word of a title, in which all words have capitals. */
function isInSentence({ isCapital, gap }: Word): boolean {
  return !isCapital || (gap !== 'blank' && gap !== 'other' && gap !== 'comma');
}

/** `nurse Joyce`, `Hija (Begoña)`, `son mari, Luc`. */
export function isAfterRelation(
  words: readonly Word[],
  at: number,
  isKnown: boolean,
  nounsHaveCapitals: boolean,
): boolean {
  const { gap } = words[at];
  const before = words[at - 1];
  if (!has(before, Is.relation)) return false;
  // `Customer Portal`, in a title.
  if (!isKnown && !nounsHaveCapitals && !isInSentence(before)) return false;
  if (gap === 'comma') return !before.isCapital;
  return gap === 'blank' || gap === 'bracket' || gap === 'colon';
}

/** `Ruth called`, `Ayşe'den`: a verb of speech behind the name. */
export function isBeforeTelling(words: readonly Word[], next: number): boolean {
  const word = words[next];
  return word !== undefined && word.gap === 'blank' && !word.isCapital && has(word, Is.tellingBehind);
}

/** Reads a name from word to word: initials, particles and up to four words with capitals. */

import { wordsIn } from '../../words/index.ts';
import type { Word } from './textWords.ts';
import { Is } from './words/index.ts';

export interface NameHere {
  /** Index of the first word, and of the one behind the last. */
  readonly from: number;
  readonly next: number;
  /** How many words it has, without initials and particles. */
  readonly words: number;
  /** One of its words is a common given name or surname. */
  readonly isKnown: boolean;
}

const MOST_WORDS = 4;
/** With initials and particles. */
const MOST_PARTS = 8;

/** A name that begins with this word, whatever stands before it. `nounsHaveCapitals`: as in German, so that a capital says little. */
export function nameAt(words: readonly Word[], from: number, nounsHaveCapitals: boolean): NameHere | undefined {
  let next = from;
  let count = 0;
  let isOneKnown = false;
  for (; next < words.length && next < from + MOST_PARTS && count < MOST_WORDS; next++) {
    const word = words[next];
    if (next > from && !follows(word, words[next - 1])) break;
    if (isInitial(word) || (leadsToName(words, next) && (next > from || isFirstParticle(word)))) continue;
    if (!canBeName(word) || (count > 0 && (word.bits & Is.titleBehind) !== 0)) break;
    const isKnownWord = isKnown(word);
    if (count > 0 && nounsHaveCapitals && !isKnownWord && (words[next - 1].bits & Is.given) === 0) break;
    count++;
    isOneKnown ||= isKnownWord;
  }
  return count === 0 ? undefined : { from, next, words: count, isKnown: isOneKnown };
}

function follows({ gap }: Word, before: Word): boolean {
  return gap === 'blank' || ((gap === 'point' || gap === 'apostrophe') && isInitial(before));
}

/** Not an article, as in `Herr der Ringe` and `Merci, la Direction`. */
const isFirstParticle = ({ isCapital, folded }: Word) => isCapital || !articles.has(folded);
const articles = new Set(wordsIn('der, den, la, le, lo, los, el, das, o, a, zu, zum, zur, dal, degli, dalla, t, op'));

/** A particle counts only where a name goes on behind it. */
function leadsToName(words: readonly Word[], at: number): boolean {
  for (let i = at; i < at + 3 && i + 1 < words.length && (words[i].bits & Is.particle) !== 0; i++) {
    const { gap } = words[i + 1];
    if (gap !== 'blank' && gap !== 'apostrophe') return false;
    if (canBeName(words[i + 1])) return true;
  }
  return false;
}

export const isInitial = ({ text, isCapital }: Word): boolean => isCapital && text.length === 1;

export function isKnown({ bits, isCapital }: Word): boolean {
  return isCapital && (bits & (Is.given | Is.surname)) !== 0;
}

/** Words of so few letters are names in some languages and anything in others. */
const SHORTEST = 2;

/** A given name that is no other word. */
export function isGivenName({ bits, isCapital, isPart, isAllCapitals, text }: Word): boolean {
  if (!isCapital || isPart || (isAllCapitals && text.length < 5)) return false;
  return text.length > SHORTEST && (bits & Is.given) !== 0 && (bits & (Is.wordToo | Is.noName)) === 0;
}

/** What stands beside names and is none, unless it is a known one. */
export const NO_NAME = Is.noName | Is.title | Is.weakTitle | Is.greeting | Is.relation;

export function canBeName(word: Word): boolean {
  const { text, bits, isCapital, isPart, isAllCapitals } = word;
  if (!isCapital || isPart || text.length < 2 || text.includes('.')) return false;
  return ((bits & NO_NAME) === 0 && !isAllCapitals) || isKnown(word);
}

/** How sure it is that words that could be a name are one, by what stands beside them. */

import { wordsIn } from '../../words/index.ts';
import { isGreeting, isSignedByDash } from './inLetters.ts';
import { isTitleIn } from './languages.ts';
import type { Sureness } from './mention.ts';
import { isGivenName, isKnown, type NameHere } from './nameAt.ts';
import { isAfterPhrase, isAfterRelation, isBeforeTelling } from './surroundings.ts';
import type { Word } from './textWords.ts';
import { Is, selfPhrases, tellingPhrases } from './words/index.ts';

export interface WholeText {
  readonly text: string;
  readonly words: readonly Word[];
  readonly languages: ReadonlySet<string>;
  readonly isGerman: boolean;
  /** Most words are in small letters, so that a capital says something. */
  readonly isMostlySmall: boolean;
  /** Made of sentences, not of titles. */
  readonly isProse: boolean;
}

/** Undefined where nothing speaks for a name. */
export function surenessOf(whole: WholeText, name: NameHere): Sureness | undefined {
  const { words, isGerman } = whole;
  const { from } = name;
  const title = titleBefore(whole, from);
  if (title === 'sure' || (title === 'weak' && name.isKnown)) return isGreetedByTitle(words, from) ? 'certain' : 'sure';
  if (isBeforeTitle(whole, name)) return 'sure';
  const isTwo = name.words > 1;
  if (isAfterPhrase(words, from, selfPhrases()) && (!isGerman || name.isKnown || isTwo))
    return name.isKnown ? 'certain' : 'sure';
  return toldOf(whole, name) ?? (isKnownPerson(words, name) ? byItself(whole, name) : undefined);
}

/** The evidence of a verb of speech or a relation before the name, or of a verb of speech behind it. */
function toldOf(whole: WholeText, name: NameHere): Sureness | undefined {
  const { words, isGerman, isMostlySmall } = whole;
  const { from, next, isKnown: isKnownName } = name;
  const first = words[from];
  // `50 per Page`: a word of so many meanings needs a known name.
  const isTold = isAfterPhrase(words, from, tellingPhrases()) && (isKnownName || words[from - 1].folded !== 'per');
  // `guarantor Vogt T.`: initials beside it make a name of a word.
  const hasInitial = name.words === 1 && words.slice(from, next).some(({ text }) => text.length === 1);
  const isRelated =
    (isMostlySmall || hasInitial || first.gap !== 'blank') && isAfterRelation(words, from, isKnownName, isGerman);
  const isActing = isBeforeTelling(words, next);
  if (isTold || isRelated) {
    const isLabelled = first.gap === 'colon' && name.words > 1;
    if (isKnownName || (isRelated && hasInitial) || (!isGerman && (isMostlySmall || isLabelled))) return 'sure';
    if (isTold && name.words === 2) return 'likely';
    if (isGerman && isActing && !nounEnding.test(first.folded)) return 'likely';
  }
  const isSubject = !isGerman && isMostlySmall && beginsSentence(first) && isActing;
  return isSubject && name.words === 2 ? 'likely' : undefined;
}

/** A given name that is no other word, or one that a surname follows. */
function isKnownPerson(words: readonly Word[], { from, next }: NameHere): boolean {
  const [first, last] = [words[from], words[next - 1]];
  if (isGivenName(first)) return true;
  return (
    (first.bits & Is.given) !== 0 &&
    isKnown(first) &&
    next - from > 1 &&
    isKnown(last) &&
    (last.bits & Is.surname) !== 0
  );
}

function byItself({ text, words, languages, isProse }: WholeText, name: NameHere): Sureness | undefined {
  const { from, next } = name;
  const first = words[from];
  const before = words[from - 1];
  const isNext = before !== undefined && first.gap === 'blank';
  if (isNext && isArticle(before, languages)) return undefined;
  if (isBeforeTelling(words, next)) return 'sure';
  if (!isProse) return undefined;
  if (isSignedByDash(text, words, name)) return 'sure';
  // `Los Angeles`: part of a longer name of something.
  if (name.words === 1 && isNext && before.isCapital && (before.bits & Is.noName) === 0) return undefined;
  return name.words > 1 || isBesideName(words, name) ? 'likely' : 'possible';
}

/** `a` is one in English, and leads to a person in Spanish. */
function isArticle({ bits, folded }: Word, languages: ReadonlySet<string>): boolean {
  return (bits & Is.article) !== 0 && (folded !== 'a' || languages.has('en'));
}

const conjunctions = new Set(wordsIn('and, und, et, y, e, en, i, a, och, og, и, ve, ile'));

/** `Ana e João`: two given names in a row. */
function isBesideName(words: readonly Word[], { from, next }: NameHere): boolean {
  const isJoined = (at: number) => words[at]?.gap === 'blank' && conjunctions.has(words[at].folded);
  const isGiven = (at: number) => words[at] !== undefined && isGivenName(words[at]);
  return (isJoined(next) && isGiven(next + 1)) || (from > 1 && isJoined(from - 1) && isGiven(from - 2));
}

/** German nouns in facts about people: `Patient Entlassung ist geplant`. */
const nounEnding = /(?:ung|heit|keit|schaft|ion|tat|ment|nis|tum|termin|plan|zeit|akte|daten|nummer)$/;

const beginsSentence = ({ gap }: Word) => gap === 'start' || gap === 'line' || gap === 'sentence' || gap === 'point';

/** `sure` where whatever follows is a name. */
function titleBefore({ words, languages }: WholeText, at: number): 'sure' | 'weak' | undefined {
  const { gap, isAllCapitals } = words[at];
  const before = words[at - 1];
  if (before === undefined || (gap !== 'blank' && gap !== 'point')) return undefined;
  // `250 ms`, `Logitech MX`.
  if ((before.folded === 'ms' && !before.isCapital) || (before.isAllCapitals && !isAllCapitals)) return undefined;
  if ((before.bits & Is.title) !== 0) return 'sure';
  if ((before.bits & Is.weakTitle) === 0) return undefined;
  const isTitle = isTitleIn(languages, before.folded);
  if (before.text.length > 1) return isTitle ? 'sure' : 'weak';
  return isTitle && gap === 'point' && !isMiddleInitial(words, at - 1) ? 'sure' : undefined;
}

/** `Douglas M. Griffin`. */
function isMiddleInitial(words: readonly Word[], at: number): boolean {
  return at > 0 && words[at].gap === 'blank' && isKnown(words[at - 1]);
}

/** `Ayşe Hanım`. */
function isBeforeTitle({ words, languages }: WholeText, { next }: NameHere): boolean {
  const after = words[next];
  return after?.gap === 'blank' && (after.bits & Is.titleBehind) !== 0 && languages.has('tr');
}

/** A greeting stands before the titles before the name. */
function isGreetedByTitle(words: readonly Word[], at: number): boolean {
  let i = at - 1;
  while (i > 0 && at - i < 4 && (words[i].bits & (Is.title | Is.weakTitle)) !== 0 && !isGreeting(words, i)) i--;
  return i >= 0 && isGreeting(words, i);
}

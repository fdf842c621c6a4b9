/** Names in letters: who is greeted, who signs, who says his own name. */
import { isGivenName, type NameHere, nameAt } from './nameAt.ts';
import { isBehindPhrase } from './surroundings.ts';
import type { Word } from './textWords.ts';
import { closingPhrases, greetingPairs, Is } from './words/index.ts';

/** `Dear Ruth,`, `Guten Tag Anna`, `Здравствуйте, Анна`: the name that a greeting ends with, which begins here. */
export function greetedAt(
  text: string,
  words: readonly Word[],
  at: number,
  nounsHaveCapitals: boolean,
): NameHere | undefined {
  if (at === 0 || !isGreeting(words, at - 1)) return undefined;
  const { gap } = words[at];
  if (gap !== 'blank' && gap !== 'comma') return undefined;
  const name = nameAt(words, at, nounsHaveCapitals);
  if (!name) return undefined;
  const { end } = words[name.next - 1];
  const isClosed = /^ ?(?:[,!:;–—-]|\.{2,3}|[\r\n])/.test(text.slice(end, end + 4));
  return isClosed && gap === 'blank' ? name : isGivenName(words[at]) ? name : undefined;
}

/** At the beginning of a text or a sentence. */
export function isGreeting(words: readonly Word[], at: number): boolean {
  const isPair =
    at > 0 && words[at].gap === 'blank' && greetingPairs().has(`${words[at - 1].folded} ${words[at].folded}`);
  if (!isPair && (words[at].bits & Is.greeting) === 0) return false;
  let first = isPair ? at - 1 : at;
  // `Sehr geehrte`, `Muy estimada`, `Hello dear`.
  while (first > 0 && at - first < 3 && words[first].gap === 'blank' && words[first - 1].folded.length <= 6) first--;
  return beginsHere(words[first]) || (words[first].gap === 'comma' && first > 0 && isGreeting(words, first - 1));
}

const beginsHere = ({ gap }: Word) =>
  gap === 'start' || gap === 'line' || gap === 'sentence' || gap === 'point' || gap === 'quote';

/** `Best regards, Tom Fields`: the name between a closing formula and the end of its line. */
export function signedAt(text: string, words: readonly Word[], at: number): NameHere | undefined {
  if (!isBehindPhrase(words, at, closingPhrases())) return undefined;
  const { gap } = words[at];
  if (gap === 'bracket' || gap === 'quote' || gap === 'other' || gap === 'apostrophe') return undefined;
  const name = nameAt(words, at, false);
  if (!name) return undefined;
  const end = words[name.next - 1].end;
  return /^\s*(?:$|[\r\n]|[.!]?\s*$|[,|(+[]|[–—-] |\.\s*[+(\d])/.test(text.slice(end, end + 6)) ? name : undefined;
}

/** A dash and a known name at the end of a text. */
export function isSignedByDash(text: string, words: readonly Word[], { from, next }: NameHere): boolean {
  return (
    from > 0 &&
    words[from].gap === 'dash' &&
    next === words.length &&
    /^[\s.]*$/.test(text.slice(words[next - 1].end, words[next - 1].end + 4))
  );
}

/** The last line of a text that has others: nothing but a name. */
export function lastLineAt(text: string, words: readonly Word[], at: number): NameHere | undefined {
  if (at === 0 || words[at].gap !== 'line') return undefined;
  const name = nameAt(words, at, false);
  if (name?.next !== words.length || name.words > 3) return undefined;
  return text.slice(words[name.next - 1].end).trim() === '' ? name : undefined;
}

/** Names of people in texts of languages that part words. */
import { withInflections } from './inflected.ts';
import { greetedAt, lastLineAt, signedAt } from './inLetters.ts';
import { languagesOf } from './languages.ts';
import type { Mention, Sureness } from './mention.ts';
import { canBeName, isInitial, type NameHere, nameAt } from './nameAt.ts';
import { surenessOf, type WholeText } from './sureness.ts';
import { isAfterPhrase, isNameOfThing } from './surroundings.ts';
import { wordsOf } from './textWords.ts';
import { Is, selfPhrases, tellingPhrases } from './words/index.ts';

const slavic = ['pl', 'cs', 'ru'];

export function namesInAlphabet(text: string): Mention[] {
  const whole = wholeText(text);
  const { words } = whole;
  const mentions: Mention[] = [];
  for (let i = 0; i < words.length; ) {
    const found = nameBeginning(whole, i);
    if (found) {
      const { from, next } = found.name;
      mentions.push({ start: words[from].start, end: words[next - 1].end, sureness: found.sureness });
    }
    i = found ? found.name.next : i + 1;
  }
  return mentions;
}

function wholeText(text: string): WholeText {
  const plain = wordsOf(text);
  const languages = languagesOf(text, plain);
  const words = withInflections(
    plain,
    slavic.some((language) => languages.has(language)),
  );
  const small = words.filter(({ isCapital }) => !isCapital).length;
  const isMostlySmall = small >= 1 && small >= 0.4 * words.length;
  const isProse = small >= 2 && isMostlySmall && (words.length >= 8 || /[.!?…;:](?:$|\s)/.test(text));
  return { text, words, languages, isGerman: languages.has('de'), isMostlySmall, isProse };
}

interface Found {
  readonly name: NameHere;
  readonly sureness: Sureness;
}

function nameBeginning(whole: WholeText, at: number): Found | undefined {
  const { text, words, isGerman } = whole;
  const word = words[at];
  if (word.isPart || !(canBeName(word) || isInitial(word) || (word.bits & Is.particle) !== 0)) return undefined;
  const signed = signedAt(text, words, at);
  if (signed) return foundIf(whole, signed, signed.words > 1 || signed.isKnown ? 'certain' : 'sure');
  const last = lastLineAt(text, words, at);
  if (last && (last.isKnown || last.words > 1)) return foundIf(whole, last, last.isKnown ? 'sure' : 'likely');
  const greeted = greetedAt(text, words, at, isGerman);
  if (greeted) return foundIf(whole, greeted, greeted.isKnown ? 'certain' : 'sure');
  const isCued = isAfterPhrase(words, at, selfPhrases()) || isAfterPhrase(words, at, tellingPhrases());
  const name = nameAt(words, at, isGerman && !isCued);
  return name && foundIf(whole, name, surenessOf(whole, name));
}

/** Unless it is a firm or a team, or a street that is called after somebody. */
function foundIf({ text, words }: WholeText, name: NameHere, sureness: Sureness | undefined): Found | undefined {
  return sureness !== undefined && !isNameOfThing(text, words, name) ? { name, sureness } : undefined;
}

/** Parts of words: `diabet` begins them in ten languages, `krankheit` ends many a German one, and `smok` stands within `currentsmoker`. */
import type { Header } from './header.ts';
import { once } from './once.ts';
import { wholesOf } from './spellings.ts';
import { type Words, wordsIn } from './words/index.ts';

interface PartSets {
  readonly begins: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
  /** Anywhere in a word. */
  readonly holds: ReadonlySet<string>;
  readonly shortest: number;
  readonly longest: number;
}

/** Made ready when they are first looked for. */
export type WordParts = () => PartSets;

/** Written without blanks; accents and capitals do not matter. */
export function wordPartsOf(begins: Words, ends: Words, holds: Words = ''): WordParts {
  return once(() => {
    const [first, last, anywhere] = [begins, ends, holds].map((parts) => wholesOf(wordsIn(parts)));
    const lengths = [...first, ...last, ...anywhere].map((part) => part.length);
    return {
      begins: new Set(first),
      ends: new Set(last),
      holds: new Set(anywhere),
      shortest: Math.min(...lengths),
      longest: Math.max(...lengths),
    };
  });
}

/** The longest word of the header that begins or ends so. */
export function wordWith({ words }: Header, parts: WordParts): string | undefined {
  let longest: string | undefined;
  for (const word of words) {
    if (longest !== undefined && word.length <= longest.length) continue;
    if (hasPart(word, parts)) longest = word;
  }
  return longest;
}

function hasPart(word: string, parts: WordParts): boolean {
  const { begins, ends, holds, shortest, longest } = parts();
  for (let length = shortest; length <= Math.min(longest, word.length); length++) {
    if (begins.has(word.slice(0, length)) || ends.has(word.slice(-length))) return true;
    if (holds.size === 0) continue;
    for (let from = 0; from + length <= word.length; from++)
      if (holds.has(word.slice(from, from + length))) return true;
  }
  return false;
}

/** In which languages a text seems to be, by its little words. */
import type { Word } from './textWords.ts';
import { languagesOfTitle, languagesOfWord } from './words/index.ts';

const ownLetters: readonly (readonly [string, RegExp])[] = [
  ['pl', /[ąęłńśźż]/i],
  ['cs', /[ěřůčň]/i],
  ['tr', /[ğışİ]/],
  ['ru', /[ыэёъщ]/i],
];

/** Those with the most little words, and those whose letters no other has. */
export function languagesOf(text: string, words: readonly Word[]): ReadonlySet<string> {
  const votes = new Map<string, number>();
  for (const { folded } of words)
    for (const language of languagesOfWord().get(folded) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  for (const [language, letters] of ownLetters)
    if (letters.test(text)) votes.set(language, (votes.get(language) ?? 0) + 3);
  const most = Math.max(1, ...votes.values());
  return new Set(
    [...votes].filter(([, count]) => count >= most - 1 && count >= most / 2).map(([language]) => language),
  );
}

/** Whether a word that is a title in some languages is one here. */
export function isTitleIn(languages: ReadonlySet<string>, folded: string): boolean {
  return (languagesOfTitle().get(folded) ?? []).some((language) => languages.has(language));
}

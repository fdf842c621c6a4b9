/** What single words say where a name may stand: one table for all languages that part words, and phrases beside it. */
import { foldName, givenNames, surnames } from '../../../names/index.ts';
import { once } from '../../../once.ts';
import { closings, greetings, secondGreetings, selfTellings } from './letters.ts';
import { prepositions, tellingBefore, tellingBehind } from './tellings.ts';
import { articles, noNames, placesBefore, placesBehind, saints, wordsThatAreNames } from './things.ts';
import { languageWords, particles, relations, titles, titlesBehind, weakTitles } from './titles.ts';

/** Bits of what a word can be. */
export const Is = {
  title: 1,
  titleBehind: 2,
  weakTitle: 4,
  relation: 8,
  particle: 16,
  greeting: 32,
  tellingBehind: 128,
  preposition: 256,
  noName: 512,
  placeBefore: 1024,
  placeBehind: 2048,
  saint: 4096,
  article: 8192,
  wordToo: 16384,
  given: 32768,
  surname: 65536,
} as const;

const split = (text: string) => text.trim().split(/\s+/).map(foldName);

const languageWordsOnly = Object.values(languageWords).join(' ');

/** Word → bits. */
export const wordBits = once(() => {
  const bits = new Map<string, number>();
  const add = (words: Iterable<string>, bit: number) => {
    for (const word of words) bits.set(word, (bits.get(word) ?? 0) | bit);
  };
  add(split(titles), Is.title);
  add(split(titlesBehind), Is.titleBehind);
  for (const words of Object.values(weakTitles)) add(split(words), Is.weakTitle);
  add(split(relations), Is.relation);
  add(split(particles), Is.particle);
  add(split(greetings), Is.greeting);
  add(split(tellingBehind), Is.tellingBehind);
  add(split(prepositions), Is.preposition);
  add(split(noNames), Is.noName);
  add(split(placesBefore), Is.placeBefore);
  add(split(placesBehind), Is.placeBehind);
  add(split(saints), Is.saint);
  add(split(articles), Is.article);
  add(split(wordsThatAreNames), Is.wordToo);
  // Words that begin or end a phrase stay words, even if people have them as names: `Per`, `Secondo`.
  for (const text of [tellingBefore, closings, languageWordsOnly, greetings, relations, prepositions, particles])
    add(text.split(/[\s|_]+/).map(foldName), Is.wordToo);
  add(givenNames(), Is.given);
  add(surnames(), Is.surname);
  return bits;
});

/** The languages whose little words a word is one of. */
export const languagesOfWord = once(() => wordsToLanguages(languageWords));
/** The languages in which a weak title is one. */
export const languagesOfTitle = once(() => wordsToLanguages(weakTitles));

function wordsToLanguages(rows: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(rows))
    for (const word of split(words)) languages.set(word, [...(languages.get(word) ?? []), language]);
  return languages;
}

/** First word → second words of greetings. */
export const greetingPairs = once(
  () =>
    new Set(
      Object.entries(secondGreetings).flatMap(([first, seconds]) =>
        split(seconds).map((second) => `${foldName(first)} ${second}`),
      ),
    ),
);

/** Phrases that stand right before a name, by their last word. */
export const selfPhrases = once(() => phrasesByLast(selfTellings));
export const closingPhrases = once(() => phrasesByLast(closings.trim().replaceAll(/\s+/g, '|').replaceAll('_', ' ')));
export const tellingPhrases = once(() => phrasesByLast(tellingBefore));

function phrasesByLast(text: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const phrases = new Map<string, (readonly string[])[]>();
  for (const phrase of text.trim().split(/[|\n]/)) {
    const words = split(phrase.replaceAll(/['’]/g, ' '));
    const last = words[words.length - 1];
    phrases.set(last, [...(phrases.get(last) ?? []), words]);
  }
  return phrases;
}

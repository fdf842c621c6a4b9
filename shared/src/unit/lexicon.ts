/** Words of many languages, found in headers at once: each header costs a few lookups, however long the lists are. */
import { type Header, wholesOf } from '../roles/index.ts';

/** By language, parted by commas: `patient*` is the beginning of a word, `*nummer` its end. */
export type WordLists = Readonly<Record<string, string>>;

export interface Lexicon<T extends string> {
  readonly exact: ReadonlyMap<string, readonly Entry<T>[]>;
  readonly beginnings: ReadonlyMap<string, readonly Entry<T>[]>;
  readonly ends: ReadonlyMap<string, readonly Entry<T>[]>;
}

interface Entry<T> {
  readonly topic: T;
  readonly language: string;
}

/** A topic that a header names, and where: between which words, or characters where words are not parted. */
export interface Found<T> extends Entry<T> {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Letters of the list that these words share: fewer mean less. */
  readonly letters: number;
  /** The header says nothing else. */
  readonly isWhole: boolean;
}

/** Scripts without blanks between words, or with particles run on. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LONGEST_UNSPACED = 10;
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 20;

/** Letters that lose no accent: `płeć` is written `plec` as well. */
const alike: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };
const plain = (word: string) => word.replace(/[łıøđæœ]/g, (letter) => alike[letter]);

const figure = /\d/;
const SHORTEST_OF_FIGURES = 4;

export function lexiconOf<T extends string>(topics: Readonly<Record<T, WordLists>>): Lexicon<T> {
  const exact = new Map<string, readonly Entry<T>[]>();
  const beginnings = new Map<string, readonly Entry<T>[]>();
  const ends = new Map<string, readonly Entry<T>[]>();
  const listed = (Object.keys(topics) as T[]).flatMap((topic) =>
    Object.entries<string>(topics[topic]).flatMap(([language, list]) => {
      const entries = [{ topic, language }];
      return list.split(',').map((phrase) => ({ phrase: phrase.trim(), entries }));
    }),
  );
  const keys = wholesOf(listed.map(({ phrase }) => phrase));
  for (const [i, { phrase, entries }] of listed.entries()) {
    const key = keys[i];
    // Headers lose their figures: what is left of `co2` is `co`.
    if (key === '' || (key.length < SHORTEST_OF_FIGURES && figure.test(phrase))) continue;
    if (phrase.startsWith('*')) add(ends, key, entries);
    else add(exact, key, entries);
    if (phrase.endsWith('*')) add(beginnings, key, entries);
  }
  return { exact, beginnings, ends };
}

/** Most keys are of one list, and share what that list hands in. */
function add<E>(map: Map<string, readonly E[]>, key: string, entries: readonly E[]): void {
  const before = map.get(key);
  map.set(key, before ? [...before, ...entries] : entries);
}

/** Everything that a header names. A part of a longer name is not listed. */
export function foundIn<T extends string>({ words }: Header, lexicon: Lexicon<T>): Found<T>[] {
  const parts = words.map(plain);
  const whole = parts.join('');
  const found = unspaced.test(whole) ? inCharacters(whole, lexicon) : inWords(parts, lexicon);
  return found.filter(
    (each) => !found.some(({ from, to }) => to - from > each.to - each.from && from <= each.from && to >= each.to),
  );
}

const syllable = /[\p{Script=Hangul}]/u;

/** A syllable of Hangul is a word by itself only at the end of what is written: `환자수`. */
const standsAlone = (text: string, at: number) => !syllable.test(text[at]);

function inCharacters<T extends string>(text: string, { exact }: Lexicon<T>): Found<T>[] {
  const found: Found<T>[] = [];
  for (let from = 0; from < text.length; from++) {
    for (let to = from + 1; to <= Math.min(text.length, from + LONGEST_UNSPACED); to++) {
      const words = text.slice(from, to);
      // One sign is part of many words, and `id` inside of `covid` is no id.
      if (to === from + 1 && to - from < text.length && !standsAlone(text, from)) continue;
      if (!unspaced.test(words) && (from > 0 ? !unspaced.test(text[from - 1]) : to < text.length)) continue;
      for (const entry of exact.get(words) ?? [])
        found.push({ ...entry, from, to, words, letters: words.length, isWhole: to - from === text.length });
    }
  }
  return found;
}

const MOST_WORDS = 5;
const MOST_PARTS = 24;

function inWords<T extends string>(all: readonly string[], { exact, beginnings, ends }: Lexicon<T>): Found<T>[] {
  const found: Found<T>[] = [];
  const parts = all.slice(0, MOST_PARTS);
  for (let from = 0; from < parts.length; from++) {
    let words = '';
    for (let to = from + 1; to <= Math.min(parts.length, from + MOST_WORDS); to++) {
      const before = words.length;
      words += parts[to - 1];
      const isWhole = to - from === all.length;
      const known = exact.get(words);
      if (known) for (const entry of known) found.push({ ...entry, from, to, words, letters: words.length, isWhole });
      else {
        const { entries, letters } = longest(words, before, beginnings);
        for (const entry of entries) found.push({ ...entry, from, to, words, letters, isWhole });
      }
      if (to > from + 1) continue;
      for (let cut = 2; cut < words.length - 1; cut++) {
        for (const entry of ends.get(words.slice(cut)) ?? [])
          found.push({ ...entry, from, to, words: words.slice(cut), letters: words.length - cut, isWhole: false });
      }
    }
  }
  return found;
}

/** The entries of the longest beginning that reaches into the last word: `customer*` says nothing of the words behind it. */
function longest<E>(words: string, before: number, beginnings: ReadonlyMap<string, readonly E[]>) {
  const shortest = Math.max(SHORTEST_BEGINNING, before + 1);
  for (let length = Math.min(words.length, LONGEST_BEGINNING); length >= shortest; length--) {
    const entries = beginnings.get(words.slice(0, length));
    if (entries) return { entries, letters: length };
  }
  return { entries: [], letters: 0 };
}

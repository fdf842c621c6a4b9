/** Lists of words as the source writes them: texts in which commas part words and phrases, each as people write it. */

export type Language =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'sv'
  | 'cs'
  | 'ru'
  | 'tr'
  | 'ja'
  | 'zh'
  | 'ko';

export type ByLanguage = Readonly<Partial<Record<Language, string>>>;

/** A text, one for each language, or several lists of this kind. */
export type Words = string | ByLanguage | readonly Words[];

/** `a, b c` → `a`, `b c`. */
export function wordsIn(...lists: readonly Words[]): string[] {
  const text = textOf(lists).trim();
  return text === '' ? [] : text.split(/\s*,\s*/);
}

function textOf(words: Words): string {
  if (typeof words === 'string') return words;
  const texts: readonly string[] = Object.values(words).map(textOf);
  return texts.filter((text) => text !== '').join();
}

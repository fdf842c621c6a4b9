/** Words of headers by language, as the files of this folder list them: parted by commas, each as people write it. */

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

/** The words of all languages, of several lists. */
export function wordsIn(...lists: readonly ByLanguage[]): string[] {
  return parted(lists.flatMap((list) => Object.values(list)).join());
}

/** `a, b c` → `a`, `b c`. */
export function parted(list: string): string[] {
  return list.trim().split(/\s*,\s*/);
}

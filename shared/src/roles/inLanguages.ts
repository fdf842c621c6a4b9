/** Words of headers by their language, as one list. */

/** English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Czech, Russian, Turkish, Japanese, Chinese, Korean. */
type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'sv' | 'cs' | 'ru' | 'tr' | 'ja' | 'zh' | 'ko';

/** Each a text with commas between the words. */
export function inLanguages(words: Partial<Readonly<Record<Language, string>>>): readonly string[] {
  return Object.values(words).join(', ').split(', ');
}

/**
 * Texts for people in the language of who reads them: the source holds the English ones, the editor hands over those of another language.
 * And how lists of words stand in the source.
 */

export { t } from './template.ts';
export { speak, type Texts, translatable, translated } from './texts.ts';
export { type ByLanguage, type Language, type Words, wordsIn } from './wordLists.ts';

/** Texts for people in the language of who reads them: the source holds the English ones, the editor hands over those of another language. */

export { t } from './template.ts';
export { speak, type Texts, translatable, translated } from './texts.ts';

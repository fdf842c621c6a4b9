/**
 * Lists of words and phrases, read as one text each. Tens of thousands of them are read before the first table is judged, and the
 * functions of strings go over a long text in the time that it takes to call them for a few short ones.
 */
import { fold, withoutUmlauts, wordsIn } from './words/index.ts';

/** Left out of many headers: `lieu_naissance`, `date_birth`. */
const particles = new Set(wordsIn('of, the, de, d, du, des, del, la, le, l, di, do, da'));
const linesWithParticles = new RegExp(`^(?:.* )?(?:${[...particles].join('|')})(?: .*)?$`, 'gm');

/** Chinese, Japanese and Korean put no blanks between words. */
export const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** `HIV感染` is two words. */
const betweenScripts =
  /(\p{Script=Latin}(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}])|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}](?=\p{Script=Latin}))/gu;
/** Before the first of the signs that are written without blanks. */
const alphabetic = /^[\u0000-\u10ff]*$/;

const simple = /^[a-z\n]*$/;
const plainText = /^[\x00-\x7f]*$/;
/**
 * To ask of each sign whether it is a letter, or a capital, takes several times as long as to ask whether it is one of the common letters, or
 * surely no capital: only what is left is asked.
 */
const noCommonLetters =
  /[^a-z\n \u00e0-\u00f6\u00f8-\u00ff\u0430-\u045f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9ffc\uac00-\ud7a3]+/g;
const linesWithInnerCapitals = /^.*\S[^\u0000-@[-\u00bf\u00df-\u00ff\u0430-\u045f\u2e80-\ua4cf\uac00-\ud7a3].*$/gm;
const linesWithUmlauts = /^.*[äöüÄÖÜ].*$/gm;

/** All spellings of phrases, each as one word: with and without umlauts, with and without particles. */
export function spellingsOf(phrases: readonly string[]): Set<string> {
  if (phrases.length === 0) return new Set();
  const text = phrases.join('\n');
  if (simple.test(text)) return new Set(phrases);
  const others = text.match(linesWithUmlauts)?.join('\n');
  const lines = linesOfWords(others === undefined ? text : `${text}\n${withoutUmlauts(others)}`);
  const spellings = new Set(lines.replaceAll(' ', '').split('\n'));
  for (const line of lines.match(linesWithParticles) ?? []) {
    const telling = line.split(' ').filter((word) => word !== '' && !particles.has(word));
    if (telling.length > 1) spellings.add(telling.join(''));
  }
  return spellings;
}

/** Each phrase as one word, in the order of the phrases. */
export function wholesOf(phrases: readonly string[]): string[] {
  if (phrases.length === 0) return [];
  return linesOfWords(phrases.join('\n')).replaceAll(' ', '').split('\n');
}

/**
 * The words of each line, in lower case, without accents and figures, with blanks between them and perhaps around them. camelCase,
 * snake_case, kebab-case and blanks all separate words.
 */
export function linesOfWords(text: string): string {
  if (plainText.test(text)) {
    const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Z]{2})([A-Z][a-z])/g, '$1 $2');
    return spaced.toLowerCase().replace(/[^a-z\n ]+/g, ' ');
  }
  const spaced = text.replace(linesWithInnerCapitals, (line) =>
    line.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu}{2})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  );
  const parted = alphabetic.test(spaced) ? spaced : spaced.replace(betweenScripts, '$1 ');
  return fold(parted).replace(noCommonLetters, (signs) => signs.replace(/[^\p{L}]+/gu, ' '));
}

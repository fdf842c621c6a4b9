/** Whether a column holds texts, in which identifiers may stand. */

/** Words beside each other, or a structure written out: what more than one thing can stand in. */
const words = /\p{L}[^\p{L}\s]{0,3}\s[^\p{L}]{0,8}\p{L}/u;
const structure = /^\s*[[{<]/;
/** A sentence in a script that does not part words. */
const sentence = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?:[，。、！？：；]|.{0,20}$)/u;
const sign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const LEAST_TEXTS = 0.3;
/** Texts of fewer characters on average hold one thing at most, which detectors see; a sign says as much as two letters. */
const TEXT_LENGTH = 15;
const SIGNS = 7;

/** By a few of its values, and their mean length in characters. */
export function holdsTexts(probe: readonly string[], meanLength: number): boolean {
  if (meanLength < SIGNS) return false;
  const texts = probe.filter((value) => isText(value, meanLength)).length;
  return texts > 0 && texts >= LEAST_TEXTS * probe.length;
}

function isText(value: string, meanLength: number): boolean {
  if (sign.test(value) && sentence.test(value)) return true;
  return meanLength >= TEXT_LENGTH && (words.test(value) || structure.test(value));
}

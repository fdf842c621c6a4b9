/** Whether a column holds texts, in which identifiers may stand. */

import type { Header } from '../header.ts';
import { saysRemark } from './remarks.ts';

/** Words beside each other, or a structure written out: what more than one thing can stand in. */
const words = /\p{L}[^\p{L}\s]{0,3}\s[^\p{L}]{0,8}\p{L}/u;
const structure = /^\s*[[{<]/;
/** A sentence in a script that does not part words. */
const sentence =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?:[，。、！？：；]|.{0,20}$)|\p{Script=Hangul}[^\s]* +\p{Script=Hangul}/u;
const sign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const LEAST_TEXTS = 0.3;
/** Texts of fewer characters on average hold one thing at most, which detectors see; a sign says as much as two letters. */
const TEXT_LENGTH = 15;
const SIGNS = 7;

/** Under a header that speaks of remarks, one of a few words may name somebody: `rief Tanja Berg an`, `田中様より`. */
const several =
  /\p{L}[^\p{L}\s]{0,3}\s+[^\p{L}]{0,3}\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4}/u;
const FEW = 0.1;

/** By its header, a few of its values, and their mean length in characters. */
export function holdsTexts(probe: readonly string[], meanLength: number, header: Header): boolean {
  if (saysRemark(header) && probe.filter((value) => several.test(value)).length > FEW * probe.length) return true;
  if (meanLength < SIGNS) return false;
  const texts = probe.filter((value) => isText(value, meanLength)).length;
  return texts > 0 && texts >= LEAST_TEXTS * probe.length;
}

function isText(value: string, meanLength: number): boolean {
  if (sign.test(value) && sentence.test(value)) return true;
  return meanLength >= TEXT_LENGTH && (words.test(value) || structure.test(value));
}

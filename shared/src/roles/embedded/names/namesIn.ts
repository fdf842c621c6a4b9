/** Names of people in a text of any of the languages, in order and without overlaps. */
import { namesInAlphabet } from './inAlphabet.ts';
import { namesInChinese } from './inChinese.ts';
import { namesInJapanese } from './inJapanese.ts';
import { namesInKorean } from './inKorean.ts';
import type { Mention } from './mention.ts';

const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
const alphabet = /[\p{Lu}\p{Lt}]/u;

export function namesIn(text: string): Mention[] {
  const found: Mention[] = [];
  if (alphabet.test(text)) found.push(...namesInAlphabet(text));
  if (kana.test(text)) found.push(...namesInJapanese(text));
  else if (han.test(text)) found.push(...namesInChinese(text));
  if (hangul.test(text)) found.push(...namesInKorean(text));
  return apart(found);
}

/** Of those that overlap, the longest that begins first. */
function apart(mentions: readonly Mention[]): Mention[] {
  const inOrder = mentions.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const result: Mention[] = [];
  for (const each of inOrder) {
    const last = result.at(-1);
    if (last === undefined || each.start >= last.end) result.push(each);
  }
  return result;
}

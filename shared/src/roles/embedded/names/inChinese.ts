/** Names of people in Chinese texts. */
import { eastAsianSurnames } from '../../names/index.ts';
import { lastLine } from './lastLine.ts';
import type { Mention } from './mention.ts';
import {
  closings,
  givenCharacters,
  labels,
  longSurnames,
  rarerSurnames,
  relations,
  takings,
  titles,
  wordsToo,
} from './words/chinese.ts';

const han = /\p{Script=Han}/u;
const beforeTitle = new RegExp(titles, 'g');
const beforeTaking = new RegExp(takings, 'g');
const behindRelation = new RegExp(`(?:${relations})`, 'g');
const behindLabel = new RegExp(`(?:${labels}) ?[：:] ?`, 'g');
const signature = new RegExp(`(?:${closings})[\\s！!。，,～~：:]*(\\p{Script=Han}{2,4})[\\s。！]*$`, 'u');
const self = /(?:我叫|我是|本人姓名|我的名字是)/;

export function namesInChinese(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const { index, 0: title } of text.matchAll(beforeTitle)) {
    const start = beginOfName(text, index);
    if (start !== undefined)
      mentions.push({
        start,
        end: index,
        sureness: isAddressed(text, start, index + title.length) ? 'certain' : 'sure',
      });
  }
  for (const { index } of text.matchAll(beforeTaking)) {
    const start = [3, 4]
      .map((length) => index - length)
      .find((at) => at >= 0 && endOfName(text, at) === index && isFree(text, at));
    if (start !== undefined) mentions.push({ start, end: index, sureness: 'sure' });
  }
  for (const { index, 0: before } of text.matchAll(behindRelation)) {
    const start = index + before.length;
    const end = endOfName(text, start) ?? (before === '我叫' ? endOfWholeName(text, start) : undefined);
    if (end !== undefined) mentions.push({ start, end, sureness: self.test(before) ? 'certain' : 'sure' });
  }
  for (const { index, 0: before } of text.matchAll(behindLabel)) {
    const start = index + before.length;
    const end = endOfWholeName(text, start);
    if (end !== undefined) mentions.push({ start, end, sureness: 'sure' });
  }
  const last = lastLine(text);
  if (last && endOfWholeName(text, last.start) === last.end) mentions.push({ ...last, sureness: 'sure' });
  const signed = signature.exec(text);
  if (signed) {
    const start = signed.index + signed[0].lastIndexOf(signed[1]);
    const end = endOfWholeName(text, start);
    if (end !== undefined) mentions.push({ start, end, sureness: 'certain' });
  }
  return mentions;
}

const isSurname = (sign: string | undefined) =>
  sign !== undefined && (eastAsianSurnames().has(sign) || rarerSurnames.has(sign));

/** How many characters of a surname stand here: 0, 1 or 2. */
function surnameAt(text: string, at: number): number {
  if (longSurnames.includes(text.slice(at, at + 2))) return 2;
  return isSurname(text[at]) ? 1 : 0;
}

/** Where the name begins that a title follows: a surname, or one with a given name. */
function beginOfName(text: string, title: number): number | undefined {
  for (const given of [2, 1]) {
    const start = title - given - 1;
    if (
      start >= 0 &&
      isSurname(text[start]) &&
      (isGiven(text, start + 1, title) || (given === 2 && isAlone(text, start, title))) &&
      isFree(text, start)
    )
      return startOfLong(text, start);
  }
  if (title >= 2 && longSurnames.includes(text.slice(title - 2, title))) return title - 2;
  if (title >= 1 && isSurname(text[title - 1]) && isFree(text, title - 1)) return title - 1;
  return undefined;
}

/** Nothing but the name between this place and the beginning of the sentence. */
function isAlone(text: string, start: number, end: number): boolean {
  return !wordsToo.has(text[start]) && !isHan(text, start - 1) && wholeWord(text, start) >= end - start;
}

function startOfLong(text: string, start: number): number {
  return start > 0 && longSurnames.includes(text.slice(start - 1, start + 1)) ? start - 1 : start;
}

/** A surname that is a little word too counts where no other character stands before it. */
function isFree(text: string, start: number): boolean {
  return !wordsToo.has(text[start]) || start === 0 || !han.test(text[start - 1]);
}

function isGiven(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!givenCharacters.has(text[i])) return false;
  return true;
}

/** Where a full name ends that begins here: its given name is of the usual characters, and one of one character ends the word. */
function endOfName(text: string, start: number): number | undefined {
  const given = start + surnameAt(text, start);
  if (given === start) return undefined;
  if (given + 2 <= text.length && isGiven(text, given, given + 2)) return given + 2;
  if (givenCharacters.has(text[given]) && !isHan(text, given + 1) && !wordsToo.has(text[start])) return given + 1;
  return undefined;
}

/** Where a name ends that is all there is up to the next sign of punctuation: a surname and one or two signs. */
function endOfWholeName(text: string, start: number): number | undefined {
  const surname = surnameAt(text, start);
  const length = wholeWord(text, start);
  return surname > 0 && length > surname && length <= surname + 2 ? start + length : undefined;
}

const isHan = (text: string, at: number) => at >= 0 && at < text.length && han.test(text[at]);

/** Up to five characters, as far as they are Chinese. */
function wholeWord(text: string, start: number): number {
  let length = 0;
  while (length < 5 && isHan(text, start + length)) length++;
  return length;
}

/** `尊敬的王先生：`, `王经理您好`. */
function isAddressed(text: string, start: number, end: number): boolean {
  return (
    /(?:尊敬的|亲爱的|親愛的|敬爱的)$/.test(text.slice(Math.max(0, start - 3), start)) ||
    /^[，, ]?(?:您好|你好|[：:])/.test(text.slice(end, end + 4))
  );
}

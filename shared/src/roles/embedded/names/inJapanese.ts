/** Names of people in Japanese texts. */
import { japaneseSurnames } from '../../names/index.ts';
import { once } from '../../once.ts';
import { lastLine } from './lastLine.ts';
import type { Mention, Sureness } from './mention.ts';
import { closings, honorifics, moreSurnames, noNameBefore, noNameRest, ranks, relations } from './words/japanese.ts';

const surnames = once(() => new Set([...japaneseSurnames(), ...moreSurnames.trim().split(/\s+/)]));
const honorific = new RegExp(`(?:${honorifics})(?![々子式態相])`, 'g');
const rank = new RegExp(ranks, 'g');
const relation = new RegExp(`(?:${relations})(?:の|：|:| |　)`, 'g');
const self = /(?:です|と申します|と言います|といいます|でございます|と申す|より)/g;
const signature = new RegExp(
  `(?:${closings})[。！!\\s　]*(?:[^\\s。　]{1,20}[\\s　])?([\\p{Script=Han}々ヶ]{1,4}[ 　]?[\\p{Script=Han}々\\p{Script=Hiragana}]{0,4})[\\s。]*$`,
  'u',
);
const character = /[\p{Script=Han}々ヶ]/u;
const LONGEST = 7;
/** Honorifics that other words end in too: a known surname must stand before them. */
const doubtful = new Set(['氏', '君', '殿']);

export function namesInJapanese(text: string): Mention[] {
  const mentions: Mention[] = [];
  const add = (name: Run | undefined, sureness: Sureness) => {
    if (name) mentions.push({ start: name.start, end: name.end, sureness });
  };
  for (const { index, 0: found } of text.matchAll(honorific))
    add(beforeHonorific(text, index, doubtful.has(found)), 'sure');
  for (const { index } of text.matchAll(rank)) add(knownBefore(text, index), 'sure');
  for (const { index } of text.matchAll(self)) add(selfBefore(text, index), 'sure');
  for (const { index, 0: before } of text.matchAll(relation)) add(knownBehind(text, index + before.length), 'sure');
  const last = lastLine(text);
  if (last && surnameLength(text.slice(last.start, last.end)) > 0) add(last, 'sure');
  const signed = signature.exec(text);
  if (signed) {
    const start = signed.index + signed[0].lastIndexOf(signed[1]);
    const known = surnameLength(signed[1]) > 0;
    if (known || isAlone(signed[0]))
      mentions.push({ start, end: start + signed[1].length, sureness: known ? 'certain' : 'sure' });
  }
  return mentions;
}

/** After a formula that only ends letters, or on a line of its own. */
const isAlone = (end: string) => /^敬具|^草々|^かしこ|[。！!]?\s*\n\p{Script=Han}{2,6}\s*$/u.test(end);

interface Run {
  readonly start: number;
  readonly end: number;
}

/** How many characters of a known surname the text begins with. */
function surnameLength(text: string): number {
  for (let length = 3; length > 0; length--)
    if (text.length >= length && surnames().has(text.slice(0, length))) return length;
  return 0;
}

/** The Chinese characters before this place, with one blank among them. */
function runBefore(text: string, end: number): Run & { readonly blank: number | undefined } {
  let start = end;
  let blank: number | undefined;
  while (start > 0 && end - start < LONGEST) {
    if (character.test(text[start - 1])) start--;
    else if (
      blank === undefined &&
      start < end &&
      start > 1 &&
      /[ 　]/.test(text[start - 1]) &&
      character.test(text[start - 2])
    ) {
      blank = start - 1;
      start--;
    } else break;
  }
  return { start, end, blank };
}

function beforeHonorific(text: string, end: number, needsKnown: boolean): Run | undefined {
  const run = runBefore(text, end);
  const known = knownIn(text, run);
  if (known) return known;
  const last = run.blank === undefined ? run.start : run.blank + 1;
  const length = end - last;
  if (needsKnown || length < 2 || length > 5 || noNameBefore.test(text.slice(run.start, end))) return undefined;
  return { start: run.blank !== undefined && last - run.start <= 4 ? run.start : last, end };
}

/** The longest end of the run that begins with a known surname and has up to three characters more. */
function knownIn(text: string, { start, end, blank }: ReturnType<typeof runBefore>): Run | undefined {
  for (let from = start; from < end; from++) {
    const part = text.slice(from, end);
    const length = surnameLength(part);
    const rest = end - from - length - (blank !== undefined && blank >= from + length ? 1 : 0);
    if (
      length > 0 &&
      rest <= 3 &&
      (rest === 0 || !noNameRest.test(part)) &&
      (length > 1 || rest <= 0 || !noNameBefore.test(part))
    )
      return { start: from, end };
  }
  return undefined;
}

const knownBefore = (text: string, end: number) => knownIn(text, runBefore(text, end));

/** `田中です` at the beginning, or behind the name of a firm. */
function selfBefore(text: string, end: number): Run | undefined {
  const run = runBefore(text, end);
  if (text.startsWith('と申', end) && end - run.start >= 2 && end - run.start <= 6) return run;
  if (run.start === end || surnameLength(text.slice(run.start, end)) === 0) return undefined;
  const before = text[run.start - 1];
  const isFirst =
    before === undefined ||
    /[。、\n\s　」）)]/.test(before) ||
    (before === 'の' && /と申し|でござ/.test(text.slice(end, end + 3)));
  return isFirst && knownIn(text, run)?.start === run.start ? run : undefined;
}

function knownBehind(text: string, start: number): Run | undefined {
  let end = start;
  while (end < start + 6 && end < text.length && character.test(text[end])) end++;
  const length = surnameLength(text.slice(start, end));
  return length > 0 && end - start - length <= 3 && !noNameRest.test(text.slice(start, end))
    ? { start, end }
    : undefined;
}

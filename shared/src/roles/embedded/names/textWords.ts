/** The words of a text in alphabetic scripts, with what stands between them. */
import { foldName } from '../../names/index.ts';
import { wordBits } from './words/index.ts';

/** What stands between a word and the one before. */
export type Gap =
  | 'start'
  | 'blank'
  | 'point'
  | 'comma'
  | 'colon'
  | 'line'
  | 'sentence'
  | 'dash'
  | 'apostrophe'
  | 'quote'
  | 'bracket'
  | 'other';

/** What a word is by itself. */
interface Spelling {
  readonly text: string;
  readonly folded: string;
  readonly bits: number;
  readonly isCapital: boolean;
  /** Of two letters or more, all of them capitals. */
  readonly isAllCapitals: boolean;
}

export interface Word extends Spelling {
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
  /** A number, a path or a mark runs on from it. */
  readonly isPart: boolean;
}

const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}]';
const word = new RegExp(`${letter}+(?:(?:-|\\.(?=\\p{Ll}))${letter}+)*`, 'gu');
const partBefore = /[\d_@/\\#[]/;
const partBehind = /[\d_@\\\]]/;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let before = 0;
  for (const match of text.matchAll(word)) {
    const start = match.index;
    const end = start + match[0].length;
    const { folded, bits, isCapital, isAllCapitals } = spellingOf(match[0]);
    const gap =
      words.length === 0 && isEmpty(text, start)
        ? 'start'
        : gapOf(text.slice(Math.max(before, start - LONGEST_GAP), start));
    const isPart = (start > 0 && partBefore.test(text[start - 1])) || (end < text.length && partBehind.test(text[end]));
    words.push({ start, end, text: match[0], folded, bits, gap, isCapital, isAllCapitals, isPart });
    before = end;
  }
  return words;
}

/** Words come again and again, and folding takes time: the last ones are remembered. */
const remembered = new Map<string, Spelling>();
const MOST_REMEMBERED = 4096;
const LONGEST_REMEMBERED = 24;

function spellingOf(text: string): Spelling {
  const known = remembered.get(text);
  if (known) return known;
  const folded = foldName(text);
  const first = String.fromCodePoint(text.codePointAt(0) as number);
  const spelling = {
    text,
    folded,
    bits: wordBits().get(folded) ?? 0,
    isCapital: first !== first.toLowerCase(),
    isAllCapitals: text.length > 1 && text === text.toUpperCase(),
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  if (text.length <= LONGEST_REMEMBERED) remembered.set(text, spelling);
  return spelling;
}

const LONGEST_GAP = 12;

const isEmpty = (text: string, end: number) => end < LONGEST_GAP && text.slice(0, end).trim() === '';

function gapOf(gap: string): Gap {
  if (gap === ' ' || gap === '\u00a0') return 'blank';
  if (/[\n\r]/.test(gap)) return 'line';
  const inner = gap.trim();
  if (inner === '') return 'blank';
  if (inner === "'" || inner === '’') return gap.length === 1 ? 'apostrophe' : 'quote';
  if (/["“”„«»‘’'‚]/.test(inner)) return 'quote';
  if (/^[.]$/.test(inner)) return 'point';
  if (/^,$/.test(inner)) return 'comma';
  if (/^:$/.test(inner)) return 'colon';
  if (/^[-–—]{1,3}$/.test(inner)) return 'dash';
  if (/^[,.]?[()]/.test(inner)) return 'bracket';
  if (/^[!?;…¡¿.]+$/.test(inner)) return 'sentence';
  return 'other';
}

/** How many names are found in made-up texts of people, and in texts of nobody. */
import { identifiersIn } from '../../shared/src/roles/embedded/index.ts';
import { type Texts, textsOfPeople } from './textsOfPeople.ts';

type Part = 'letters' | 'notes' | 'fresh';

export interface Recall {
  readonly language: string;
  /** Of a hundred each: names that no dictionary has, and common ones. */
  readonly letters: readonly [rare: number, common: number];
  readonly notes: readonly [rare: number, common: number];
  readonly fresh: readonly [rare: number, common: number];
}

/** Languages in which the surname comes first. */
const surnameFirst = new Set(['ja', 'zh', 'ko']);

export function recallInTexts(): Recall[] {
  return Object.entries(textsOfPeople).map(([language, texts]) => ({
    language,
    letters: [countFound(language, texts, 'letters', 'names'), countFound(language, texts, 'letters', 'common')],
    notes: [countFound(language, texts, 'notes', 'names'), countFound(language, texts, 'notes', 'common')],
    fresh: [countFound(language, texts, 'fresh', 'names'), countFound(language, texts, 'fresh', 'common')],
  }));
}

function countFound(language: string, texts: Texts, part: Part, names: 'names' | 'common'): number {
  return foundIn(language, texts, part, names).filter(({ isFound }) => isFound).length;
}

export interface Outcome {
  readonly text: string;
  readonly isFound: boolean;
}

/** Each frame with each name: found, if every word of the name is within a mark. */
export function foundIn(language: string, texts: Texts, part: Part, names: 'names' | 'common'): Outcome[] {
  const frames = texts[part].split('\n').map((frame) => frame.replaceAll('\\n', '\n'));
  return frames.flatMap((frame) => texts[names].split(' ').map((name) => outcome(language, frame, name)));
}

function outcome(language: string, frame: string, name: string): Outcome {
  const [first, second] = name.split('|');
  const isTurned = surnameFirst.has(language);
  const said: Readonly<Record<string, string>> = {
    F: isTurned ? first + second : `${first} ${second}`,
    G: isTurned ? second : first,
    S: isTurned ? first : second,
  };
  const spans: [start: number, end: number][] = [];
  let text = '';
  for (const piece of frame.split(/\{([FGS])\}/)) {
    if (piece in said) spans.push([text.length, text.length + said[piece].length]);
    text += said[piece] ?? piece;
  }
  const found = identifiersIn(text).filter(({ mark }) => mark === '[name]');
  const isFound = spans.every(
    ([start, end]) =>
      found.some((each) => each.start <= start && end <= each.end) || coversAll(found, start, end, text),
  );
  return { text, isFound };
}

/** A name in two parts with nothing but blanks between them. */
function coversAll(
  found: readonly { start: number; end: number }[],
  start: number,
  end: number,
  text: string,
): boolean {
  const left = [...text.slice(start, end)].map((sign, i) =>
    found.some((each) => each.start <= start + i && start + i < each.end) ? '' : sign,
  );
  return left.join('').trim() === '';
}

/** How many columns of a terminal a text takes, so that tables stay aligned whatever alphabet their names are written in. */

/** Combining marks, and the vowels and finals that are drawn into the Hangul syllable before them. */
const drawnOverThePrevious = /^[\p{Mn}\p{Me}\u1160-\u11FF\u200B-\u200D\u2060]$/u;
/** East Asian Wide and Fullwidth, by the blocks of Unicode, and pictures. Two flags' letters make one picture. */
const twoColumns =
  /^(?:[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|(?![\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})$/u;
const ascii = /^[\x20-\x7E]*$/;

/** Of a text in which every character can be seen: see `visible`. */
export function widthOf(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

function widthOfCharacter(character: string): number {
  if (ascii.test(character)) return 1;
  if (drawnOverThePrevious.test(character)) return 0;
  return twoColumns.test(character) ? 2 : 1;
}

/** A text that is too wide ends in `…`. */
export function cutTo(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${beginning(text, width - 1)}…`;
}

/** Of a path the end says most. */
export function cutPathTo(path: string, width: number): string {
  if (widthOf(path) <= width) return path;
  const backwards = [...path].reverse().join('');
  return `…${[...beginning(backwards, width - 1)].reverse().join('')}`;
}

function beginning(text: string, width: number): string {
  let kept = '';
  let left = width;
  for (const character of text) {
    left -= widthOfCharacter(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}

export function padTo(text: string, width: number): string {
  return text + blanks(width - widthOf(text));
}

export function padBefore(text: string, width: number): string {
  return blanks(width - widthOf(text)) + text;
}

function blanks(count: number): string {
  return ' '.repeat(Math.max(0, count));
}

/** Columns of the terminal that is written to; undefined in a pipe, which has none unless COLUMNS says so. */
export function outputWidth({ isTTY, columns }: NodeJS.WriteStream): number | undefined {
  const said = Number(process.env['COLUMNS']);
  if (Number.isInteger(said) && said > 0) return said;
  return isTTY && columns > 0 ? columns : undefined;
}

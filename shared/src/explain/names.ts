/** Names that come from a file, made fit to be shown in a sentence: short, on one line, and without characters that hide or act. */
import { t } from '../words/index.ts';

const LONGEST_NAME = 60;
/** More characters than this are not even looked at. */
const LONGEST_READ = 400;

/** Names in a list before the rest is only counted. */
const MOST_NAMES = 5;

const whiteSpace = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** C0 and C1 controls (so the ESC of a terminal's escape sequence), soft hyphen, zero-width characters, direction controls, tags. */
const hidden =
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Puts a dot where a character would hide, reorder text or steer a terminal. Line breaks become blanks. */
export function visible(text: string): string {
  return text.replace(whiteSpace, ' ').replace(hidden, '·');
}

/** The name of a column as a sentence can hold it. */
export function shownName(name: string): string {
  const characters = [...visible(name.slice(0, LONGEST_READ))];
  if (characters.length <= LONGEST_NAME && name.length <= LONGEST_READ) return characters.join('');
  return `${characters.slice(0, LONGEST_NAME - 1).join('')}…`;
}

/** `a, b, c`; long lists end in `and 7 more`. */
export function nameList(names: readonly string[]): string {
  const shown = names.length <= MOST_NAMES + 1 ? names : names.slice(0, MOST_NAMES);
  const list = shown.map(shownName).join(', ');
  return shown.length === names.length ? list : t`${list} and ${names.length - shown.length} more`;
}

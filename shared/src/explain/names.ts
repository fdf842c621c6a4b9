/** Names that come from a file, made fit to be shown in a sentence: short, on one line, and without characters that hide or act. */
import { t } from '../words/index.ts';
import { formatCount } from './format.ts';

const LONGEST_NAME = 60;
/** More characters than this are not even looked at. */
const LONGEST_READ = 400;

/** Names in a list before the rest is only counted. */
const MOST_NAMES = 5;

/** In a headline, which has to fit into one line whatever columns are called: of a name by itself, of names in a list, and how many of these. */
const SHORT_NAME = 24;
const SHORT_IN_LIST = 18;
const MOST_SHORT = 3;

/** Behind the first line of a name may stand a row: where its quote was closed too late. */
const lineEnd = /[\n\v\f\r\u0085\u2028\u2029]/;
const whiteSpace = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** C0 and C1 controls (so the ESC of a terminal's escape sequence), soft hyphen, zero-width characters, direction controls, tags. */
const hidden =
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** What GitHub, Azure and TeamCity take for a command where it stands in a log: `::error::` at the beginning of a line, `##[error]` anywhere. */
const command = /^ *:(?=:)|#(?=#\w*\[)/g;

/** Puts a dot where a character would hide, reorder text, steer a terminal or command a platform of CI. Line breaks become blanks. */
export function visible(text: string): string {
  return text.replace(whiteSpace, ' ').replace(hidden, '·').replace(command, '·');
}

/** The name of a column as a sentence can hold it. */
export function shownName(name: string): string {
  return cutTo(name, LONGEST_NAME);
}

/** The name of a file without its folder, as a sentence can hold it. */
export function shownFile(path: string): string {
  return shownName(path.slice(path.lastIndexOf('/') + 1));
}

/** The name of a column as a headline can hold it. */
export function shortName(name: string): string {
  return cutTo(name, SHORT_NAME);
}

function cutTo(name: string, most: number): string {
  const [firstLine] = name.slice(0, LONGEST_READ).split(lineEnd, 1);
  const characters = [...visible(firstLine)];
  const isWhole = firstLine.length === name.length;
  if (characters.length <= most && isWhole) return characters.join('');
  return `${characters.slice(0, most - 1).join('')}…`;
}

/** `a, b, c and 28 more`, as a headline can hold it; the first are the ones that are named. `count`: of all of them. */
export function shortList(names: readonly string[], count = names.length): string {
  const list = names
    .slice(0, MOST_SHORT)
    .map((name) => cutTo(name, SHORT_IN_LIST))
    .join(', ');
  return count <= MOST_SHORT ? list : t`${list} and ${formatCount(count - MOST_SHORT)} more`;
}

/** `a, b, c`; long lists end in `and 7 more`. */
export function nameList(names: readonly string[]): string {
  const shown = names.length <= MOST_NAMES + 1 ? names : names.slice(0, MOST_NAMES);
  const list = shown.map(shownName).join(', ');
  return shown.length === names.length ? list : t`${list} and ${names.length - shown.length} more`;
}

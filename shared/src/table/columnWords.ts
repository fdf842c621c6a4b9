/** Whether a text is a common name of a column: where two records of text stand above each other, this distinguishes a header from data. */
import { doubtful, endings, firstWords, lastWords, names, particles } from './columnWordLists.ts';

/** `name`: hardly any cell holds it as a value. `doubtful`: values and people may be called so, too. */
type ColumnWord = 'name' | 'doubtful';

const LONGEST = 40;
const MOST_WORDS = 5;
/** People who type without accents leave them out; shorter words would turn into other words. */
const SHORTEST_UNACCENTED = 5;

const known = wordsIn(names);
const perhaps = wordsIn(doubtful);
const first = wordsIn(firstWords);
const last = wordsIn(lastWords);
const between = wordsIn(particles);
const ends = [...wordsIn(endings)];

export function columnWordOf(text: string): ColumnWord | undefined {
  if (text.length > LONGEST) return undefined;
  const parts = partsOf(text);
  if (parts.length === 0) return undefined;
  const isNumbered = /\d/.test(text);
  // `Group 1` and `Type 2` are values as well.
  const sure: ColumnWord = isNumbered ? 'doubtful' : 'name';
  const whole = parts.join('');
  if (known.has(whole) || (parts.length === 1 && isName(whole))) return sure;
  if (perhaps.has(whole)) return 'doubtful';
  const telling = parts.filter((part) => !between.has(part));
  if (telling.length === 0 || parts.length > MOST_WORDS) return undefined;
  if (telling.length > 1 && (last.has(telling[telling.length - 1]) || first.has(telling[0]))) return sure;
  const named = telling.filter(isName).length;
  // `first_name`, `dtNascimento`: written as nobody writes a value.
  if (named > 0 && isIdentifier(text)) return sure;
  const others = telling.filter((part) => perhaps.has(part)).length;
  if (named + others < telling.length) return undefined;
  return named > 0 ? sure : 'doubtful';
}

/** Several words as programs put them together: `first_name`, `isRequired`, `cap-shape`. */
export function isIdentifier(text: string): boolean {
  return (
    /^[\p{L}\p{N}]+([_.][\p{L}\p{N}]+)+$/u.test(text) ||
    /^\p{Ll}+\p{Lu}[\p{L}\p{N}]*$/u.test(text) ||
    /^\p{Ll}+(-\p{Ll}+)+$/u.test(text)
  );
}

function isName(word: string): boolean {
  return known.has(word) || ends.some((end) => word.length > end.length && word.endsWith(end));
}

function partsOf(text: string): string[] {
  const plain = text.normalize('NFC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((part) => part !== '');
}

/** All at once, as thousands of words are read before the first header is looked at. */
function wordsIn(lists: readonly string[]): ReadonlySet<string> {
  const text = lists.join(' ').toLowerCase().normalize('NFC');
  const bare = unaccented(text).split(' ');
  return new Set([...text.split(' '), ...bare.filter((word) => word.length >= SHORTEST_UNACCENTED)]);
}

function unaccented(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return bare
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i');
}

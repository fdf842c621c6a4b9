/** A JSON text made anew of some columns and rows, as `writeExtract` makes it of any text. */
import type { Columns, JsonForm } from '../../table/index.ts';
import { jsonText } from './jsonText.ts';

/** Rows a piece. */
const ROWS_A_PIECE = 512;
const encoder = new TextEncoder();
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A column, or an object of columns. */
type Member = number | Map<string, Member>;

/** Columns whose values are all numbers are written as numbers; what is missing is left out. Yields the pieces of the text, in UTF-8. */
export function* jsonExtract(
  { columns }: Columns,
  json: JsonForm,
  chosen: readonly number[],
  rows: Uint32Array,
): Generator<Uint8Array, void> {
  const written = chosen.map((column) => valuesOf(columns[column]));
  const members = membersOf(chosen.map((column) => json.columns[columns[column].index].node.path));
  const textOf = (inside: Map<string, Member>, row: number): string => {
    const texts: string[] = [];
    for (const [key, member] of inside) {
      const text = typeof member === 'number' ? written[member](row) : textOf(member, row);
      if (text !== undefined && text !== '{}') texts.push(`${JSON.stringify(key)}:${text}`);
    }
    return `{${texts.join(',')}}`;
  };
  if (json.isArray) yield encoder.encode('[\n');
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE) {
    const to = Math.min(rows.length, from + ROWS_A_PIECE);
    let piece = '';
    for (let i = from; i < to; i++)
      piece += textOf(members, rows[i]) + (json.isArray && i + 1 < rows.length ? ',\n' : '\n');
    yield encoder.encode(piece);
  }
  if (json.isArray) yield encoder.encode(']\n');
}

function valuesOf({ codes, dictionary }: Columns['columns'][number]): (row: number) => string | undefined {
  let isBare = true;
  for (let code = 1; code < dictionary.size && isBare; code++)
    isBare = dictionary.count(code) === 0 || NUMBER.test(dictionary.text(code));
  const texts: string[] = [];
  return (row) => {
    const code = codes.at(row);
    if (code === 0) return undefined;
    texts[code] ??= jsonText(dictionary.text(code), isBare);
    return texts[code];
  };
}

/** A key that is both a value and an object keeps its keys joined by points. */
function membersOf(paths: readonly (readonly string[])[]): Map<string, Member> {
  const root = new Map<string, Member>();
  for (const [place, path] of paths.entries()) {
    let inside: Map<string, Member> | undefined = root;
    for (const key of path.slice(0, -1)) {
      const member: Member | undefined = inside?.get(key) ?? new Map<string, Member>();
      inside?.set(key, member);
      inside = typeof member === 'number' ? undefined : member;
    }
    const last = path[path.length - 1];
    if (inside && !inside.has(last)) inside.set(last, place);
    else root.set(path.join('.'), place);
  }
  return root;
}

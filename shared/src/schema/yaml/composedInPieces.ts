/**
 * Composes the tokens of a document in YAML piece by piece: the `yaml` package composes a document in one go, which takes tens of
 * milliseconds if it is long.
 *
 * A long block (a map or list that is marked by indentation) is first composed with nothing but its first item, which gives its anchor and
 * kind. The other items are composed in runs, each run as if it were a block by itself, and then joined to the block. The content of braces
 * and brackets is treated in the same way, unless something is wrong with its commas or its end, or it holds a block.
 */
import { Composer, type CST, type Document, isMap, isPair, isSeq, type ParsedNode } from 'yaml';
import type { Reading } from '../reading.ts';

type Parsed = Document.Parsed<ParsedNode>;
type Block = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
type Item = Block['items'][number];

/** Characters; what has no more is composed in a fraction of a millisecond. */
const LONGEST_PIECE = 4096;
/** Parts that are looked at to compose a piece. */
const PARTS_OF_PIECE = 2048;

export function* composedInPieces(tokens: readonly CST.Token[], end: number, longest = LONGEST_PIECE): Reading<Parsed> {
  const document = tokens.find((token) => token.type === 'document');
  // Directives change what the rest means, and hardly ever stand there.
  const isPlain = document && !isTagged(document.start) && tokens.every(({ type }) => type !== 'directive');
  const value = isPlain ? document.value : undefined;
  if (!value) return composedOf(tokens, end);
  const composed = composedOf(
    tokens.map((token) => (token === document ? { ...document, value: beginningOf(value, end, longest) } : token)),
    end,
  );
  yield* complete(composed.contents, value, end, longest, composed.errors);
  composed.errors.sort((one, other) => one.pos[0] - other.pos[0]);
  return composed;
}

/** Keys that stand twice are found later: here that would take time that grows with the square of their number. */
function composedOf(tokens: readonly CST.Token[], end: number): Parsed {
  const [document] = new Composer({ uniqueKeys: false, logLevel: 'silent' }).compose(tokens, true, end);
  return document as Parsed;
}

/** A token up to the end of its first item, as deep as it is long; `end`: where it ends. */
function beginningOf(token: CST.Token, end: number, longest: number): CST.Token {
  if (!isLong(token, end, longest)) return token;
  const [first] = token.items;
  return { ...token, items: [beginningOfItem(first, endOf(token, 0, end), longest)] } as Block;
}

function beginningOfItem(item: Item, end: number, longest: number): Item {
  return mayBeLong(item) ? ({ ...item, value: beginningOf(item.value, end, longest) } as Item) : item;
}

/** Joins to a block all that follows; its first item has been composed as far as its beginning. */
function* complete(
  node: ParsedNode | null,
  token: CST.Token,
  end: number,
  longest: number,
  errors: Parsed['errors'],
): Reading<void> {
  if (!isLong(token, end, longest) || !(isMap(node) || isSeq(node))) return;
  const all: unknown[] = node.items;
  let run: readonly unknown[] = all;
  const [start] = node.range;
  let [, place, behind] = node.range;
  /** Where a comment between its items ends, if there is one. */
  let commentEnd = behind === place ? undefined : behind;
  for (let from = 0, to = 1; from < token.items.length; from = to) {
    if (from > 0) {
      to = endOfRun(token, from, end, longest);
      const items = token.items
        .slice(from, to)
        .map((item, i) => beginningOfItem(item, endOf(token, from + i, end), longest));
      const value = partOf(token, place, items);
      const { contents, errors: found } = composedOf([{ type: 'document', offset: place, start: [], value }], end);
      errors.push(...found);
      if (!isMap(contents) && !isSeq(contents)) continue;
      run = contents.items;
      all.push(...run);
      [, place, behind] = contents.range;
      if (behind !== place) commentEnd = behind;
    }
    yield PARTS_OF_PIECE;
    const last = token.items[to - 1];
    if (!mayBeLong(last)) continue;
    const item = run.at(-1);
    const inner = (isPair(item) ? item.value : item) as ParsedNode | null;
    if (!inner) continue;
    yield* complete(inner, last.value, endOf(token, to - 1, end), longest, errors);
    place = inner.range[2];
  }
  // A bracket says by itself where it ends.
  if (token.type !== 'flow-collection') node.range = [start, place, commentEnd ?? place];
}

/** A run of its items as if there were no others; what stands behind its bracket is composed with its beginning. */
function partOf(token: Block, place: number, items: readonly Item[]): Block {
  if (token.type !== 'flow-collection') return { ...token, offset: place, items } as Block;
  const [first, ...others] = items;
  const comma = first.start.findIndex(({ type }) => type === 'comma');
  const { offset, source } = first.start[comma];
  const begin = offset + source.length - token.start.source.length;
  const freed = [{ ...first, start: first.start.slice(comma + 1) }, ...others];
  return { ...token, offset: begin, items: freed, end: token.end.slice(0, 1) } as Block;
}

/** Up to where items make one piece; a long one is one by itself. */
function endOfRun(token: Block, from: number, end: number, longest: number): number {
  const start = startOf(token.items[from]) ?? token.offset;
  let to = from + 1;
  while (to < token.items.length && endOf(token, to, end) - start <= longest) to++;
  return to;
}

function isLong(token: CST.Token, end: number, longest: number): token is Block {
  if (end - token.offset <= longest) return false;
  return isBlock(token) || isRightFlow(token);
}

function isBlock({ type }: CST.Token): boolean {
  return type === 'block-map' || type === 'block-seq';
}

/**
 * It is closed, each item but the first has its comma, nothing but blanks stands beside keys and values, and no value is a block: what is
 * wrong would be found for each piece anew, or elsewhere.
 */
function isRightFlow(token: CST.Token): boolean {
  if (token.type !== 'flow-collection' || token.items.length === 0) return false;
  const isMapping = token.start.source === '{';
  return (
    token.end[0]?.source === (isMapping ? '}' : ']') &&
    token.items.every(
      ({ start, key, sep = [], value }, i) =>
        (isMapping ? key !== undefined && sep.length > 0 : key === undefined && sep.length === 0) &&
        value !== undefined &&
        !isBlock(value) &&
        start.filter(({ type }) => type === 'comma').length === Math.min(i, 1) &&
        start.every(({ type }) => type === 'comma' || type === 'space' || type === 'newline') &&
        sep.every(({ type }) => type === 'map-value-ind' || type === 'space' || type === 'newline'),
    )
  );
}

/** A tag may make of a block what is none. */
function mayBeLong(item: Item): item is Item & { value: CST.Token } {
  return item.value !== undefined && !isTagged(item.sep ?? item.start);
}

function isTagged(tokens: readonly CST.SourceToken[]): boolean {
  return tokens.some(({ type }) => type === 'tag');
}

/** Where an item ends: where the next one begins. */
function endOf({ items }: Block, i: number, end: number): number {
  return i + 1 < items.length ? (startOf(items[i + 1]) ?? end) : end;
}

function startOf({ start, key, sep, value }: Item): number | undefined {
  return (start[0] ?? key ?? sep?.[0] ?? value)?.offset;
}

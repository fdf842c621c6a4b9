/** Where identifiers stand in a text, and what can be written in their places. */
import { namesIn } from './names/namesIn.ts';
import { OVERLAP, type Sort, sorts } from './sorts.ts';

/** An identifier in a text: where it stands, and what can be written in its place. */
export interface Identifier {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** Characters among which identifiers are looked for at once, where their places are asked for. */
const NEAR = 1024;

/**
 * The identifiers in a text, in order. Identifiers that overlap become one that covers all of them. The text right behind an identifier is
 * searched as if nothing stood before it, so that no new one appears once marks stand in their places.
 */
export function identifiersIn(text: string): Identifier[] {
  return joined([...formedIn(text), ...namesIn(text).map(({ start, end }) => ({ start, end, mark: NAME_MARK }))]);
}

const NAME_MARK = '[name]';

/** In order; one that overlaps another that begins before it is part of that. */
function joined(found: readonly Identifier[]): Identifier[] {
  const inOrder = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const apart: Identifier[] = [];
  for (const each of inOrder) {
    const last = apart.at(-1);
    if (last === undefined || each.start >= last.end) apart.push(each);
    else if (each.end > last.end) apart[apart.length - 1] = { ...last, end: each.end };
  }
  return apart;
}

/** Those that have a form. */
function formedIn(text: string): Identifier[] {
  const found: Identifier[] = [];
  let from = 0;
  let behindOne = true;
  while (from < text.length) {
    // What a pattern sees of the character before.
    const context = behindOne ? 0 : 1;
    const near = text.slice(from - context, from + NEAR + OVERLAP);
    const first = firstIdentifier(near, context, context + NEAR);
    behindOne = first !== undefined;
    if (first) {
      found.push({ ...first, start: first.start + from - context, end: first.end + from - context });
      from += first.end - context;
    } else {
      from += NEAR;
    }
  }
  return found;
}

/** The first that begins in this range, with those that overlap it. */
function firstIdentifier(text: string, from: number, before: number): Identifier | undefined {
  let first: Identifier | undefined;
  const all = sorts.flatMap((sort) => matchesOf(sort, text, from, before));
  all.sort((one, other) => one.start - other.start || other.end - one.end);
  for (const each of all) {
    if (first === undefined) first = each;
    else if (each.start >= first.end) break;
    else if (each.end > first.end) first = { ...first, end: each.end };
  }
  return first;
}

function matchesOf({ pattern, isOne, mark }: Sort, text: string, from: number, before: number): Identifier[] {
  const found: Identifier[] = [];
  const search = new RegExp(pattern);
  search.lastIndex = from;
  for (let match = search.exec(text); match && match.index < before; match = search.exec(text)) {
    const end = match.index + match[0].length;
    if (isOne(match[0])) found.push({ start: match.index, end, mark });
    // A match that is no identifier may hide one that begins inside it.
    else search.lastIndex = match.index + 1;
  }
  return found;
}

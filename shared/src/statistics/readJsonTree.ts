/** A text in JSON, with comments, as a plain tree: in slices, without recursion, and never longer or deeper than can be held. */
import { createScanner } from 'jsonc-parser';
import { t, translatable, translated } from '../words/index.ts';
import { type PlacedProblem, type PlainMember, type PlainTree, problemAt } from './plainTree.ts';

/** The numbers of jsonc-parser's `SyntaxKind`, an enumeration that has no values of its own at run time. */
const Token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  end: 17,
} as const;

/** A longer text would take gigabytes as a tree. */
export const LONGEST_DOCUMENT = 16_000_000;
/** Nothing that can be said lies deeper. */
const DEEPEST = 32;
/** Tokens between two yields: a fraction of a millisecond, unless one of them is very long. */
export const TOKENS_A_STEP = 1024;

interface JsonDocument {
  /** Undefined where the text is no JSON. */
  readonly root: PlainTree | undefined;
  /** The first thing that is wrong with it, or nothing. */
  readonly problems: readonly PlacedProblem[];
}

/** A list or an object that is not closed yet. */
interface Open {
  readonly offset: number;
  readonly items: PlainTree[] | undefined;
  readonly members: PlainMember[];
  key: { readonly text: string; readonly offset: number; readonly length: number } | undefined;
  /** A comma has been met since the last value, or there was none yet. */
  isNext: boolean;
}

/** Yields the characters read. A byte order mark is no error, and keeps its place. */
export function* readJsonTree(text: string): Generator<number, JsonDocument> {
  if (text.length > LONGEST_DOCUMENT) {
    const longest = LONGEST_DOCUMENT / 1_000_000;
    return refused(0, 0, t`The file is too long to be read: it has more than ${longest} million characters.`);
  }
  const scanner = createScanner(text.replace(/^\uFEFF/, ' '), true);
  const open: Open[] = [];
  let root: PlainTree | undefined;
  // Made once and not for each token: there may be millions.
  const wrong = (sentence: string) => refused(scanner.getTokenOffset(), scanner.getTokenLength(), translated(sentence));
  for (let tokens = 1; ; tokens++) {
    if (tokens % TOKENS_A_STEP === 0) yield scanner.getTokenOffset();
    const kind: number = scanner.scan();
    const offset = scanner.getTokenOffset();
    const length = scanner.getTokenLength();
    const error = scanErrors[scanner.getTokenError()];
    if (error !== undefined) return wrong(error);
    const inner = open.at(-1);
    if (kind === Token.end) {
      if (inner) return wrong(inner.items ? unclosedList : unclosedObject);
      return root ? { root, problems: [] } : refused(0, 0, translated(empty));
    }
    if (root) return wrong(afterEnd);
    if (kind === Token.comma) {
      if (!inner || inner.isNext || inner.key) return wrong(valueExpected);
      inner.isNext = true;
      continue;
    }
    if (kind === Token.closeBracket || kind === Token.closeBrace) {
      const isList = kind === Token.closeBracket;
      if (!inner || (inner.items !== undefined) !== isList) return wrong(notOpen);
      if (inner.key) return wrong(valueExpected);
      open.pop();
      put(closed(inner, offset + length));
      continue;
    }
    if (inner && !inner.isNext) return wrong(commaExpected);
    if (inner && !inner.items && !inner.key) {
      if (kind !== Token.string) return wrong(keyExpected);
      inner.key = { text: scanner.getTokenValue(), offset, length };
      const next: number = scanner.scan();
      if (next !== Token.colon) return wrong(colonExpected);
      continue;
    }
    if (kind === Token.openBracket || kind === Token.openBrace) {
      if (open.length === DEEPEST) return wrong(tooDeep);
      const items = kind === Token.openBracket ? [] : undefined;
      open.push({ offset, items, members: [], key: undefined, isNext: true });
      continue;
    }
    const value = scalarOf(kind, scanner.getTokenValue());
    if (value === undefined) return wrong(valueExpected);
    put({ kind: 'scalar', value, offset, length });
  }

  function put(tree: PlainTree): void {
    const inner = open.at(-1);
    if (!inner) root = tree;
    else {
      if (inner.items) inner.items.push(tree);
      else if (inner.key) {
        const { text: key, offset, length } = inner.key;
        inner.members.push({ key, keyPlace: { offset, length }, value: tree });
      }
      inner.key = undefined;
      inner.isNext = false;
    }
  }
}

function closed({ offset, items, members }: Open, end: number): PlainTree {
  const place = { offset, length: end - offset };
  return items ? { kind: 'list', items, ...place } : { kind: 'object', members, ...place };
}

/** Undefined for what is no value. */
function scalarOf(kind: number, text: string): string | number | boolean | null | undefined {
  if (kind === Token.string) return text;
  if (kind === Token.number) return Number(text);
  if (kind === Token.true) return true;
  if (kind === Token.false) return false;
  return kind === Token.null ? null : undefined;
}

function refused(offset: number, length: number, message: string): JsonDocument {
  return { root: undefined, problems: [problemAt({ offset, length }, message)] };
}

const empty = translatable('There is nothing in it.');
const tooDeep = translatable('This is nested more deeply than anything that can be said here.');
const keyExpected = translatable('A key in double quotes is missing here.');
const valueExpected = translatable('A value is missing here.');
const colonExpected = translatable('A colon is missing here.');
const commaExpected = translatable('A comma is missing here.');
const notOpen = translatable('This closes a bracket that was never opened.');
const unclosedObject = translatable('A closing brace "}" is missing here.');
const unclosedList = translatable('A closing bracket "]" is missing here.');
const afterEnd = translatable('Something follows the end of the object.');

/** By the numbers of its `ScanError`. */
const scanErrors: Readonly<Record<number, string>> = {
  1: translatable('This comment is never closed.'),
  2: translatable('This text in quotes is never closed.'),
  3: translatable('This number is not complete.'),
  4: translatable('This is no valid escape in a text.'),
  5: translatable('This is no valid escape in a text.'),
  6: translatable('A text holds a control character that needs to be escaped.'),
};

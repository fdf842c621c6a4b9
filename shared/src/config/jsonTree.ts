/** A text in JSON with comments as a value whose every part knows where it stands; a text with errors as far as it can be read. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { t, translatable, translated } from '../words/index.ts';
import type { TextProblem } from './problem.ts';

export interface JsonTree {
  /** Objects have no prototype, so that no key means anything by itself. */
  readonly value: unknown;
  /** Where an object or a list of `value` stands. */
  readonly nodes: ReadonlyMap<unknown, Node>;
  readonly root: Node | undefined;
  /** The text has faults, so the result may hold less than the author meant. */
  readonly hasSyntaxErrors: boolean;
  readonly problems: readonly TextProblem[];
}

/** Nothing that can be said lies deeper. */
const DEEPEST = 32;

export function readJson(text: string): JsonTree {
  const problems: TextProblem[] = [];
  const nodes = new Map<unknown, Node>();
  const add = (node: { offset: number; length: number }, message: string, isSchema: boolean) =>
    problems.push({ offset: node.offset, length: node.length, message, isSchema });
  const nothing = { value: undefined, nodes, root: undefined, hasSyntaxErrors: true, problems };
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    // A byte order mark is no error, and keeps its place.
    root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { allowTrailingComma: true, allowEmptyContent: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    add({ offset: 0, length: 0 }, translated(tooDeep), false);
    return nothing;
  }
  for (const [i, error] of errors.entries()) {
    if (error.offset === errors[i - 1]?.offset) continue;
    const what = translated(syntaxErrors[printParseErrorCode(error.error)] ?? notJson);
    add(
      { offset: error.offset, length: Math.min(error.length, text.length - error.offset) },
      `${what} ${t`The unreadable part has no effect; the rest holds.`}`,
      true,
    );
  }
  // The parser lets a part without an end reach beyond the text.
  for (let last = root; last; last = last.children?.at(-1)) {
    (last as { length: number }).length = Math.min(last.length, text.length - last.offset);
  }
  const hasSyntaxErrors = errors.length > 0;
  if (!root) return { ...nothing, hasSyntaxErrors };
  const valueAt = (node: Node, depth: number): unknown => {
    if (node.type !== 'object' && node.type !== 'array') return node.value;
    if (depth > DEEPEST) {
      add(node, translated(tooDeep), false);
      return null;
    }
    if (node.type === 'array') {
      const list = (node.children ?? []).map((child) => valueAt(child, depth + 1));
      nodes.set(list, node);
      return list;
    }
    const object: Record<string, unknown> = Object.create(null);
    nodes.set(object, node);
    for (const { children: [key, child] = [] } of node.children ?? []) {
      if (!child) continue;
      if (key.value === '__proto__') {
        add(key, t`"__proto__" cannot be a name here, so this has no effect. Take it out.`, false);
        continue;
      }
      if (key.value in object) add(key, t`"${shown(key.value)}" is stated twice here; only the last one counts.`, true);
      object[key.value] = valueAt(child, depth + 1);
    }
    return object;
  };
  return { value: valueAt(root, 0), nodes, root, hasSyntaxErrors, problems };
}

/** Keeps what was looked up once: an object may have as many properties as problems. */
const propertiesOf = new WeakMap<Node, ReadonlyMap<unknown, Node>>();

/** The key and value of an object's property; the last one counts. */
export function propertyOf(object: Node | undefined, key: string): Node | undefined {
  if (object?.type !== 'object') return undefined;
  const known = propertiesOf.get(object) ?? new Map(object.children?.map((each) => [each.children?.[0].value, each]));
  propertiesOf.set(object, known);
  return known.get(key);
}

export function memberOf(object: Node | undefined, key: string): Node | undefined {
  return propertyOf(object, key)?.children?.[1];
}

/** A key or value as a sentence can hold it. */
export function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

const tooDeep = translatable('This is nested too deeply, so it has no effect.');

const notJson = translatable('This is not JSON.');

const syntaxErrors: Readonly<Record<string, string>> = {
  PropertyNameExpected: translatable('A key in double quotes is missing here.'),
  ValueExpected: translatable('A value is missing here.'),
  ColonExpected: translatable('A colon is missing here.'),
  CommaExpected: translatable('A comma is missing here.'),
  CloseBraceExpected: translatable('A closing brace "}" is missing here.'),
  CloseBracketExpected: translatable('A closing bracket "]" is missing here.'),
  EndOfFileExpected: translatable('Something follows the end of the object.'),
  UnexpectedEndOfComment: translatable('This comment is never closed.'),
  UnexpectedEndOfString: translatable('This text in quotes is never closed.'),
};

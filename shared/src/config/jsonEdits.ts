/**
 * Changes to a text in JSON with comments that leave every other byte as it is: what is put in looks like what is around it, and
 * a comment stays with what it stands beside.
 *
 * jsonc-parser's own `modify` formats whole lines anew and puts what it adds before a comment at the end of a line, so that the
 * comment then stands beside something else; of that library only the reader is used here.
 */
import { createScanner, findNodeAtOffset, type Node } from 'jsonc-parser';
import {
  blockJson,
  type EditableText,
  endOf,
  hasLineBreak,
  indentAt,
  inlineJson,
  lineStart,
  styleOf,
} from './jsonStyle.ts';
import { memberOf, readJson } from './jsonTree.ts';

export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Edits do not overlap; they are in the order of their places, which are those before any of them. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits.reduceRight(
    (after, { offset, length, text: put }) => after.slice(0, offset) + put + after.slice(offset + length),
    text,
  );
}

/** Gives a key of an object a value. */
export function setMember(document: EditableText, object: Node, key: string, value: unknown): TextEdit[] {
  const present = memberOf(object, key);
  if (present) return [{ offset: present.offset, length: present.length, text: JSON.stringify(value) }];
  const colon = styleOf(document).isCompact ? ':' : ': ';
  return insert(document, object, (written) => `${JSON.stringify(key)}${colon}${written(value)}`);
}

/** The same of the object that begins at an offset; undefined if none does, or the text has errors. */
export function setMemberAt(text: string, offset: number, key: string, value: unknown): TextEdit[] | undefined {
  const { root, hasSyntaxErrors } = readJson(text);
  const object = root && !hasSyntaxErrors ? findNodeAtOffset(root, offset) : undefined;
  if (!root || object?.type !== 'object' || object.offset !== offset) return undefined;
  return setMember({ text, root }, object, key, value);
}

/** Puts an item at the end of a list. */
export function appendItem(document: EditableText, list: Node, value: unknown): TextEdit[] {
  return insert(document, list, (written) => written(value));
}

type Content = (written: (value: unknown) => string) => string;

function insert(document: EditableText, container: Node, content: Content): TextEdit[] {
  const { text } = document;
  const style = styleOf(document);
  const { children = [] } = container;
  const last = children.at(-1);
  if (!last) return fill(document, container, content);
  const end = endOf(last);
  const before = children.length > 1 ? endOf(children[children.length - 2]) : container.offset + 1;
  if (!hasLineBreak(text.slice(before, last.offset))) {
    const inline = content((value) => inlineJson(value, style));
    return [{ offset: end, length: 0, text: `,${style.isCompact ? '' : ' '}${inline}` }];
  }
  const line = style.lineBreak + indentAt(text, last.offset);
  const comma = commaAfter(text, end);
  const item = `${line}${content((value) => blockJson(value, style, line))}${comma === undefined ? '' : ','}`;
  const place = endOfComments(text, comma === undefined ? end : comma + 1);
  if (comma !== undefined) return [{ offset: place, length: 0, text: item }];
  if (place === end) return [{ offset: end, length: 0, text: `,${item}` }];
  return [
    { offset: end, length: 0, text: ',' },
    { offset: place, length: 0, text: item },
  ];
}

/** Puts the first thing into an empty object or list, behind the comments there may be. */
function fill(document: EditableText, container: Node, content: Content): TextEdit[] {
  const { text } = document;
  const style = styleOf(document);
  const close = endOf(container) - 1;
  const from = endOfLastComment(text, container.offset + 1, close);
  const edit = (put: string) => [{ offset: from, length: close - from, text: put }];
  if (style.isCompact) return edit(content((value) => inlineJson(value, style)));
  const outer = style.lineBreak + indentAt(text, container.offset);
  const line = outer + style.indent;
  return edit(`${line}${content((value) => blockJson(value, style, line))}${outer}`);
}

/** Takes an item out of a list, with its comma and the line it may have had for itself. */
export function removeItem({ text }: EditableText, list: Node, index: number): TextEdit[] {
  const item = list.children?.[index];
  if (!item) return [];
  const comma = commaAfter(text, endOf(item));
  if (comma !== undefined) {
    if (text.slice(endOf(item), comma).trim() === '') return [remove(withLine(text, item.offset, comma + 1))];
    return [remove(withLine(text, item.offset, endOf(item))), remove([comma, comma + 1])];
  }
  const previous = list.children?.[index - 1];
  if (!previous) return [remove(withLine(text, item.offset, endOf(item)))];
  const commaBefore = commaAfter(text, endOf(previous)) as number;
  if (text.slice(commaBefore + 1, item.offset).trim() === '') return [remove([commaBefore, endOf(item)])];
  return [remove([commaBefore, commaBefore + 1]), remove(withLine(text, item.offset, endOf(item)))];
}

function remove([begin, end]: readonly [number, number]): TextEdit {
  return { offset: begin, length: end - begin, text: '' };
}

/** A range together with its lines, if there is nothing else on them; else with the blanks after it. */
function withLine(text: string, begin: number, end: number): [number, number] {
  const start = lineStart(text, begin);
  const [after, lineBreak] = /^[ \t]*(\r\n|\n|\r)?/.exec(text.slice(end)) ?? [''];
  if (lineBreak === undefined) return [begin, end + after.length];
  const isAlone = /^[ \t]*$/.test(text.slice(start, begin));
  return isAlone ? [start, end + after.length] : [begin, end + after.length - lineBreak.length];
}

/** Kinds of token of the scanner. Its own list cannot be imported where files are compiled one by one. */
const Token = { comma: 5, lineComment: 12, blockComment: 13, lineBreak: 14, blank: 15 } as const;

/** The comma that follows, if nothing but blanks and comments comes before it. */
function commaAfter(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  return scanner.scan() === Token.comma ? scanner.getTokenOffset() : undefined;
}

/** The end of the comments that begin on the same line. */
function endOfComments(text: string, offset: number): number {
  const scanner = createScanner(text, false);
  scanner.setPosition(offset);
  for (let end = offset; ; ) {
    const token: number = scanner.scan();
    if (token === Token.lineComment || token === Token.blockComment) end = scanner.getPosition();
    else if (token !== Token.blank) return end;
  }
}

/** The end of the last comment before `limit`, where nothing but comments stands; else the offset itself. */
function endOfLastComment(text: string, offset: number, limit: number): number {
  const scanner = createScanner(text, false);
  scanner.setPosition(offset);
  for (let end = offset; ; ) {
    const token: number = scanner.scan();
    if (scanner.getTokenOffset() >= limit) return end;
    if (token === Token.lineComment || token === Token.blockComment) end = scanner.getPosition();
  }
}

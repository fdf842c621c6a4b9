/** How a text in JSON is laid out, and how a value is written so that it fits in. */
import type { Node } from 'jsonc-parser';

/** A text that can be changed: its root is an object. */
export interface EditableText {
  readonly text: string;
  readonly root: Node;
}

interface Style {
  readonly lineBreak: string;
  /** One step of indentation. */
  readonly indent: string;
  /** Everything stands on one line. */
  readonly isCompact: boolean;
}

export function styleOf({ text, root }: EditableText): Style {
  const [first] = root.children ?? [];
  const isOnLine = first && hasLineBreak(text.slice(root.offset, first.offset));
  const indent = isOnLine ? indentAt(text, first.offset).slice(indentAt(text, root.offset).length) : '';
  return {
    lineBreak: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    indent: indent || '  ',
    isCompact: first !== undefined && !hasLineBreak(text.slice(root.offset, endOf(root))),
  };
}

export function inlineJson(value: unknown, { isCompact }: Style): string {
  return isCompact ? JSON.stringify(value) : JSON.stringify(value, null, 1).replace(/\n */g, ' ');
}

export function blockJson(value: unknown, { indent }: Style, line: string): string {
  return JSON.stringify(value, null, indent).replaceAll('\n', line);
}

/** The blanks that the line begins with on which an offset lies. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

export function endOf({ offset, length }: Node): number {
  return offset + length;
}

export function hasLineBreak(text: string): boolean {
  return /[\n\r]/.test(text);
}

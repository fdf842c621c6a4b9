/** A page of the documentation as text for a terminal: its few sorts of Markdown, wrapped, with examples as they are. */
import type { Colours } from './colours.ts';
import { wrapText } from './wrapText.ts';

/** So that headings are seen without colours too. */
const INDENT = '  ';

export function pageText(page: string, colours: Colours, width: number): string {
  const blocks = page
    .replace(/^<!--.*?-->\n/s, '')
    .split(/^(```[^\n]*\n.*?^```)$/ms)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map((block) => block.replace(/^\n+|\n+$/g, ''))
    .filter((block) => block !== '');
  return `${blocks.map((block) => blockText(block, colours, width)).join('\n\n')}\n`;
}

function blockText(block: string, { bold, faint }: Colours, width: number): string {
  if (block.startsWith('```')) {
    return indented(block.split('\n').slice(1, -1), INDENT.repeat(2)).map(faint).join('\n');
  }
  if (block.startsWith('#')) return bold(block.replace(/^#+ */, ''));
  // A table reads as it is written; its lines do not break well.
  if (block.startsWith('|')) return indented(block.split('\n'), INDENT).join('\n');
  const room = width - INDENT.length;
  if (!/^[-*] /.test(block)) return indented(wrapText(plain(block), room), INDENT).join('\n');
  const items = block.split(/\n(?=[-*] )/).map((item) => plain(item.slice(2)));
  const lines = items.flatMap((item) => wrapText(item, room - 2).map((line, i) => (i === 0 ? '- ' : '  ') + line));
  return indented(lines, INDENT).join('\n');
}

function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => `${indent}${line}`.trimEnd());
}

/** One line, with the words of links and emphases but not their marks. Code keeps its marks, which show where it ends. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : withoutMarks(part)))
    .join('');
}

function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1').replace(/(\*\*|\*|(?<!\w)_)(\S(?:.*?\S)?)\1(?!\w)/g, '$2');
}

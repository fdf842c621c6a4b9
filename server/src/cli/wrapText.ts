/** Texts in lines. */
import { cutTo, outputWidth, widthOf } from './terminalWidth.ts';

/** Breaks a sentence into lines of at most `width` characters, between words. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const own = widthOf(word);
    if (line !== '' && used + 1 + own > width) {
      lines.push(line);
      line = word;
      used = own;
    } else {
      used = line === '' ? own : used + 1 + own;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** As many parts on a line as there is room for; none is broken, and one that is too long by itself is cut. */
export function packParts(parts: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const joined = lines.length === 0 ? part : `${lines.at(-1)}${separator}${part}`;
    if (lines.length > 0 && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(cutTo(part, width));
  }
  return lines;
}

/** A text whose lines a terminal would break anywhere; elsewhere it is as it is. */
export function forTerminal(text: string): string {
  const width = outputWidth(process.stdout);
  return width === undefined
    ? text
    : text
        .split('\n')
        .flatMap((line) => wrapText(line, width))
        .join('\n');
}

/** Where no terminal says how wide it is. */
const USUAL = 80;
/** Longer lines are hard to follow from one to the next. */
const MOST = 100;

/** How long the lines of a text may be that is to be read from its beginning to its end. */
export function readingWidth(stream: NodeJS.WriteStream): number {
  const width = outputWidth(stream);
  return width === undefined ? USUAL : Math.min(width, MOST);
}

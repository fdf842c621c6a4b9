/** The papers' texts: whether what the pages say is printed does stand there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { papersFolder } from './places.ts';
import type { PrintedOfPaper } from './printed.ts';

/** The text of a paper in one line: line breaks, numbers of lines, marks and hyphens at ends of lines are not the author's. */
export function paperText(name: string): string {
  const lines = readFileSync(join(papersFolder, `${name}.txt`), 'utf8').split('\n');
  return plainText(lines.map((line) => line.replace(/^ *\d{1,3} (?=\S)/, '')).join('\n'));
}

export function plainText(text: string): string {
  return text
    .replace(/<\/?i>|\*/g, '')
    .replace(/-\n+(?=[a-z])/g, '')
    .replace(/\s+/g, ' ');
}

/** Words that are said to be printed and are not in the text. */
export function notInText(text: string, statements: PrintedOfPaper): string[] {
  return Object.values(statements)
    .flatMap(({ inText }) => inText)
    .filter((words) => !text.includes(plainText(words)));
}

/** The papers' texts: what the pages say is printed, and whether it does stand there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { papersFolder } from './places.ts';

/** What a paper prints, as a page shows it, and the words of its text that carry it: `notInText` looks for each of them there. */
export interface Printed {
  readonly shown: string;
  readonly inText: readonly string[];
}

/** Statements of one paper under names of ours. */
export type PrintedOfPaper = Readonly<Record<string, Printed>>;

export function printed(shown: string, ...inText: readonly string[]): Printed {
  return { shown, inText };
}

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

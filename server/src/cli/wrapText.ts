/** Texts in lines. */

/** Breaks a sentence into lines of at most `width` characters, between words. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A text whose lines a terminal would break anywhere; elsewhere it is as it is. */
export function forTerminal(text: string): string {
  const { isTTY, columns } = process.stdout;
  return isTTY
    ? text
        .split('\n')
        .flatMap((line) => wrapText(line, columns))
        .join('\n')
    : text;
}

/** Where no terminal says how wide it is. */
const USUAL = 80;
/** Longer lines are hard to follow from one to the next. */
const MOST = 100;

/** How long the lines of a text may be that is to be read from its beginning to its end. */
export function readingWidth({ isTTY, columns }: NodeJS.WriteStream): number {
  return isTTY && columns > 0 ? Math.min(columns, MOST) : USUAL;
}

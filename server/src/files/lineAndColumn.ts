/** Where in a text an offset lies, as editors show it: lines and columns count from 1, columns in UTF-16 units. */
import type { Position } from './positionAt.ts';

export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const { line, character } = placesIn(text.slice(0, offset))(offset);
  return { line: line + 1, column: character + 1 };
}

/** Many offsets of one text, whose lines are looked for once; counted from 0. */
export function placesIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ index, 0: end }) => index + end.length)];
  return (offset) => {
    let low = 0;
    for (let high = starts.length; low + 1 < high; ) {
      const middle = (low + high) >>> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return { line: low, character: Math.min(offset, text.length) - starts[low] };
  };
}

/** Where in a text an offset lies, as editors show it: lines and columns count from 1, columns in UTF-16 units. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  return placesIn(text.slice(0, offset))(offset);
}

/** The same for many offsets of one text, whose lines are looked for once. */
export function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ index, 0: end }) => index + end.length)];
  return (offset) => {
    let low = 0;
    for (let high = starts.length; low + 1 < high; ) {
      const middle = (low + high) >>> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: Math.min(offset, text.length) - starts[low] + 1 };
  };
}

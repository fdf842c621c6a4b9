/** Places in the generated text where one character can be replaced within a record: the last digit of a zip code. */
import type { Range } from 'vscode-languageserver-protocol/node';

const recordStart = /^P\d{7},\d+,[FMX],\d{5}/;

/** As many places as asked for, spread evenly over the text. */
export function editablePlaces(text: string, count: number): Range[] {
  const lines = text.split('\n');
  const places: Range[] = [];
  for (let place = 0; place < count; place++) {
    let line = Math.floor(((place + 0.5) / count) * lines.length);
    // The line may be the second half of a note with a line break in it.
    while (!recordStart.test(lines[line] as string)) line--;
    const end = (recordStart.exec(lines[line] as string) as RegExpExecArray)[0].length;
    places.push({ start: { line, character: end - 1 }, end: { line, character: end } });
  }
  return places;
}

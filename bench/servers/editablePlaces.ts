/**
 * Places in the generated text where replacing one character changes the findings: the last digit of the most common zip
 * code, in the midst of a crowd. With another digit it is a zip code that no one has, and the row stands alone.
 */
import type { Range } from 'vscode-languageserver-protocol/node';

const crowdedRecord = /^P\d{7},[1-4]?\d,[FM],1000(?=7,\d{4}-\d\d-\d\d,White,)/;

/** As many places as asked for, spread evenly over the text. */
export function editablePlaces(text: string, count: number): Range[] {
  const places: Range[] = [];
  for (const [line, content] of text.split('\n').entries()) {
    const before = crowdedRecord.exec(content);
    if (before === null) continue;
    const character = before[0].length;
    places.push({ start: { line, character }, end: { line, character: character + 1 } });
  }
  return Array.from({ length: count }, (_, index) => places[Math.floor((index * places.length) / count)] as Range);
}

/** Digits to write there: any but the one that stands there. */
export const otherDigits = [...'012345689'] as const;

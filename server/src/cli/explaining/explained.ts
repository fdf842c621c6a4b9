/** The answer about a row, a column, a file or a person, as it is printed: a card as text, or its numbers as JSON. */
import type { LeftOutDatabase } from '@quasi/shared/analysis';
import { type Card, databaseLeftOut, toText } from '@quasi/shared/explain';
import { jsonText } from '../jsonText.ts';
import { forTerminal } from '../wrapText.ts';

export type Explained = { readonly card: Card } | { readonly numbers: object } | { readonly text: string };

export function printed(explained: Explained, unused: readonly LeftOutDatabase[]): string {
  if ('text' in explained) return explained.text;
  if ('numbers' in explained) {
    const databasesNotUsed = unused.length > 0 ? unused.map(databaseLeftOut) : undefined;
    return jsonText({ ...explained.numbers, databasesNotUsed });
  }
  return `${forTerminal(toText(explained.card))}\n`;
}

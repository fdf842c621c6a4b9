/** `quasi/cardAt`: all that is known of the column or the row at a place, as its cards; null if nothing is known. */
import { toMarkdown, toText } from '@quasi/shared/explain';
import type { CardAtParams, DetailsResult } from '@quasi/shared/protocol';
import { fullCards } from '../hovers/fullCards.ts';
import { pointedAt } from '../hovers/pointed.ts';
import type { Session } from '../session.ts';

export async function cardAt(session: Session, params: CardAtParams): Promise<DetailsResult | null> {
  const pointed = pointedAt(session, params);
  if (!pointed) return null;
  const cards = await fullCards(pointed, session.abilities.commands);
  return { markdown: cards.map(toMarkdown).join('\n\n---\n\n'), text: cards.map(toText).join('\n\n') };
}

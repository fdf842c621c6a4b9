/** A card as plain text, for terminals and for editors that show no Markdown. */
import type { Card, CardSection } from './card.ts';
import { visible } from './names.ts';

export function toText(card: Card): string {
  return [card, ...card.sections].map(sectionText).join('\n\n');
}

function sectionText({ title, sentences, values }: CardSection): string {
  const lines = [visible(title), ...sentences.map(visible)];
  const width = values.reduce((widest, { name }) => Math.max(widest, name.length), 0);
  if (values.length > 0) lines.push('');
  for (const { name, value } of values) lines.push(`${visible(name).padEnd(width)}  ${visible(value)}`);
  return lines.join('\n');
}

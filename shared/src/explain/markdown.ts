/**
 * A card as Markdown, for hovers. A name in it may come from a file somebody else made, so nothing in a card can become
 * markup, a link, a command or an image: every mark that could begin one is escaped.
 */
import type { Card, CardSection } from './card.ts';
import { visible } from './names.ts';

export function toMarkdown(card: Card): string {
  return [card, ...card.sections].map(sectionMarkdown).join('\n\n');
}

function sectionMarkdown({ title, sentences, values }: CardSection): string {
  // Each sentence on a line of its own, as in a terminal: a block of ten is not read.
  const blocks = [`**${escapeMarkdown(title)}**`, sentences.map(escapeMarkdown).join('  \n')];
  if (values.length > 0) {
    const lines = values.map(({ name, value }) => `| ${escapeMarkdown(name)} | ${escapeMarkdown(value)} |`);
    blocks.push(['| | |', '|:--|--:|', ...lines].join('\n'));
  }
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Marks that mean something wherever they stand; `$` begins an icon of VS Code. */
const anywhere = /[\\`*_{}[\]<>#~|&$@!^=]/g;
/** Inside a word a hyphen is only a hyphen, and a colon before a blank only a colon: the usual text stays readable as it is. */
const atBoundary = /(?<![\p{L}\p{N}])[-+]|:(?=\S)|(?<=^\d+)[.)](?=\s|$)|(?<=\p{L})\.(?=\S)/gu;

/** Text that Markdown shows exactly as it is. */
export function escapeMarkdown(text: string): string {
  return visible(text).trim().replace(anywhere, '\\$&').replace(atBoundary, '\\$&');
}

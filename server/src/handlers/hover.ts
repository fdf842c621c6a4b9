/** `textDocument/hover`: as much about a column or a row as `quasi.hover` asks for, and what documents that describe data say. Answers soon, with what is known by then. */
import { type Card, toMarkdown } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { type Hover, type HoverParams, MarkupKind } from 'vscode-languageserver/node';
import { findingsHere } from '../hovers/findingsHere.ts';
import { fullCards } from '../hovers/fullCards.ts';
import { headerLinks, reportLink, rowLinks } from '../hovers/links.ts';
import { type Pointed, pointedAt } from '../hovers/pointed.ts';
import { profileSoon, shortCellCard, shortHeaderCard } from '../hovers/shortCard.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';

export async function hover(session: Session, params: HoverParams): Promise<Hover | null> {
  const { uri } = params.textDocument;
  const { hover: asked } = session.notes(uri)?.display ?? (await session.displayOf(uri));
  if (asked === 'off') return null;
  const described = session.described.at(uri);
  if (described) {
    if (asked === 'findings') return null;
    return (await described.kind.hover?.(described.document, params.position)) ?? null;
  }
  const pointed = pointedAt(session, params);
  if (!pointed) return null;
  // An editor with our commands is VS Code, which shows findings in a part of its own.
  const { commands } = session.abilities;
  const findings = commands ? [] : findingsHere(pointed);
  if (asked === 'findings') return answer(pointed, findings.map(toMarkdown));
  if (asked === 'full') {
    const cards = [...(await fullCards(pointed, commands)), ...findings].map(toMarkdown);
    return answer(pointed, commands ? [...cards, reportLink(pointed)] : cards);
  }
  return answer(pointed, await (pointed.row < 0 ? shortHeader(pointed, commands) : shortCell(pointed, commands)));
}

async function shortHeader(pointed: Pointed, hasLinks: boolean): Promise<string[]> {
  const facts = await profileSoon(pointed);
  if (!facts) return [t`Still looking at the columns…`];
  const card = await shortHeaderCard(pointed, facts);
  return [withLinks(card, hasLinks ? await headerLinks(pointed, facts) : '')];
}

async function shortCell(pointed: Pointed, hasLinks: boolean): Promise<string[]> {
  const card = await shortCellCard(pointed);
  if (!card) return [];
  const isNoise = pointed.analysis.known.profile?.protection?.isWhole === true;
  return [withLinks(card, hasLinks && !isNoise ? rowLinks(pointed) : '')];
}

function withLinks(card: Card, links: string): string {
  return links === '' ? toMarkdown(card) : `${toMarkdown(card)}\n\n${links}`;
}

/** Nothing where there is nothing to say. */
function answer({ watch, cell }: Pointed, parts: readonly string[]): Hover | null {
  if (parts.length === 0) return null;
  const contents = { kind: MarkupKind.Markdown, value: parts.join('\n\n---\n\n') };
  return { contents, range: toRange(cell, watch.document.text) };
}

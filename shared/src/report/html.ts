/** A report as a page: one file without a script, in which nothing of the data can act. The editor shows the same. */
import { shownName } from '../explain/index.ts';
import { escapeXml, figureHtml, tableHtml } from '../figures/index.ts';
import { t } from '../words/index.ts';
import type { Block, Cell, FigureBlock, Place, Report, Section, State } from './content.ts';
import { style } from './style.ts';

/** Leads to a place of the file; undefined where nothing can lead there. */
export type LinkTo = (place: Place) => string | undefined;

export const noLinks: LinkTo = () => undefined;

const marks: Readonly<Record<State, string>> = { pass: '✓', fail: '✗', open: '–' };

/** What an editor adds for itself: a section above the others, and the only script that the page lets run. */
export interface Live {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly style: string;
  readonly script: { readonly address: string; readonly nonce: string };
}

export function toHtml(report: Report, linkTo: LinkTo, live?: Live): string {
  const { file, sections, audience } = report;
  const title = t`Disclosure risk of ${shownName(file)}`;
  const contents = [...(live ? [live] : []), ...sections].map(
    ({ id, title: name }) => `<li><a href="#${id}">${escapeXml(name)}</a></li>`,
  );
  const readers = audience === 'internal' ? t`For readers inside: not for publication.` : t`For readers outside.`;
  const body = [
    '<header>',
    `<h1>${escapeXml(title)}</h1>`,
    stateHtml(report),
    `<p class="quiet">${escapeXml(readers)}</p>`,
    `<nav aria-label="${escapeXml(t`Sections`)}"><ul>${contents.join('')}</ul></nav>`,
    '</header>',
    '<main>',
    ...(live ? [live.html] : []),
    ...sections.map((section) => sectionHtml(section, linkTo)),
    '</main>',
  ];
  return page(title, body, live);
}

export function stateHtml({ state, verdict }: Pick<Report, 'state' | 'verdict'>): string {
  return `<p class="state ${state}"><span aria-hidden="true">${marks[state]}</span> ${escapeXml(verdict)}</p>`;
}

/** A whole document around a body. No address in it leads out, and nothing in it is run but what an editor adds. */
export function page(title: string, body: readonly string[], live?: Live): string {
  const scripts = live ? ` script-src 'nonce-${escapeXml(live.script.nonce)}';` : '';
  const looks = live ? `${style}${live.style}` : style;
  return [
    '<!DOCTYPE html>',
    `<html lang="${escapeXml(t`en`)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none';${scripts} style-src 'unsafe-inline'; img-src data:">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeXml(title)}</title>`,
    `<style>${looks}</style>`,
    '</head>',
    '<body>',
    ...body,
    ...(live
      ? [`<script nonce="${escapeXml(live.script.nonce)}" src="${escapeXml(live.script.address)}"></script>`]
      : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function sectionHtml({ id, title, blocks }: Section, linkTo: LinkTo): string {
  const figures = blocks.filter((block): block is FigureBlock => block.kind === 'figure');
  const others = blocks.filter(({ kind }) => kind !== 'figure');
  return [
    `<section id="${id}" aria-labelledby="${id}-title">`,
    `<h2 id="${id}-title">${escapeXml(title)}</h2>`,
    ...(figures.length > 0
      ? ['<div class="figures">', ...figures.map((figure) => figureOf(figure, linkTo)), '</div>']
      : []),
    ...others.map((block) => blockHtml(block, linkTo)),
    '</section>',
  ].join('\n');
}

function figureOf({ draw, name, caption, heads, rows }: FigureBlock, linkTo: LinkTo): string {
  return figureHtml(draw(), { caption, name, summary: t`Numbers`, heads, rows: cellsHtml(rows, linkTo) });
}

function blockHtml(block: Block, linkTo: LinkTo): string {
  switch (block.kind) {
    case 'sentence':
      return `<p>${escapeXml(block.text)}</p>`;
    case 'list': {
      const items = block.items.map((cells) => `<li>${cells.map((cell) => cellHtml(cell, linkTo)).join(', ')}</li>`);
      return `<ul>${items.join('\n')}</ul>`;
    }
    case 'table': {
      const rows = cellsHtml(block.rows, linkTo);
      return `<div class="table"><h3>${escapeXml(block.name)}</h3>\n${tableHtml(block.name, block.heads, rows)}</div>`;
    }
    case 'figure':
      return figureOf(block, linkTo);
  }
}

function cellsHtml(rows: readonly (readonly Cell[])[], linkTo: LinkTo): string[][] {
  return rows.map((row) => row.map((cell) => cellHtml(cell, linkTo)));
}

function cellHtml(cell: Cell, linkTo: LinkTo): string {
  if (typeof cell === 'string') return escapeXml(cell);
  const link = linkTo(cell.place);
  const text = escapeXml(cell.text);
  return link === undefined ? text : `<a href="${escapeXml(link)}">${text}</a>`;
}

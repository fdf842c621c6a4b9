/** A figure as a page holds it: a sentence that says what it shows, the picture, and its numbers as a table for those who cannot see it. */
import { escapeXml } from './text.ts';

export interface FigureWords {
  readonly name: string;
  /** What it shows, as a sentence. */
  readonly caption: string;
  /** What opens the table. */
  readonly summary: string;
  readonly heads: readonly string[];
  /** Cells as HTML. */
  readonly rows: readonly (readonly string[])[];
}

/** `svg`: as the functions of this folder draw it. */
export function figureHtml(svg: string, { name, caption, summary, heads, rows }: FigureWords): string {
  return [
    '<figure>',
    `<figcaption><h3>${escapeXml(name)}</h3>${escapeXml(caption)}</figcaption>`,
    svg.trimEnd(),
    `<details><summary>${escapeXml(summary)}</summary>`,
    tableHtml(name, heads, rows),
    '</details>',
    '</figure>',
  ].join('\n');
}

/** `rows`: cells as HTML; the first of a row names it. A wide one scrolls by itself, by the keyboard too. */
export function tableHtml(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeXml(text)}</th>`).join('');
  const body = rows.map(([first, ...others]) => {
    const cells = others.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<section class="wide" tabindex="0" aria-label="${escapeXml(name)}"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></section>`;
}

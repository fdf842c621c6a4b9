/** A figure as a page holds it: a sentence that says what it shows, the picture, and its numbers as a table for who cannot see it or wants them. */
import { escapeXml } from './text.ts';

export interface FigureWords {
  /** What it shows, as a sentence. */
  readonly caption: string;
  /** What opens the table. */
  readonly summary: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** `svg`: as the functions of this folder draw it. */
export function figureHtml(svg: string, { caption, summary, heads, rows }: FigureWords): string {
  return [
    '<figure>',
    `<figcaption>${escapeXml(caption)}</figcaption>`,
    svg.trimEnd(),
    `<details><summary>${escapeXml(summary)}</summary>`,
    tableHtml(
      heads,
      rows.map((row) => row.map(escapeXml)),
    ),
    '</details>',
    '</figure>',
  ].join('\n');
}

/** `rows`: cells as HTML; the first of a row names it. Wide ones scroll by themselves, also by the keyboard. */
export function tableHtml(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th scope="col">${escapeXml(name)}</th>`).join('');
  const body = rows.map(([first, ...others]) => {
    const cells = others.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

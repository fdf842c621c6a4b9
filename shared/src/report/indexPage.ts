/** The first page of reports on several files: a row a file, which leads to its own page. */
import { formatCountOf, shownName } from '../explain/index.ts';
import { escapeXml, tableHtml } from '../figures/index.ts';
import { t } from '../words/index.ts';
import type { State } from './content.ts';
import { page } from './html.ts';

export interface IndexRow {
  readonly file: string;
  /** Where its own page is; undefined where there is none. */
  readonly link: string | undefined;
  readonly state: State;
  readonly verdict: string;
  /** Why it has no page, or what its first sentence says. */
  readonly text: string;
}

const marks: Readonly<Record<State, string>> = { pass: '✓', fail: '✗', open: '–' };

/** `what`: the rows, which are files, or tables of one file. */
export function indexHtml(title: string, rows: readonly IndexRow[], what: 'files' | 'tables'): string {
  const failing = rows.filter(({ state }) => state === 'fail').length;
  const cells = rows.map(({ file, link, state, verdict, text }) => [
    link === undefined ? escapeXml(shownName(file)) : `<a href="${escapeXml(link)}">${escapeXml(shownName(file))}</a>`,
    `<span class="${state}">${marks[state]} ${escapeXml(verdict)}</span>`,
    escapeXml(text),
  ]);
  const all =
    what === 'files' ? formatCountOf(rows.length, t`file`, t`files`) : formatCountOf(rows.length, t`table`, t`tables`);
  const count = t`${all}, not ready: ${String(failing)}.`;
  return page(title, [
    `<header><h1>${escapeXml(title)}</h1><p>${escapeXml(count)}</p></header>`,
    '<main>',
    ...(rows.length === 0
      ? []
      : [tableHtml(title, [what === 'files' ? t`File` : t`Table`, t`Verdict`, t`Summary`], cells)]),
    '</main>',
  ]);
}

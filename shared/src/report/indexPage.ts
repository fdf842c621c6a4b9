/** The first page of reports on several files: a row a file, which leads to its own page. */
import { formatCountOf, shownName } from '../explain/index.ts';
import { escapeXml, tableHtml } from '../figures/index.ts';
import { t } from '../words/index.ts';
import type { State } from './content.ts';
import { page } from './html.ts';

export interface IndexRow {
  readonly file: string;
  /** The name of its page beside this one; undefined where there is none. */
  readonly page: string | undefined;
  readonly state: State;
  readonly verdict: string;
  /** Why it has no page, or what its first sentence says. */
  readonly text: string;
}

const marks: Readonly<Record<State, string>> = { pass: '✓', fail: '✗', open: '–' };

export function indexHtml(title: string, rows: readonly IndexRow[]): string {
  const failing = rows.filter(({ state }) => state === 'fail').length;
  const cells = rows.map(({ file, page: own, state, verdict, text }) => [
    own === undefined
      ? escapeXml(shownName(file))
      : `<a href="${encodeURIComponent(own)}">${escapeXml(shownName(file))}</a>`,
    `<span class="${state}">${marks[state]} ${escapeXml(verdict)}</span>`,
    escapeXml(text),
  ]);
  const count = t`${formatCountOf(rows.length, t`file`, t`files`)}, not ready: ${String(failing)}.`;
  return page(title, [
    `<header><h1>${escapeXml(title)}</h1><p>${escapeXml(count)}</p></header>`,
    '<main>',
    tableHtml(title, [t`File`, t`Verdict`, t`Summary`], cells),
    '</main>',
  ]);
}

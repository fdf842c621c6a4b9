/** The words for the state of one file, as the status bar, the status item and the notification after a check show them. */
import type { FileStatus } from '@quasi/shared/protocol';
import { l10n } from 'vscode';
import { inert } from './inertText.ts';

/** Two lines, because the editor does not wrap one: the risk, and the table it was computed on. */
export interface StatusText {
  readonly risk: { readonly text: string; readonly detail: string };
  readonly table: { readonly text: string; readonly detail: string } | undefined;
  readonly busy: boolean;
  readonly severity: 'information' | 'warning' | 'error';
}

const shownNames = 3;

export const notAnalysed = (): StatusText => ({
  risk: { text: 'Quasi', detail: l10n.t('This file is not analysed yet.') },
  table: undefined,
  busy: false,
  severity: 'information',
});

export function statusText(status: FileStatus): StatusText {
  switch (status.state) {
    case 'idle':
      return notAnalysed();
    case 'analysing':
      return {
        risk: { text: riskText(status), detail: progressText(status) },
        table: tableText(status),
        busy: true,
        severity: 'information',
      };
    case 'failed': {
      const detail = status.reason ?? l10n.t('The analysis failed; the log says why.');
      return {
        risk: { text: l10n.t('Quasi: not analysed'), detail },
        table: undefined,
        busy: false,
        severity: 'error',
      };
    }
    case 'ready': {
      return {
        risk: { text: riskText(status), detail: detailText(status) },
        table: tableText(status),
        busy: false,
        severity: status.icon === 'warning' ? 'warning' : 'information',
      };
    }
  }
}

/** An entry of the status bar: with an icon for those who see it, in words for those who hear it. */
interface BarText {
  readonly text: string;
  readonly spoken: string;
}

/** The server is gone, and nothing is checked. */
export function stoppedText(reason: string): BarText {
  return { text: `$(error) ${l10n.t('Quasi stopped')}`, spoken: l10n.t('Quasi stopped. {0}', reason) };
}

export function pausedText(): BarText {
  return { text: `$(debug-pause) Quasi`, spoken: l10n.t('Quasi: paused for this file') };
}

/** `status`: undefined while nothing has been said of the file. */
export function barText(status: FileStatus | undefined): BarText {
  const { risk } = status ? statusText(status) : notAnalysed();
  const spoken = `${risk.text}. ${risk.detail}`;
  switch (status?.state) {
    case undefined:
    case 'idle':
      return { text: '$(shield) Quasi', spoken: l10n.t('Quasi: {0}', risk.detail) };
    case 'analysing':
      return { text: `$(sync~spin) ${inert(status.inShort ?? 'Quasi')}`, spoken };
    case 'failed':
      return { text: `$(error) ${risk.text}`, spoken };
    case 'ready':
      return {
        text: `$(${status.icon ?? 'shield'}) ${inert(status.inShort ?? 'Quasi')}`,
        spoken: `Quasi: ${inert(status.verdict ?? status.inShort ?? '')}`.trim(),
      };
  }
}

/** The target, and how many findings an exception keeps from being shown. */
function detailText({ isNoise, isAboutNobody, unit, verdict, allowed = 0 }: FileStatus): string {
  const said = isAboutNobody ? [unit] : isNoise ? [verdict] : [unit, verdict];
  const sentences = said.flatMap((each) => (each ? [inert(each)] : []));
  return [...sentences, ...(allowed > 0 ? [l10n.t('{0}.', allowedText(allowed))] : [])].join(' ');
}

function allowedText(allowed: number): string {
  return allowed === 1
    ? l10n.t('1 finding allowed by quasi.json')
    : l10n.t('{0} findings allowed by quasi.json', allowed.toLocaleString('en'));
}

function progressText({ stage, progress }: FileStatus): string {
  const what = stage ?? l10n.t('analysing');
  return progress === undefined ? what : l10n.t('{0}: {1} %', what, Math.floor(progress * 100));
}

/** The verdict in a few words: `Quasi: 6 identifiers · k 1 of 5`. */
function riskText({ inShort }: FileStatus): string {
  return inShort === undefined ? 'Quasi' : l10n.t('Quasi: {0}', inShort);
}

/** What the risk was computed on: `12,000 rows × 4 columns, semicolon` and the names of the quasi-identifiers. */
function tableText({ rows, columns, delimiter, quasiIdentifiers, isNoise }: FileStatus): StatusText['table'] {
  if (rows === undefined || columns === undefined) return undefined;
  const size = l10n.t('{0} rows × {1} columns', rows.toLocaleString('en'), columns.toLocaleString('en'));
  return {
    text: delimiter === undefined ? size : l10n.t('{0}, {1}', size, delimiterName(delimiter)),
    detail: isNoise ? l10n.t("noise: its rows are nobody's") : quasiIdentifiers ? namesText(quasiIdentifiers) : '',
  };
}

function namesText(names: readonly string[]): string {
  if (names.length === 0) return l10n.t('no quasi-identifiers');
  const first = inert(names.slice(0, shownNames).join(', '));
  const others = names.length - shownNames;
  return others > 0 ? l10n.t('on {0} and {1} more', first, others) : l10n.t('on {0}', first);
}

function delimiterName(delimiter: string): string {
  switch (delimiter) {
    case ',':
      return l10n.t('comma');
    case ';':
      return l10n.t('semicolon');
    case '\t':
      return l10n.t('tab');
    case '|':
      return l10n.t('pipe');
    case ' ':
      return l10n.t('space');
    default:
      return `"${delimiter}"`;
  }
}

/** What a check found, in one sentence. */
export function foundText(name: string, status: FileStatus, findings: number): string {
  const shown = findings === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', findings.toLocaleString('en'));
  const found = status.allowed ? `${shown}, ${allowedText(status.allowed)}` : shown;
  return status.inShort === undefined
    ? l10n.t('{0}: {1}.', name, found)
    : l10n.t('{0}: {1}; {2}.', name, inert(status.inShort), found);
}

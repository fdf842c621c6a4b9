/** The entry in the status bar for the active data file: its verdict in a few words, its card on hover, its menu on a click. */
import type { FileStatus } from '@quasi/shared/protocol';
import { Disposable, l10n, type MarkdownString, StatusBarAlignment, window } from 'vscode';
import { activeTable, onActiveTableChange } from './activeTable.ts';
import type { FileStatuses } from './fileStatuses.ts';
import type { PausedFiles } from './pausedFiles.ts';
import { barText, pausedText, stoppedText } from './statusText.ts';
import { untrusted } from './untrusted.ts';

/** On the right, where what concerns the file stands, at its end: what stands further left is the first to vanish where there is little room. */
const PRIORITY = -100;

export function createStatusBarItem(statuses: FileStatuses, paused: PausedFiles): Disposable {
  const item = window.createStatusBarItem('quasi.risk', StatusBarAlignment.Right, PRIORITY);
  item.name = l10n.t('Quasi: risk');
  item.command = { title: l10n.t('Menu'), command: 'quasi.statusMenu' };

  const show = (): void => {
    const document = activeTable();
    if (!document) {
      item.hide();
      return;
    }
    const uri = document.uri.toString();
    const status = statuses.ofUri(uri);
    const { text, spoken } = statuses.isServerGone
      ? stoppedText(status?.reason ?? '')
      : paused.has(uri)
        ? pausedText()
        : barText(status);
    item.text = text;
    item.accessibilityInformation = { label: spoken, role: 'button' };
    item.tooltip = tooltipOf(status, spoken);
    item.show();
  };

  show();
  return Disposable.from(item, statuses.onDidChange(show), paused.onDidChange(show), onActiveTableChange(show));
}

/** The card, once there is one; it may hold names from the file, so nothing in it is trusted. */
function tooltipOf(status: FileStatus | undefined, otherwise: string): MarkdownString | string {
  if (status?.state === 'failed' || status?.card === undefined) return otherwise;
  return untrusted(status.card);
}

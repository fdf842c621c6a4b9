/** The entry in the status bar for the active data file: its risk in a few words, and its card on hover. */
import type { FileStatus } from '@quasi/shared/protocol';
import { Disposable, l10n, type MarkdownString, StatusBarAlignment, window } from 'vscode';
import { activeTable, onActiveTableChange } from './activeTable.ts';
import type { FileStatuses } from './fileStatuses.ts';
import { barText } from './statusText.ts';
import { untrusted } from './untrusted.ts';

/** On the right, where what concerns the file stands, just before its line and column. */
const PRIORITY = 101;

export function createStatusBarItem(statuses: FileStatuses): Disposable {
  const item = window.createStatusBarItem('quasi.risk', StatusBarAlignment.Right, PRIORITY);
  item.name = l10n.t('Quasi: risk');
  item.command = { title: l10n.t('Show Columns by Risk'), command: 'quasi.showColumns' };

  const show = (): void => {
    const document = activeTable();
    if (!document) {
      item.hide();
      return;
    }
    const status = statuses.ofUri(document.uri.toString());
    const { text, spoken } = barText(status);
    item.text = text;
    item.accessibilityInformation = { label: spoken, role: 'button' };
    item.tooltip = tooltipOf(status, spoken);
    item.show();
  };

  show();
  return Disposable.from(item, statuses.onDidChange(show), onActiveTableChange(show));
}

/** The card, once there is one; it may hold names from the file, so nothing in it is trusted. */
function tooltipOf(status: FileStatus | undefined, otherwise: string): MarkdownString | string {
  if (status?.state === 'failed' || status?.card === undefined) return otherwise;
  return untrusted(status.card);
}

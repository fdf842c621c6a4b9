/** The entry in the status bar for the active data file: its verdict in a few words, its card on hover, its menu on a click. */
import type { FileStatus } from '@quasi/shared/protocol';
import { Disposable, l10n, type MarkdownString, StatusBarAlignment, window } from 'vscode';
import type { FileStatuses } from './fileStatuses.ts';
import { fileName } from './messages.ts';
import type { PausedFiles } from './pausedFiles.ts';
import type { ShownFile } from './shownFile.ts';
import { barText, pausedText, stoppedText } from './statusText.ts';
import { untrusted } from './untrusted.ts';

/** On the right, where what concerns the file stands, at its end: what stands further left is the first to vanish where there is little room. */
const PRIORITY = -100;

export function createStatusBarItem(statuses: FileStatuses, paused: PausedFiles, shown: ShownFile): Disposable {
  const item = window.createStatusBarItem('quasi.risk', StatusBarAlignment.Right, PRIORITY);
  item.name = l10n.t('Quasi: risk');
  item.command = { title: l10n.t('Menu'), command: 'quasi.statusMenu' };

  const show = (): void => {
    const file = shown.uri;
    if (!file) {
      item.hide();
      return;
    }
    const uri = file.toString();
    const status = statuses.ofUri(uri);
    const { text, spoken } = statuses.isServerGone
      ? stoppedText(status?.reason ?? '')
      : paused.has(uri)
        ? pausedText()
        : barText(status);
    const name = fileName(file);
    item.text = shown.isElsewhere ? withName(text, name) : text;
    item.accessibilityInformation = { label: shown.isElsewhere ? `${name}. ${spoken}` : spoken, role: 'button' };
    item.tooltip = tooltipOf(status, spoken);
    item.show();
  };

  show();
  return Disposable.from(item, statuses.onDidChange(show), paused.onDidChange(show), shown.onDidChange(show));
}

/** Behind the icon. */
function withName(text: string, name: string): string {
  return text.replace(/(?<= )/, `${name}: `);
}

/** The card, once there is one; it may hold names from the file, so nothing in it is trusted. */
function tooltipOf(status: FileStatus | undefined, otherwise: string): MarkdownString | string {
  if (status?.state === 'failed' || status?.card === undefined) return otherwise;
  return untrusted(status.card);
}

/** The entries of Quasi in the language status of the active editor, fed by what the server says of each file. */
import type { FileStatus } from '@quasi/shared/protocol';
import {
  type Disposable,
  type LanguageStatusItem,
  LanguageStatusSeverity,
  l10n,
  languages,
  type TextEditor,
  window,
} from 'vscode';
import { dataSelector } from './selector.ts';
import { notAnalysed, type StatusText, statusText } from './statusText.ts';

export interface StatusItem extends Disposable {
  /** `uri` as the editor writes it, which may escape other characters than the server does. */
  update(uri: string, status: FileStatus): void;
  /** The server is gone: what it said holds no longer. */
  forgetAll(): void;
  /** The server did not start. */
  fail(reason: string): void;
}

const severities = {
  information: LanguageStatusSeverity.Information,
  warning: LanguageStatusSeverity.Warning,
  error: LanguageStatusSeverity.Error,
};

export function createStatusItem(): StatusItem {
  const risk = languages.createLanguageStatusItem('quasi.status', dataSelector);
  risk.name = 'Quasi';
  risk.command = { title: l10n.t('Show Log'), command: 'quasi.showLog' };
  /** Exists while there is something to say of the table, since an item cannot be hidden. */
  let table: LanguageStatusItem | undefined;
  const statuses = new Map<string, FileStatus>();
  let failure: string | undefined;

  const showTable = (text: StatusText['table']): void => {
    if (!text) {
      table?.dispose();
      table = undefined;
      return;
    }
    table ??= createTableItem();
    table.text = text.text;
    table.detail = text.detail;
    table.accessibilityInformation = { label: `${text.text}. ${text.detail}` };
  };

  const show = (editor: TextEditor | undefined): void => {
    const uri = editor?.document.uri.toString() ?? '';
    const status = failure ? ({ uri, state: 'failed', reason: failure } as const) : statuses.get(uri);
    const text = status ? statusText(status) : notAnalysed();
    risk.text = text.risk.text;
    risk.detail = text.risk.detail;
    risk.busy = text.busy;
    risk.severity = severities[text.severity];
    risk.accessibilityInformation = { label: `${text.risk.text}. ${text.risk.detail}` };
    showTable(text.table);
  };

  const listener = window.onDidChangeActiveTextEditor(show);
  show(window.activeTextEditor);
  return {
    update(uri, status) {
      failure = undefined;
      // While a file is analysed again, what was known of it stays on the screen.
      statuses.set(uri, status.state === 'analysing' ? { ...statuses.get(uri), ...status } : status);
      if (uri === window.activeTextEditor?.document.uri.toString()) show(window.activeTextEditor);
    },
    forgetAll() {
      failure = undefined;
      statuses.clear();
      show(window.activeTextEditor);
    },
    fail(reason) {
      failure = reason;
      show(window.activeTextEditor);
    },
    dispose() {
      listener.dispose();
      risk.dispose();
      table?.dispose();
    },
  };
}

function createTableItem(): LanguageStatusItem {
  const item = languages.createLanguageStatusItem('quasi.table', dataSelector);
  item.name = l10n.t('Quasi: table');
  item.command = {
    title: l10n.t('Settings'),
    command: 'workbench.action.openSettings',
    arguments: ['@ext:datarisk.quasi'],
  };
  return item;
}

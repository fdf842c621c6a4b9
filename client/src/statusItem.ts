/** The entries of Quasi in the language status of the active editor, fed by what the server says of each file. */
import { type Disposable, type LanguageStatusItem, LanguageStatusSeverity, l10n, languages } from 'vscode';
import type { FileStatuses } from './fileStatuses.ts';
import { inert } from './inertText.ts';
import { dataSelector } from './selector.ts';
import { notAnalysed, type StatusText, statusText } from './statusText.ts';

const severities = {
  information: LanguageStatusSeverity.Information,
  warning: LanguageStatusSeverity.Warning,
  error: LanguageStatusSeverity.Error,
};

export function createStatusItem(statuses: FileStatuses): Disposable {
  const risk = languages.createLanguageStatusItem('quasi.status', dataSelector);
  risk.name = 'Quasi';
  risk.command = { title: l10n.t('Menu'), command: 'quasi.statusMenu' };
  /** Exists while there is something to say of the table, since an item cannot be hidden. */
  let table: LanguageStatusItem | undefined;

  const showTable = (text: StatusText['table']): void => {
    if (!text) {
      table?.dispose();
      table = undefined;
      return;
    }
    table ??= createTableItem();
    table.text = inert(text.text);
    table.detail = inert(text.detail);
    table.accessibilityInformation = { label: `${text.text}. ${text.detail}` };
  };

  const show = (): void => {
    const status = statuses.active;
    const text = status ? statusText(status) : notAnalysed();
    risk.text = inert(text.risk.text);
    risk.detail = inert(text.risk.detail);
    risk.busy = text.busy;
    risk.severity = severities[text.severity];
    risk.accessibilityInformation = { label: `${text.risk.text}. ${text.risk.detail}` };
    showTable(text.table);
  };

  const listener = statuses.onDidChange(show);
  show();
  return {
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

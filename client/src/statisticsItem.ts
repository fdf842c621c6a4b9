/** The entry in the language status of a file of statistics: what it leads one to expect, in a few words. */
import { Disposable, l10n, languages } from 'vscode';
import type { FileStatuses } from './fileStatuses.ts';
import { inert } from './inertText.ts';
import { statisticsFilter } from './selector.ts';

export function createStatisticsItem(statuses: FileStatuses): Disposable {
  const item = languages.createLanguageStatusItem('quasi.statistics', statisticsFilter);
  item.name = 'Quasi';
  item.command = { title: l10n.t('Judge a Record…'), command: 'quasi.judgeRecord' };
  const show = (): void => {
    const status = statuses.active;
    item.text = inert(status?.inShort ?? l10n.t('Quasi: not analysed'));
    item.detail = inert((status?.state === 'failed' && status.reason) || '');
    item.busy = status?.state === 'analysing';
  };
  show();
  return Disposable.from(item, statuses.onDidChange(show));
}

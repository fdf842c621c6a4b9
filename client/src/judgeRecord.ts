/** The command "Judge a Record…": asks for the values of one person column by column, and shows what giving them would reveal. The typed values are kept nowhere. */
import {
  type JudgeRecordParams,
  type JudgeRecordResult,
  judgeRecordRequest,
  type RecordColumn,
  type RecordForm,
  type RecordFormParams,
  recordFormRequest,
} from '@quasi/shared/protocol';
import { l10n, languages, ProgressLocation, type QuickPickItem, type TextDocument, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeTable } from './activeTable.ts';
import type { Cards } from './cards.ts';
import { inert } from './inertText.ts';
import { askLong, showFailure, showInformation } from './messages.ts';
import { documentSelector } from './selector.ts';

export async function judgeRecord(client: LanguageClient, cards: Pick<Cards, 'show'>): Promise<void> {
  const document = activeTable() ?? activeDescription();
  if (!document) {
    void showInformation(l10n.t('Open the data file, statistics or schema to judge a record by.'));
    return;
  }
  try {
    await judge(client, cards, document);
  } catch (error) {
    client.error('A record could not be judged.', undefined, false);
    showFailure(error, l10n.t('The record could not be judged.'));
  }
}

/** Statistics or a schema. */
function activeDescription(): TextDocument | undefined {
  const document = window.activeTextEditor?.document;
  return document && languages.match(documentSelector, document) > 0 ? document : undefined;
}

async function judge(client: LanguageClient, cards: Pick<Cards, 'show'>, document: TextDocument): Promise<void> {
  const uri = client.code2ProtocolConverter.asUri(document.uri);
  const title = l10n.t('Quasi looks at what a record can be judged by');
  const formOf = (params: RecordFormParams) => askLong<RecordForm>(client, title, recordFormRequest, params);
  let params: RecordFormParams = { uri };
  let form = await formOf(params);
  if (form.tables.length > 0) {
    const placeHolder = l10n.t('The table that the record is of');
    const items = form.tables.map((table) => ({ label: inert(table), table }));
    const table = await window.showQuickPick(items, { placeHolder });
    if (!table) return;
    params = { uri, table: table.table };
    form = await formOf(params);
  }
  const values: string[] = [];
  for (const column of form.columns) {
    const value = await askValue(column, values.length + 1, form.columns.length);
    if (value === undefined) return;
    values.push(value);
  }
  const asked: JudgeRecordParams = { ...params, values };
  const working = l10n.t('Quasi judges the record');
  const card = await window.withProgress({ location: ProgressLocation.Window, title: working }, () =>
    client.sendRequest<JudgeRecordResult>(judgeRecordRequest, asked),
  );
  await cards.show(`${document.uri.path}.record`, card);
}

interface ValueItem extends QuickPickItem {
  readonly value: string;
}

/** One of those that are known, or whatever is typed; the empty text for no value; undefined if the box is closed. */
function askValue(
  { name, values, canBeMissing }: RecordColumn,
  step: number,
  totalSteps: number,
): Promise<string | undefined> {
  const picker = window.createQuickPick<ValueItem>();
  const known = values.map((value): ValueItem => ({ label: inert(value), value }));
  const noValue: ValueItem = { label: l10n.t('No value'), description: l10n.t('it is missing'), value: '' };
  const none = canBeMissing ? [noValue] : [];
  picker.title = l10n.t('Judge a Record: {0}', inert(name));
  picker.placeholder = l10n.t('Choose or type the value of {0}', inert(name));
  picker.step = step;
  picker.totalSteps = totalSteps;
  picker.ignoreFocusOut = true;
  picker.items = [...known, ...none];
  picker.onDidChangeValue((typed) => {
    const isNew = typed !== '' && !values.includes(typed);
    const own: ValueItem = { label: inert(typed), description: l10n.t('as typed'), alwaysShow: true, value: typed };
    picker.items = isNew ? [own, ...known, ...none] : [...known, ...none];
    const same = known.find(({ value }) => value === typed);
    picker.activeItems = [isNew ? own : (same ?? picker.items[0])].filter((item) => item !== undefined);
  });
  return new Promise((resolve) => {
    picker.onDidAccept(() => {
      const [chosen] = picker.activeItems;
      if (!chosen) return;
      resolve(chosen.value);
      picker.hide();
    });
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.show();
  });
}

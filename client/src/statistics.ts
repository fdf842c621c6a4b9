/** The command "Write Statistics…": asks what of a data file may be published without its rows, and has it written beside the file. */
import { type WriteStatisticsParams, type WriteStatisticsResult, writeStatisticsRequest } from '@quasi/shared/protocol';
import { l10n, type QuickPickItem, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeUri } from './activeTable.ts';
import { askLong, fileName, orTell, showInformation, writeAgreed } from './messages.ts';

const LEAST_BELOW = 2;
const MOST_BELOW = 1_000_000;

export async function writeStatistics(client: LanguageClient): Promise<void> {
  const uri = activeUri(client, l10n.t('Open the data file whose statistics are to be written.'));
  const asked = uri && (await askWhat());
  if (!asked) return;
  const failed = l10n.t('The statistics could not be written; the log says why.');
  await orTell(client, 'Statistics could not be written.', failed, write(client, { uri, ...asked }));
}

type Asked = Pick<WriteStatisticsParams, 'below' | 'pairs' | 'tree'>;

interface Choice extends QuickPickItem {
  readonly what: 'below' | 'pairs' | 'tree';
}

/** Undefined if a box is closed. */
async function askWhat(): Promise<Asked | undefined> {
  const items: readonly Choice[] = [
    {
      what: 'below',
      label: l10n.t('Keep small counts back'),
      detail: l10n.t('Rare values are given in sum only, since each says that somebody has it.'),
    },
    {
      what: 'pairs',
      label: l10n.t('Add frequent pairs of dependent columns'),
      detail: l10n.t('Predictions come nearer, but one value then gives another away.'),
    },
    {
      what: 'tree',
      label: l10n.t('Add the tree of pair tables'),
      detail: l10n.t('Predictions come nearest, and most is given away.'),
    },
  ];
  const chosen = await window.showQuickPick(items, {
    canPickMany: true,
    title: l10n.t('Write Statistics'),
    placeHolder: l10n.t('How often each value occurs is written; choose what else, or nothing'),
    ignoreFocusOut: true,
  });
  if (!chosen) return undefined;
  const wants = (what: Choice['what']) => chosen.some((choice) => choice.what === what);
  const others = { pairs: wants('pairs'), tree: wants('tree') };
  if (!wants('below')) return others;
  const typed = await window.showInputBox({
    title: l10n.t('Write Statistics'),
    prompt: l10n.t('Counts below this number are given in sum only.'),
    value: '5',
    ignoreFocusOut: true,
    validateInput: problemWithLimit,
  });
  return typed === undefined ? undefined : { ...others, below: Number(typed.trim()) };
}

/** Why a text is no smallest count; undefined if it is one. */
export function problemWithLimit(text: string): string | undefined {
  const number = /^\d+$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  if (number >= LEAST_BELOW && number <= MOST_BELOW) return undefined;
  return l10n.t('Type a whole number from 2 to 1,000,000.');
}

async function write(client: LanguageClient, params: Omit<WriteStatisticsParams, 'overwrites'>): Promise<void> {
  const title = l10n.t('Quasi writes statistics');
  const send = (overwrites: boolean) => {
    const all: WriteStatisticsParams = { ...params, overwrites };
    return askLong<WriteStatisticsResult>(client, title, writeStatisticsRequest, all);
  };
  const fileOf = ({ uri }: WriteStatisticsResult) => client.protocol2CodeConverter.asUri(uri);
  const written = await writeAgreed(send, (first) => (first.isThere ? fileName(fileOf(first)) : ''));
  if (!written) return;
  const file = fileOf(written);
  const name = fileName(file);
  await window.showTextDocument(file, { preview: false });
  const message = `${l10n.t('{0} was written.', name)} ${written.note}`.trim();
  // With a button the editor shows all of it, not the first line only.
  void showInformation(message, ...(written.note === '' ? [] : [l10n.t('OK')]));
}

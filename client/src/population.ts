/** The command "Set Population…": asks how many people the population has, and has the server write it into the configuration. */
import { type FileStatus, type SetPopulationParams, setPopulationRequest } from '@quasi/shared/protocol';
import { l10n, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeUri } from './activeTable.ts';
import type { FileStatuses } from './fileStatuses.ts';
import { orTell, showInformation } from './messages.ts';

/** `uri`: as the server writes it, from the lightbulb; else the active document is meant. */
export async function setPopulation(
  client: LanguageClient,
  statuses: FileStatuses,
  uri: string | undefined,
): Promise<void> {
  const meant = uri ?? activeUri(client, l10n.t('Open the data file whose population is to be set.'));
  if (meant === undefined) return;
  if (!meant.startsWith('file:')) {
    void showInformation(
      l10n.t('Save the document first: a population is stated in quasi.json, beside files on this machine.'),
    );
    return;
  }
  const status = statuses.ofUri(client.protocol2CodeConverter.asUri(meant).toString());
  const typed = await askFor(status);
  if (typed === undefined) return;
  const params: SetPopulationParams = { uri: meant, population: numberIn(typed) };
  const setting = client.sendRequest(setPopulationRequest, params);
  await orTell(client, 'The population could not be set.', l10n.t('The population could not be set.'), setting);
}

async function askFor(status: FileStatus | undefined): Promise<string | undefined> {
  return await window.showInputBox({
    title: l10n.t('Set Population'),
    prompt: l10n.t('How many people are there that the file could be about? It is written into quasi.json.'),
    placeHolder: l10n.t('a whole number, such as 8400000'),
    value: status?.population === undefined ? '' : String(status.population),
    ignoreFocusOut: true,
    validateInput: (text) => problemWith(text, status?.rows ?? 1, status?.people),
  });
}

/** Why a text is no size of a population that so many rows are taken from; undefined if it is one. `people`: where rows name theirs. */
export function problemWith(text: string, rows: number, people?: number): string | undefined {
  const number = numberIn(text);
  if (!Number.isSafeInteger(number) || number < 1) return l10n.t('Type a whole number above 0, such as 8400000.');
  if (number >= (people ?? rows)) return undefined;
  if (people !== undefined)
    return l10n.t('The file has {0} people: the population is at least as large.', people.toLocaleString('en'));
  return l10n.t('The file has {0} rows: the population is at least as large.', rows.toLocaleString('en'));
}

/** Digits, in groups or not: people write 8,400,000, 8 400 000 or 8'400'000. */
function numberIn(text: string): number {
  const digits = text.trim().replaceAll(/(?<=\d)[,' \u00A0\u202F_](?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

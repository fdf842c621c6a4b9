/** The key for pseudonyms: kept where the editor keeps secrets, asked for once, and handed to the server when it is needed; it goes into no file. */
import { randomBytes } from 'node:crypto';
import { ENOUGH_KEY_BYTES, type PseudonymKeyParams, pseudonymKeyRequest } from '@quasi/shared/protocol';
import { env, InputBoxValidationSeverity, l10n, type SecretStorage, ThemeIcon, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { showInformation } from './messages.ts';

const NAME = 'quasi.pseudonymKey';

/** The server then has the key; false if nobody gave one. */
export async function handOverKey(client: LanguageClient, secrets: SecretStorage): Promise<boolean> {
  const key = (await secrets.get(NAME)) ?? (await askAndKeep(secrets));
  if (key === undefined) return false;
  await client.sendRequest(pseudonymKeyRequest, { key } satisfies PseudonymKeyParams);
  return true;
}

/** The command "Set Pseudonym Key…": another key, for other pseudonyms. */
export async function setKey(client: LanguageClient, secrets: SecretStorage): Promise<void> {
  if ((await askAndKeep(secrets)) !== undefined) await handOverKey(client, secrets);
}

async function askAndKeep(secrets: SecretStorage): Promise<string | undefined> {
  const key = await ask();
  if (key !== undefined) await secrets.store(NAME, key);
  return key;
}

function ask(): Promise<string | undefined> {
  const input = window.createInputBox();
  input.title = l10n.t('Key for Pseudonyms');
  input.prompt = l10n.t(
    'The same key gives the same pseudonyms. Anyone who has it can find people again: keep it secret.',
  );
  input.placeholder = l10n.t('a long secret, or generate one with the button above');
  input.password = true;
  input.ignoreFocusOut = true;
  input.buttons = [{ iconPath: new ThemeIcon('key'), tooltip: l10n.t('Generate one') }];
  return new Promise((resolve) => {
    input.onDidChangeValue((value) => {
      input.validationMessage = warningOf(value);
    });
    input.onDidTriggerButton(() => {
      const key = randomBytes(32).toString('base64url');
      resolve(key);
      input.hide();
      void offerCopy(key);
    });
    input.onDidAccept(() => {
      if (input.value === '') return;
      resolve(input.value);
      input.hide();
    });
    input.onDidHide(() => {
      resolve(undefined);
      input.dispose();
    });
    input.show();
  });
}

/** It is taken all the same: pseudonyms may have to be those of another program. */
export function warningOf(key: string) {
  if (key === '' || Buffer.byteLength(key) >= ENOUGH_KEY_BYTES) return undefined;
  const message = l10n.t('A key of fewer than {0} bytes can be guessed from the pseudonyms.', ENOUGH_KEY_BYTES);
  return { message, severity: InputBoxValidationSeverity.Warning };
}

/** The same pseudonyms elsewhere need the key there. */
async function offerCopy(key: string): Promise<void> {
  const copy = l10n.t('Copy Key');
  const sentence = l10n.t('A key was generated and is kept with the secrets of this editor.');
  if ((await showInformation(sentence, copy)) === copy) await env.clipboard.writeText(key);
}

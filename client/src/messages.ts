/** All messages of the extension, and how it asks the server and reports what fails. The editor makes links, even to commands, of what stands in them as `[…](…)`, so names from files are never more than text. */
import { l10n, ProgressLocation, type Uri, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { inert } from './inertText.ts';

/** Each returns the button that was chosen. A message stays until it is closed, so a caller need not wait for it. */
type Chosen = Thenable<string | undefined>;

export function showInformation(sentence: string, ...buttons: readonly string[]): Chosen {
  return window.showInformationMessage(inert(sentence), ...buttons);
}

export function showError(sentence: string, ...buttons: readonly string[]): Chosen {
  return window.showErrorMessage(inert(sentence), ...buttons);
}

export function showWarning(sentence: string): void {
  void window.showWarningMessage(inert(sentence));
}

/** What the server says of why it could not be done, or else the sentence. */
export function showFailure(error: unknown, otherwise: string): void {
  void showError(error instanceof Error ? error.message : otherwise);
}

/** Asks before anything else can be done; closed is no. */
export async function isAgreed(sentence: string, button: string): Promise<boolean> {
  return (await window.showWarningMessage(inert(sentence), { modal: true }, button)) === button;
}

export function mayReplace(names: string): Promise<boolean> {
  return isAgreed(l10n.t('{0} is there already. Replace it?', names), l10n.t('Replace'));
}

/** Over what is there only if that is agreed to; undefined if it is not. `there`: the names that are taken. */
export async function writeAgreed<T>(
  write: (overwrites: boolean) => Thenable<T>,
  there: (written: T) => string,
): Promise<T | undefined> {
  const written = await write(false);
  const names = there(written);
  if (names === '') return written;
  return (await mayReplace(names)) ? await write(true) : undefined;
}

/** Asks, and shows that it takes a while. */
export function askLong<T>(client: LanguageClient, title: string, request: string, params: object): Thenable<T> {
  return window.withProgress({ location: ProgressLocation.Notification, title }, () =>
    client.sendRequest<T>(request, params),
  );
}

/** `failure` goes into the log; `otherwise` is said where the server does not say why. */
export async function orTell(
  client: LanguageClient,
  failure: string,
  otherwise: string,
  work: Promise<unknown>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    client.error(failure, error, false);
    showFailure(error, otherwise);
  }
}

/** As a label can hold it. */
export function fileName({ path }: Uri): string {
  return inert(path.slice(path.lastIndexOf('/') + 1));
}

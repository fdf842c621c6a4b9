/** All messages of the extension. The editor makes links, even to commands, of what stands in them as `[…](…)`, so names from files are never more than text. */
import { l10n, window } from 'vscode';
import { inert } from './inertText.ts';

/** Each returns the button that was chosen. Who does not wait for it goes on: such a message stays until it is closed. */
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

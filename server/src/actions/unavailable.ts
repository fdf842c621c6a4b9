/** Stands in the menu for what cannot be done now, and says why. */
import { type CodeAction, CodeActionKind } from 'vscode-languageserver/node';

export function unavailable(title: string, reason: string): CodeAction {
  return { title, kind: CodeActionKind.QuickFix, disabled: { reason } };
}

export const unavailableConfig = unavailable(
  'Mark or allow in quasi.json',
  'quasi.json has errors that keep it from being changed. Mend them first.',
);

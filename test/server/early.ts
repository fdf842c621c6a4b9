/** What is found before columns are compared with each other: what a test about documents and settings goes by. */
import { rules } from '@quasi/shared/rules';
import type { Diagnostic } from 'vscode-languageserver-protocol/node';

const late = new Set<unknown>(rules.filter(({ needs }) => needs === 'insight').map(({ slug }) => slug));

export function earlyOf(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ code }) => !late.has(code));
}

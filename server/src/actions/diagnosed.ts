/** The diagnostics of one rule among those that a menu is asked for with. */
import type { CodeActionParams, Diagnostic } from 'vscode-languageserver/node';

export function diagnosed({ context }: CodeActionParams, slug: string): Diagnostic[] {
  return context.diagnostics.filter(({ source, code }) => source === 'quasi' && code === slug);
}

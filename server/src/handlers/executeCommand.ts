/** `workspace/executeCommand`: `quasi.reveal` shows a place in a document, selected, so that what stands there can be typed over. */
import type { ExecuteCommandParams, Range } from 'vscode-languageserver/node';
import type { Session } from '../session.ts';

export const revealCommand = 'quasi.reveal';

export async function executeCommand(session: Session, params: ExecuteCommandParams): Promise<void> {
  if (params.command !== revealCommand || !session.abilities.documentReveal) return;
  const [uri, selection] = (params.arguments ?? []) as [string?, Range?];
  if (typeof uri !== 'string' || selection === undefined) return;
  await session.connection.window.showDocument({ uri, selection, takeFocus: true });
}

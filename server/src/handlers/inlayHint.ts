/** `textDocument/inlayHint`: the size of each row's class at the end of its line, if the user wants it there. */
import type { InlayHint, InlayHintParams } from 'vscode-languageserver/node';
import type { Session } from '../session.ts';

export async function inlayHints(_session: Session, _params: InlayHintParams): Promise<InlayHint[]> {
  return [];
}

/** `textDocument/codeLens`: the verdict on the file above its header, if the user wants it there. */
import type { CodeLens, CodeLensParams } from 'vscode-languageserver/node';
import type { Session } from '../session.ts';

export async function codeLens(_session: Session, _params: CodeLensParams): Promise<CodeLens[]> {
  return [];
}

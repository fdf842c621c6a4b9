/** `textDocument/codeLens`: the verdict on the file above its header, if the user wants it there. */
import type { CodeLens, CodeLensParams } from 'vscode-languageserver/node';
import type { Session } from '../session.ts';

/** Of our extension: where it is there, a click leads to the columns. */
const SHOW_COLUMNS = 'quasi.showColumns';
const top = { line: 0, character: 0 };

export function codeLens(session: Session, { textDocument }: CodeLensParams): CodeLens[] {
  const notes = session.notes(textDocument.uri);
  if (!notes?.display.codeLens) return [];
  const command = session.abilities.commands ? SHOW_COLUMNS : '';
  return notes.titles.map((title) => ({ range: { start: top, end: top }, command: { title, command } }));
}

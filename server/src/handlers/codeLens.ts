/** `textDocument/codeLens`: the verdict on the file above its header and what can be done about it, unless the user wants none. */
import type { Lens } from '@quasi/shared/explain';
import { openReportCommand } from '@quasi/shared/protocol';
import type { CodeLens, CodeLensParams } from 'vscode-languageserver/node';
import type { Session } from '../session.ts';

/** Of our extension. Each takes the address of the document. */
const commands: Readonly<Record<Lens['leadsTo'], string>> = {
  menu: 'quasi.statusMenu',
  columns: 'quasi.showColumns',
  review: 'quasi.reviewColumns',
  identifiers: 'quasi.fixIdentifiers',
  k: 'quasi.reachK',
  report: openReportCommand,
};
/** VS Code swallows a plain blank behind an icon. */
const BLANK = '\u00A0';
const top = { line: 0, character: 0 };

/** Where our commands are not there, a lens is text: it has no icon and leads nowhere. */
export function codeLens(session: Session, { textDocument: { uri } }: CodeLensParams): CodeLens[] {
  const notes = session.notes(uri);
  if (!notes?.display.codeLens) return [];
  const hasCommands = session.abilities.commands;
  const lenses = hasCommands ? notes.lenses : notes.lenses.filter(({ isOffer }) => !isOffer);
  return lenses.map(({ title, icon, leadsTo }) => ({
    range: { start: top, end: top },
    command: hasCommands
      ? { title: icon ? `$(${icon})${BLANK}${title}` : title, command: commands[leadsTo], arguments: [uri] }
      : { title, command: '' },
  }));
}

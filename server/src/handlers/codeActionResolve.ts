/** `codeAction/resolve`: the edit of an entry that was chosen, made of the text it was offered for and of no other. */
import type { EntrySort } from '@quasi/shared/protocol';
import type { CodeAction } from 'vscode-languageserver/node';
import { madeOfChosen } from '../actions/chosen.ts';
import { cellEdits, workspaceEdit } from '../actions/makeEdit.ts';
import { rememberApplied } from '../actions/rememberApplied.ts';
import type { TextState } from '../actions/textState.ts';
import { entryData } from '../edge/parameters.ts';
import { notOffered } from '../refusal.ts';
import type { Session } from '../session.ts';

/** Goes to the client with an entry, and comes back when it is chosen. */
export interface ActionData extends EntrySort, TextState {
  readonly uri: string;
  readonly need: unknown;
}

export async function codeActionResolve(session: Session, action: CodeAction): Promise<CodeAction> {
  const data: ActionData | EntrySort | undefined | null = action.data;
  if (typeof data !== 'object' || data === null || !('need' in data) || action.edit) return action;
  if (entryData(data) !== undefined) throw notOffered();
  const edit = await madeOfChosen(session, data, function* ({ document }, analysis, maker) {
    const cells = yield* cellEdits(maker, document, analysis, data.need);
    yield* rememberApplied(document, analysis, maker, data.need, cells);
    return yield* workspaceEdit(session.abilities, document, cells);
  });
  return { ...action, edit };
}

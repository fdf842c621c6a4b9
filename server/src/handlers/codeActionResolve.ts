/** `codeAction/resolve`: the edit of an entry that was chosen, made of the text it was offered for and of no other. */
import type { EntrySort } from '@quasi/shared/protocol';
import type { CodeAction } from 'vscode-languageserver/node';
import { actionMakers } from '../actions/index.ts';
import { makeEdit } from '../actions/makeEdit.ts';
import { contentModified, isSameState, stateOf, type TextState } from '../actions/textState.ts';
import type { Session } from '../session.ts';

/** Who chose an entry waits for it; what takes longer has gone wrong. */
const MILLISECONDS_TO_MAKE = 30_000;

/** Goes to the client with an entry, and comes back when it is chosen. */
export interface ActionData extends EntrySort, TextState {
  readonly uri: string;
  readonly need: unknown;
}

export async function codeActionResolve(session: Session, action: CodeAction): Promise<CodeAction> {
  const data: ActionData | EntrySort | undefined = action.data;
  if (!data || !('need' in data) || action.edit) return action;
  const watch = session.watch(data.uri);
  const analysis = watch?.settled();
  const maker = actionMakers.find(({ name }) => name === data.maker);
  if (!watch || !analysis || !maker || !isSameState(stateOf(watch.document, analysis), data)) throw contentModified();
  const making = makeEdit(session.abilities, watch.document, analysis, maker, data.need);
  const edit = await watch.answer(making, MILLISECONDS_TO_MAKE);
  if (!edit || watch.document.version !== data.version || watch.settled() !== analysis) throw contentModified();
  return { ...action, edit };
}

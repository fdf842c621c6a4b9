/** `textDocument/codeAction`: what can be done about the findings and columns at a place. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Analysis, Work } from '@quasi/shared/analysis';
import { ALLOW_KIND, type EntrySort, ROLE_KIND } from '@quasi/shared/protocol';
import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
} from 'vscode-languageserver/node';
import type { ActionMaker, Entry } from '../actions/actionMaker.ts';
import { endExceptions } from '../actions/expiredException.ts';
import { actionMakers, makersWhileQuoteIsOpen } from '../actions/index.ts';
import { FIX_ALL, wantedKind } from '../actions/kinds.ts';
import { cellEdits, workspaceEdit } from '../actions/makeEdit.ts';
import { inMenuOrder, type Section } from '../actions/menuOrder.ts';
import { stateOf } from '../actions/textState.ts';
import { isConfig } from '../config/configFile.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { Reading } from '../reading.ts';
import type { Session } from '../session.ts';
import type { ActionData } from './codeActionResolve.ts';

/** The time for what is worth knowing when somebody opened the menu, and when the editor only asks whether there is one. */
const MILLISECONDS_WHEN_INVOKED = 240;
const MILLISECONDS_BY_ITSELF = 60;
/** The last maker still has the time for what is known already. */
const LEAST_MILLISECONDS = 5;
/** The time for what is to be made at once, on saving or for a client that wants edits with their entries; else it is left out. */
const MILLISECONDS_TO_MAKE = 1000;
/** Saving waits for so long while what was typed is still to be read, and looks again from time to time. */
const MILLISECONDS_TO_SETTLE = 1000;
const MILLISECONDS_BETWEEN_LOOKS = 25;

export async function codeActions(session: Session, params: CodeActionParams): Promise<CodeAction[]> {
  const { textDocument, context } = params;
  if (isConfig(textDocument.uri)) {
    return wantedKind([CodeActionKind.QuickFix], context.only) ? endExceptions(session, params) : [];
  }
  const described = session.described.at(textDocument.uri);
  if (described) {
    const areWanted = wantedKind([CodeActionKind.QuickFix], context.only) !== undefined;
    return areWanted ? (described.kind.actions?.(described.document, params) ?? []) : [];
  }
  const watch = session.watch(textDocument.uri);
  const isForAll = wantedKind([CodeActionKind.QuickFix, FIX_ALL], context.only) === FIX_ALL;
  const analysis = watch?.settled() ?? (watch && isForAll ? await settledSoon(watch) : undefined);
  if (!watch || !analysis) return [];
  const isInvoked = context.triggerKind === CodeActionTriggerKind.Invoked;
  const time = isInvoked ? MILLISECONDS_WHEN_INVOKED : isForAll ? MILLISECONDS_TO_MAKE : MILLISECONDS_BY_ITSELF;
  const reading = new Reading(session, watch, analysis);
  const answer = answering(reading, time);
  const actions: (CodeAction & { readonly section: Section })[] = [];
  const structure = await answer(analysis.structure());
  for (const maker of structure?.text?.openQuote ? makersWhileQuoteIsOpen : actionMakers) {
    const kind = maker.list && wantedKind(maker.kinds ?? [CodeActionKind.QuickFix], context.only);
    if (!maker.list || kind === undefined) continue;
    for (const entry of await maker.list({ session, watch, analysis, params, kind, isInvoked, answer })) {
      const action = await actionOf(reading, maker, entry);
      if (action) actions.push({ ...action, kind, section: entry.section ?? maker.section ?? 'fix' });
    }
  }
  const possible = actions.filter(({ disabled }) => !disabled);
  const isMenu = !isForChoice(context.only);
  const shown = isMenu ? besideEachOther(inMenuOrder(possible, session.abilities.commands), context) : possible;
  const all = [...shown, ...(session.abilities.disabledActions ? refused(actions) : [])];
  return all.map(({ section: _, ...action }) => action);
}

/** The choices behind one entry of the menu: a list that is asked for may be long. */
function isForChoice(only: readonly string[] | undefined): boolean {
  return only?.every((kind) => kind === ROLE_KIND || kind === ALLOW_KIND) === true;
}

/** VS Code moves entries that name a finding before those that name none; where all of them name one, our order stays. */
function besideEachOther<T extends CodeAction>(actions: readonly T[], { diagnostics }: CodeActionContext): T[] {
  const ours = diagnostics.filter(({ source }) => source === 'quasi');
  if (ours.length === 0) return [...actions];
  return actions.map((action) => (action.diagnostics?.length ? action : { ...action, diagnostics: ours }));
}

/** Each refused entry, once: several sorts of entry may say the same. */
function refused<T extends CodeAction>(actions: readonly T[]): T[] {
  const disabled = actions.filter((action) => action.disabled);
  return disabled.filter(({ title }, i) => disabled.findIndex((other) => other.title === title) === i);
}

/** The analysis, once a text that has just been typed is read. Where it is only read on saving, there is nothing to wait for. */
async function settledSoon(watch: DocumentWatch): Promise<Analysis | undefined> {
  const end = performance.now() + MILLISECONDS_TO_SETTLE;
  while (watch.document.settings.run === 'onType' && performance.now() < end) {
    await pause(MILLISECONDS_BETWEEN_LOOKS);
    const analysis = watch.settled();
    if (analysis) return analysis;
  }
  return undefined;
}

/** Work that somebody waits for, up to a time for all of it; fails when the text is no longer what was asked about. */
function answering(reading: Reading, milliseconds: number) {
  const end = performance.now() + milliseconds;
  return async <T>(work: Work<T>): Promise<T | undefined> => {
    const value = await reading.watch.answer(work, Math.max(LEAST_MILLISECONDS, end - performance.now()));
    reading.requireSame();
    return value;
  };
}

/** The edit is made when the entry is chosen, or at once for a client that cannot ask for it later. */
async function actionOf(
  reading: Reading,
  maker: ActionMaker,
  { need, section: _, ...action }: Entry,
): Promise<CodeAction | undefined> {
  const { analysis } = reading;
  const { document } = reading.watch;
  const { abilities } = reading.session;
  if (need === undefined) {
    return abilities.editResolution ? { ...action, data: { maker: maker.name } satisfies EntrySort } : action;
  }
  if (abilities.editResolution) {
    const data: ActionData = { maker: maker.name, uri: document.uri, ...stateOf(document, analysis), need };
    return { ...action, data };
  }
  const answer = answering(reading, MILLISECONDS_TO_MAKE);
  const cells = await answer(cellEdits(maker, document, analysis, need));
  const edit = cells && (await answer(workspaceEdit(abilities, document, cells)));
  return edit && { ...action, edit };
}

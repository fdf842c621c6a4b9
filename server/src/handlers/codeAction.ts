/** `textDocument/codeAction`: what can be done about the findings and columns at a place. */
import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  type CodeActionParams,
} from 'vscode-languageserver/node';
import { allowFindings } from '../actions/allowFinding.ts';
import { endExceptions } from '../actions/expiredException.ts';
import { markColumn } from '../actions/markColumn.ts';
import { quoteCells } from '../actions/quoteCells.ts';
import { isConfig } from '../config/configFile.ts';
import type { Session } from '../session.ts';

export async function codeActions(session: Session, params: CodeActionParams): Promise<CodeAction[]> {
  const { uri } = params.textDocument;
  if (!wantsQuickFixes(params.context)) return [];
  if (isConfig(uri)) return endExceptions(session, params);
  const watch = session.watch(uri);
  const analysis = watch?.settled();
  if (!watch || !analysis) return [];
  const actions = [
    ...quoteCells(session, watch, analysis, params),
    ...(await markColumn(session, watch, analysis, params)),
    ...allowFindings(session, watch, analysis, params),
  ];
  const disabled = actions.findIndex((action) => action.disabled);
  return actions.filter((action, i) => !action.disabled || (session.abilities.disabledActions && i === disabled));
}

function wantsQuickFixes({ only }: CodeActionContext): boolean {
  return only?.some((kind) => kind === '' || kind === CodeActionKind.QuickFix) ?? true;
}

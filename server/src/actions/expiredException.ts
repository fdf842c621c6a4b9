/** Renews or removes an exception whose last day is over, in the configuration that states it. */
import { expiredExceptions, type TextEdit, withExceptionUntil, withoutException } from '@quasi/shared/config';
import { t } from '@quasi/shared/words';
import { type CodeAction, CodeActionKind, type CodeActionParams, type Diagnostic } from 'vscode-languageserver/node';
import { changeOfConfig } from '../config/configChange.ts';
import { pathOf } from '../config/configFile.ts';
import type { Session } from '../session.ts';
import { inOneYear, today } from '../today.ts';
import { diagnosed } from './findingOf.ts';

export function endExceptions(session: Session, params: CodeActionParams): CodeAction[] {
  const path = pathOf(params.textDocument.uri);
  if (path === undefined) return [];
  const document = session.configs.documentOf(path);
  const expired = expiredExceptions(session.configs.read(path), today()).filter((each) => each.path === path);
  return diagnosed(params, 'exception').flatMap((diagnostic) => {
    const offset = document.offsetAt(diagnostic.range.start);
    const exception = expired.find((each) => each.offset === offset);
    if (!exception) return [];
    const { index } = exception;
    const until = inOneYear();
    return [
      action(session, path, diagnostic, t`Renew until ${until}`, (text) => withExceptionUntil(text, index, until)),
      action(session, path, diagnostic, t`Remove this exception`, (text) => withoutException(text, index)),
    ].flat();
  });
}

function action(
  session: Session,
  path: string,
  diagnostic: Diagnostic,
  title: string,
  editsOf: (text: string) => TextEdit[] | undefined,
): CodeAction[] {
  const change = changeOfConfig(session, path, editsOf);
  return change ? [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit: change.edit }] : [];
}

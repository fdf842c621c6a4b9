/** Allows a finding by an exception in the configuration; the reason is then selected, so that the true one is typed over it. */
import { isDeepStrictEqual } from 'node:util';
import type { Analysis } from '@quasi/shared/analysis';
import { folderOf, globOf, patternOf, withException } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { columnOf, type Finding, locate, rules } from '@quasi/shared/rules';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  Command,
  type Diagnostic,
} from 'vscode-languageserver/node';
import { type ConfigChange, canWriteConfig, changeOfConfig } from '../config/configChange.ts';
import { pathOf } from '../config/configFile.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { revealCommand } from '../handlers/executeCommand.ts';
import type { Session } from '../session.ts';
import { today } from '../today.ts';
import { toRange } from '../toLsp.ts';
import { unavailableConfig } from './unavailable.ts';

/** Stands where the reason is to be typed. */
const NO_REASON_YET = 'not stated yet';

export function allowFindings(
  session: Session,
  watch: DocumentWatch,
  analysis: Analysis,
  { context }: CodeActionParams,
): CodeAction[] {
  const file = pathOf(watch.document.uri);
  if (file === undefined) return [];
  const path = session.configs.placeFor(file);
  const glob = globOf(folderOf(path), file);
  if (glob === undefined || !canWriteConfig(session, path)) return [];
  const actions = new Map<string, CodeAction>();
  for (const diagnostic of context.diagnostics) {
    const finding = findingOf(diagnostic, watch, analysis);
    if (!finding) continue;
    const place = columnOf(finding);
    const column = place === undefined ? undefined : analysis.table.columns.at(place)?.name;
    const about = { glob, ...(column !== undefined && { column: patternOf(column) }), rule: finding.slug };
    const change = changeOfConfig(session, path, (text) =>
      withException(text, { ...about, reason: NO_REASON_YET, on: today() }),
    );
    if (!change) return [unavailableConfig];
    const title = titleOf(finding, column);
    // Without the diagnostic, for which VS Code would put it before everything else.
    actions.set(title, {
      title,
      kind: CodeActionKind.QuickFix,
      edit: change.edit,
      ...(session.abilities.documentReveal && { command: revealReason(change) }),
    });
  }
  return [...actions.values()];
}

/** What a diagnostic was made from, if that still holds. */
function findingOf(
  { code, message, range }: Diagnostic,
  watch: DocumentWatch,
  analysis: Analysis,
): Finding | undefined {
  const facts = analysis.known.profile;
  if (!facts) return undefined;
  return watch.findings.find(
    (finding) =>
      finding.slug === code &&
      finding.message === message &&
      isDeepStrictEqual(toRange(locate(facts, finding.target), watch.document.text), range),
  );
}

/** An exception is for a column, or else for all that the rule finds in the file. */
function titleOf({ slug, target }: Finding, column: string | undefined): string {
  const isOnly = target.kind === 'column' || rules.find((rule) => rule.slug === slug)?.scope === 'file';
  const where = column === undefined ? 'this file' : shownName(column);
  return `${isOnly ? 'Allow this finding' : 'Allow all such findings'}: ${slug} in ${where}…`;
}

function revealReason({ after, changed }: ConfigChange): Command {
  const start = after.getText().indexOf(NO_REASON_YET, changed);
  const range = toRange({ start, end: start + NO_REASON_YET.length }, after);
  return Command.create('State the reason', revealCommand, after.uri, range);
}

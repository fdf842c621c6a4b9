/** Allows a finding by an exception in the configuration; the reason is then selected, so that the true one is typed over it. */
import { patternOf, withException } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { ALLOW_COMMAND, ALLOW_KIND } from '@quasi/shared/protocol';
import { columnOf, columnsOf, type Finding, rules } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';
import { CodeActionKind, Command } from 'vscode-languageserver/node';
import { type ConfigChange, configPlaceOf } from '../config/configChange.ts';
import { revealCommand } from '../handlers/executeCommand.ts';
import { today } from '../today.ts';
import { toRange } from '../toLsp.ts';
import { type ActionMaker, type Asked, type Entry, unavailableConfig } from './actionMaker.ts';
import { findingOf } from './findingOf.ts';

/** Stands where the reason is to be typed. */
const noReasonYet = () => t`not stated yet`;

export const allowFindings: ActionMaker = {
  name: 'allow',
  kinds: [CodeActionKind.QuickFix, ALLOW_KIND],
  section: 'allow',
  list,
};

/** Several findings are one entry, which opens the choice. */
function list(asked: Asked): Entry[] {
  const { session, watch, kind, params } = asked;
  const choices = choicesFor(asked);
  const isOneEntry = session.abilities.commands && kind !== ALLOW_KIND && choices.length > 1;
  if (!isOneEntry) return choices;
  const title = t`Allow one of ${choices.length} findings…`;
  return [{ title, command: Command.create(title, ALLOW_COMMAND, watch.document.uri, params.range) }];
}

/** The edits are of a small file, and whether they are possible is only known once they are made: so they come along. */
function choicesFor({ session, watch, analysis, params: { context } }: Asked): Entry[] {
  const configPlace = configPlaceOf(session, watch.document.uri);
  const glob = configPlace?.glob;
  if (!configPlace || glob === undefined) return [];
  const entries = new Map<string, Entry>();
  for (const diagnostic of context.diagnostics) {
    const finding = findingOf(diagnostic, watch);
    if (!finding) continue;
    const isOfMany = columnsOf(finding).length > 1;
    const place = isOfMany || scopeOf(finding) === 'row' ? undefined : columnOf(finding);
    const column = place === undefined ? undefined : analysis.table.columns.at(place)?.name;
    const about = { glob, ...(column !== undefined && { column: patternOf(column) }), rule: finding.slug };
    const change = configPlace.change((text) => withException(text, { ...about, reason: noReasonYet(), on: today() }));
    if (!change) return [unavailableConfig()];
    const title = titleOf(finding, column);
    // Without the diagnostic, for which VS Code would put it before everything else.
    entries.set(title, {
      title,
      edit: change.edit,
      ...(session.abilities.documentReveal && { command: revealReason(change) }),
    });
  }
  return [...entries.values()];
}

/** An exception is for a column, or else for all that the rule finds in the file: which rows that will be changes with the data. */
function titleOf(finding: Finding, column: string | undefined): string {
  const isOnly = (column !== undefined && finding.target.kind === 'column') || scopeOf(finding) === 'file';
  const where = column === undefined ? t`this file` : shownName(column);
  return isOnly
    ? t`Allow this finding: ${finding.slug} in ${where}…`
    : t`Allow all ${finding.slug} findings in ${where}…`;
}

function scopeOf({ slug }: Finding): string | undefined {
  return rules.find((rule) => rule.slug === slug)?.scope;
}

function revealReason({ after, changed }: ConfigChange): Command {
  const stated = JSON.stringify(noReasonYet()).slice(1, -1);
  const start = after.getText().indexOf(stated, changed);
  const range = toRange({ start, end: start + stated.length }, after);
  return Command.create(t`State the reason`, revealCommand, after.uri, range);
}

/** Gives the column of a header cell another role, in the configuration. What that does to the risk is not said: a role is a fact, and no remedy. */
import type { Analysis } from '@quasi/shared/analysis';
import { type DeclaredRole, declarationOf, type Settings, withColumnRole } from '@quasi/shared/config';
import { roleName, shownName } from '@quasi/shared/explain';
import { CHANGE_ROLE_COMMAND, MARKING, ROLE_KIND } from '@quasi/shared/protocol';
import type { ColumnRole } from '@quasi/shared/roles';
import { t } from '@quasi/shared/words';
import { CodeActionKind, Command } from 'vscode-languageserver/node';
import { type ConfigPlace, configPlaceOf } from '../config/configChange.ts';
import { columnAt } from '../documents/columnAt.ts';
import { type ActionMaker, type Asked, type Entry, unavailable } from './actionMaker.ts';
import { statementEntries } from './statementEntries.ts';

export const markColumn: ActionMaker = {
  name: MARKING,
  // Also without a finding: a column can be said to be something else as it can be rewritten.
  kinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, ROLE_KIND],
  section: 'role',
  list,
};

async function list({ session, watch, analysis, params, kind, answer }: Asked): Promise<Entry[]> {
  const column = columnAt(watch, analysis, params.range);
  const place = configPlaceOf(session, watch.document.uri);
  if (!place || column === undefined) return [];
  const facts = analysis.known.profile ?? (await answer(analysis.profile()));
  if (!facts) return [];
  const { name } = analysis.table.columns[column];
  const choices = choicesFor(analysis, place, name, facts.roles[column]);
  const isOneEntry = session.abilities.commands && kind !== ROLE_KIND && choices.some(({ disabled }) => !disabled);
  if (!isOneEntry) return choices;
  const title = t`Change role of ${shownName(name)}…`;
  const command = Command.create(title, CHANGE_ROLE_COMMAND, watch.document.uri, params.range);
  return [...(facts.roles[column].role === 'subject' ? noPerson(place, name) : []), { title, command }];
}

/** Devices and shops come again in a log as people do. */
function noPerson(place: ConfigPlace, name: string): Entry[] {
  return statementEntries(place, [
    statementOf(place, name, 'insensitive', t`${shownName(name)} is no person (mark as ${roleName('insensitive')})`),
  ]);
}

function choicesFor(analysis: Analysis, place: ConfigPlace, name: string, role: ColumnRole): Entry[] {
  const listed = listedIn(analysis);
  if (listed.includes(name)) {
    const reason = t`The setting quasiIdentifiers lists the columns that rows are compared on. Change it there.`;
    return [unavailable(t`Mark ${shownName(name)} as something else`, reason)];
  }
  // Where the settings list them, no other column can be a quasi-identifier.
  const offered = rolesFor(role).filter((other) => listed.length === 0 || other !== 'quasi-identifier');
  const now = roleName(role.role);
  const statements = offered.map((other) =>
    statementOf(place, name, other, t`Mark ${shownName(name)} as ${roleName(other)} (now ${now})`),
  );
  const entries = statementEntries(place, statements);
  if (entries.length > 0) return entries;
  const reason = t`An entry further down in quasi.json gives this column another role. Change it there.`;
  return [unavailable(t`Mark ${shownName(name)} as something else`, reason)];
}

function statementOf({ glob }: ConfigPlace, name: string, role: DeclaredRole, title: string) {
  return {
    title,
    edits: (text: string) => withColumnRole(text, glob, name, role),
    counts: (settings: Settings) => declarationOf(settings, name).role === role,
  };
}

/** The quasi-identifiers that the settings list, if this table has any of them: then no other column is one. */
function listedIn({ table, settings }: Analysis): readonly string[] {
  const listed = settings.quasiIdentifiers;
  return table.columns.some(({ name }) => listed.includes(name)) ? listed : [];
}

/** Likely ones first, without the one it has; only numbers can be weights. */
function rolesFor({ role, inferred, kind }: ColumnRole): DeclaredRole[] {
  const usual: DeclaredRole[] = ['quasi-identifier', 'sensitive', 'identifier', 'insensitive', 'subject'];
  const likely = inferred === 'unknown' ? [] : [inferred];
  const offered = new Set<DeclaredRole>([...likely, ...usual, ...(kind === 'number' ? (['weight'] as const) : [])]);
  if (role !== 'unknown') offered.delete(role);
  return [...offered];
}

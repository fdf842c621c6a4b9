/** Marks the column of a header cell with another role, in the configuration. */
import type { Analysis } from '@quasi/shared/analysis';
import { declarationOf, folderOf, globOf, type Role, settingsFor, withColumnRole } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import type { ColumnRole } from '@quasi/shared/roles';
import { recordAt } from '@quasi/shared/table';
import { type CodeAction, CodeActionKind, type CodeActionParams, type Range } from 'vscode-languageserver/node';
import { canWriteConfig, changeOfConfig } from '../config/configChange.ts';
import { pathOf } from '../config/configFile.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import type { Session } from '../session.ts';
import { unavailable, unavailableConfig } from './unavailable.ts';

/** Who opens the menu waits for no longer than this. */
const MILLISECONDS_TO_ANSWER = 40;

export async function markColumn(
  session: Session,
  watch: DocumentWatch,
  analysis: Analysis,
  { range }: CodeActionParams,
): Promise<CodeAction[]> {
  const file = pathOf(watch.document.uri);
  const column = columnAt(watch, analysis, range);
  if (file === undefined || column === undefined) return [];
  const facts = analysis.known.profile ?? (await watch.answer(analysis.profile(), MILLISECONDS_TO_ANSWER));
  const path = session.configs.placeFor(file);
  const glob = globOf(folderOf(path), file);
  if (!facts || !canWriteConfig(session, path)) return [];
  const { name } = analysis.table.columns[column];
  const listed = listedIn(analysis);
  if (listed.includes(name)) {
    const reason = 'The setting quasiIdentifiers lists the columns that rows are compared on. Change it there.';
    return [unavailable(`Mark ${shownName(name)} as something else`, reason)];
  }
  const actions: CodeAction[] = [];
  for (const role of rolesFor(facts.roles[column])) {
    if (listed.length > 0 && role === 'quasi-identifier') continue;
    const change = changeOfConfig(session, path, (text) => withColumnRole(text, glob, name, role));
    if (!change) return [unavailableConfig];
    const settings = settingsFor({}, session.configs.readAs(path, change.after.getText()), file);
    // What stands elsewhere in the configuration may count more.
    if (declarationOf(settings, name).role !== role) continue;
    const title = `Mark ${shownName(name)} as ${role} (now ${facts.roles[column].role})`;
    actions.push({ title, kind: CodeActionKind.QuickFix, edit: change.edit });
  }
  if (actions.length > 0) return actions;
  const reason = 'An entry further down in quasi.json says otherwise of this column. Change it there.';
  return [unavailable(`Mark ${shownName(name)} as something else`, reason)];
}

/** The column whose cell of the first record, which names the columns if any does, holds the whole range. */
function columnAt({ document }: DocumentWatch, analysis: Analysis, { start, end }: Range): number | undefined {
  const from = document.text.offsetAt(start);
  const to = document.text.offsetAt(end);
  if (recordAt(analysis.table, from) !== 0) return undefined;
  const place = analysis.cellsOf(0).findIndex((cell) => cell.start <= from && to <= cell.end);
  const column = analysis.table.columns.findIndex(({ index }) => index === place);
  return column < 0 ? undefined : column;
}

/** The quasi-identifiers that the settings list, if this table has any of them: then no other column is one. */
function listedIn({ table, settings }: Analysis): readonly string[] {
  const listed = settings.quasiIdentifiers;
  return table.columns.some(({ name }) => listed.includes(name)) ? listed : [];
}

/** Likely ones first, without the one it has; only numbers can be weights. */
function rolesFor({ role, inferred, kind }: ColumnRole): Role[] {
  const usual: Role[] = ['quasi-identifier', 'sensitive', 'identifier', 'insensitive', 'subject'];
  const offered = new Set<Role>([inferred, ...usual, ...(kind === 'number' ? (['weight'] as const) : [])]);
  offered.delete(role);
  return [...offered];
}

/** Marks the column of a header cell with another role, in the configuration. */
import { type Analysis, type ClassFacts, type ClassRisk, riskOn } from '@quasi/shared/analysis';
import { type DeclaredRole, declarationOf, type Settings, withColumnRole } from '@quasi/shared/config';
import { roleName, shownName } from '@quasi/shared/explain';
import { KeptWork } from '@quasi/shared/memory';
import { MARKING } from '@quasi/shared/protocol';
import type { ColumnRole } from '@quasi/shared/roles';
import { t } from '@quasi/shared/words';
import { CodeActionKind } from 'vscode-languageserver/node';
import { configPlaceOf } from '../config/configChange.ts';
import { columnAt } from '../documents/columnAt.ts';
import { type ActionMaker, type Asked, type Entry, unavailable } from './actionMaker.ts';
import { riskChange } from './offerText.ts';
import { statementEntries } from './statementEntries.ts';

export const markColumn: ActionMaker = {
  name: MARKING,
  // Also without a finding: a column can be told to be something else as it can be rewritten.
  kinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite],
  list,
};

async function list(asked: Asked): Promise<Entry[]> {
  const { session, watch, analysis, params, answer } = asked;
  const column = columnAt(watch, analysis, params.range);
  const place = configPlaceOf(session, watch.document.uri);
  if (!place || column === undefined) return [];
  const facts = analysis.known.profile ?? (await answer(analysis.profile()));
  if (!facts) return [];
  const { name } = analysis.table.columns[column];
  const listed = listedIn(analysis);
  if (listed.includes(name)) {
    const reason = t`The setting quasiIdentifiers lists the columns that rows are compared on. Change it there.`;
    return [unavailable(t`Mark ${shownName(name)} as something else`, reason)];
  }
  const current = facts.roles[column].role;
  // Where the settings list them, no other column can be a quasi-identifier.
  const offered = rolesFor(facts.roles[column]).filter((role) => listed.length === 0 || role !== 'quasi-identifier');
  const changesComparison = (role: DeclaredRole) => [role, current].includes('quasi-identifier');
  const effect = offered.some(changesComparison) ? await markEffect(asked, column) : undefined;
  const statements = offered.map((role) => {
    const told = (changesComparison(role) ? effect : undefined) ?? t`now ${roleName(current)}`;
    return {
      title: t`Mark ${shownName(name)} as ${roleName(role)} (${told})`,
      edits: (text: string) => withColumnRole(text, place.glob, name, role),
      counts: (settings: Settings) => declarationOf(settings, name).role === role,
    };
  });
  const entries = statementEntries(place, statements);
  if (entries.length > 0) return entries;
  const reason = t`An entry further down in quasi.json says otherwise of this column. Change it there.`;
  return [unavailable(t`Mark ${shownName(name)} as something else`, reason)];
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

/** By the column that is added or taken away. */
const outcomes = new KeptWork<ClassFacts, number, { readonly risk: ClassRisk | undefined }>();

/** Undefined where it is not known and was not to be measured in time. */
async function markEffect({ analysis, isInvoked, answer }: Asked, column: number): Promise<string | undefined> {
  const facts = analysis.known.classes ?? (isInvoked ? await answer(analysis.classes()) : undefined);
  if (!facts) return undefined;
  const measuring = outcomes.whole(facts, column, () => measure(facts, column));
  const outcome = outcomes.known(facts, column) ?? (isInvoked ? await answer(measuring) : undefined);
  return outcome && riskChange(facts.risk, outcome.risk, facts.table.rowCount);
}

function* measure({ counts, settings, quasiIdentifiers }: ClassFacts, column: number) {
  const others = quasiIdentifiers.filter((each) => each !== column);
  const columns = others.length < quasiIdentifiers.length ? others : [...others, column];
  return { risk: yield* riskOn(counts, columns, settings.k) };
}

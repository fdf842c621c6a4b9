/** Says in the configuration whom the rows of a file are about, where Quasi had to guess. */
import { rowsOf, type Settings, type UnitName, withUnit } from '@quasi/shared/config';
import { t, translatable, translated } from '@quasi/shared/words';
import { CodeActionKind } from 'vscode-languageserver/node';
import { configPlaceOf } from '../config/configChange.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';
import { statementEntries } from './statementEntries.ts';

export const sayUnit: ActionMaker = {
  name: 'unit',
  // Also without a finding: rows about nobody have none.
  kinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite],
  list,
};

const titles: Readonly<Record<Exclude<UnitName, 'unclear'>, string>> = {
  people: translatable('The rows are people'),
  events: translatable('The rows are events of people'),
  groups: translatable('The rows are counts of people'),
  things: translatable('The rows are about nobody'),
};

async function list({ session, watch: { document }, analysis, params, kind, answer }: Asked): Promise<Entry[]> {
  const diagnostics = diagnosed(params, 'unit');
  const isAtTop = params.range.start.line === 0;
  if (!isAtTop || (kind === CodeActionKind.QuickFix && diagnostics.length === 0)) return [];
  const facts = analysis.known.profile ?? (await answer(analysis.profile()));
  const place = configPlaceOf(session, document.uri);
  if (!facts || !place) return [];
  const others = (Object.keys(titles) as (keyof typeof titles)[]).filter((rows) => rows !== facts.unit.rows);
  const statements = others.map((rows) => ({
    title: t`${translated(titles[rows])} (set "unit" to "${rows}")`,
    edits: (text: string) => withUnit(text, place.glob, rows),
    counts: ({ unit }: Settings) => unit !== undefined && rowsOf(unit) === rows,
  }));
  return statementEntries(place, statements, diagnostics);
}

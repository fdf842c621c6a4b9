/** Says in the configuration what the rows of a file are about, where Quasi had to guess. */
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
  section: 'unit',
  list,
};

type Stated = Exclude<UnitName, 'unclear'>;

const titles: Readonly<Record<Stated, string>> = {
  things: translatable('Not about people'),
  people: translatable('The rows are people'),
  events: translatable('The rows are events of people'),
  groups: translatable('The rows are counts of people'),
};

async function list({ session, watch: { document }, analysis, params, kind, answer }: Asked): Promise<Entry[]> {
  const diagnostics = diagnosed(params, 'unit');
  if (params.range.start.line !== 0) return [];
  const facts = analysis.known.profile ?? (await answer(analysis.profile()));
  const place = configPlaceOf(session, document.uri);
  if (!facts || !place) return [];
  const { rows: now } = facts.unit;
  const isRewriting = kind !== CodeActionKind.QuickFix;
  const statements = (Object.keys(titles) as Stated[])
    .filter((rows) => rows !== now && (isRewriting || isLikely(rows, now)))
    .map((rows) => ({
      title: t`${translated(titles[rows])} (set "unit" to "${rows}")`,
      edits: (text: string) => withUnit(text, place.glob, rows),
      counts: ({ unit }: Settings) => unit !== undefined && rowsOf(unit) === rows,
    }));
  return statementEntries(place, statements, diagnostics);
}

/** What a person says who sees that Quasi is wrong. */
function isLikely(rows: Stated, now: UnitName): boolean {
  if (rows === 'things') return true;
  return rows === 'people' && (now === 'things' || now === 'unclear');
}

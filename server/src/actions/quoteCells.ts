/** Quotes properly the cells whose quotes are stray, of one record or of the whole file; nothing is lost, so saving can do it. */
import { staged, type TextFacts } from '@quasi/shared/analysis';
import {
  countStrayCells,
  quoteStrayCells,
  quoteStrayCellsOf,
  type StrayCount,
  strayCellsIn,
} from '@quasi/shared/edits';
import { formatCount } from '@quasi/shared/explain';
import { KeptWork } from '@quasi/shared/memory';
import { RecordFlag, recordAt } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { CodeActionKind, type Diagnostic } from 'vscode-languageserver/node';
import { fields, ifThere, wholeBelow } from '../edge/shape.ts';
import { type ActionMaker, type Asked, type Entry, unavailable } from './actionMaker.ts';
import { diagnosed, findingOf } from './findingOf.ts';
import { FIX_ALL } from './kinds.ts';

/** Without a record, all of the file are meant. */
interface Need {
  readonly record?: number;
}

const counts = new KeptWork<TextFacts, 'all', StrayCount>();

export const quoteCells: ActionMaker<Need> = {
  name: 'quote',
  kinds: [CodeActionKind.QuickFix, FIX_ALL],
  async list(asked) {
    const { kind, params } = asked;
    if (kind === FIX_ALL) return ofAll(asked, []);
    const diagnostics = diagnosed(params, 'quote');
    const records = recordsAsked(asked, diagnostics);
    if (diagnostics.length + records.size === 0) return [];
    const ofRecords = [...records].flatMap(([record, own]) => ofRecord(asked, record, own));
    return [...ofRecords, ...(await ofAll(asked, diagnostics))];
  },
  needed: ({ recordCount }) => fields<Need>({ record: ifThere(wholeBelow(recordCount)) }),
  *edits({ text }, { table }, { record }) {
    if (record !== undefined) return quoteStrayCellsOf(table, text, record);
    return yield* staged('rows', table.recordCount, quoteStrayCells(table, text));
  },
};

/** Record → its diagnostics; of many of these records only the first have one, and that of all stands on the header. */
function recordsAsked(
  { watch, analysis, params }: Asked,
  diagnostics: readonly Diagnostic[],
): Map<number, Diagnostic[]> {
  const { text } = watch.document;
  const { table } = analysis;
  const isStray = (record: number) => record >= 0 && (table.recordFlags[record] & RecordFlag.strayQuote) !== 0;
  const found = new Map<number, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (findingOf(diagnostic, watch)?.target.kind === 'file') continue;
    const record = recordAt(table, text.offsetAt(diagnostic.range.start));
    if (isStray(record)) found.set(record, [...(found.get(record) ?? []), diagnostic]);
  }
  const pointedAt = recordAt(table, text.offsetAt(params.range.start));
  if (found.size === 0 && isStray(pointedAt)) found.set(pointedAt, []);
  return found;
}

function ofRecord({ watch, analysis }: Asked, record: number, diagnostics: Diagnostic[]): Entry<Need>[] {
  const { text } = watch.document;
  const cells = strayCellsIn(analysis.table, text, record);
  const title =
    cells <= 1
      ? t`Quote the cell properly (its value stays the same)`
      : t`Quote the ${formatCount(cells)} cells properly (their values stay the same)`;
  if (cells === 0) {
    const reason = t`A cell of more than 1 MB is too long for one edit. Write the file anew with a program that quotes properly.`;
    return [unavailable(title, reason)];
  }
  return [{ title, isPreferred: true, ...(diagnostics.length > 0 && { diagnostics }), need: { record } }];
}

async function ofAll(asked: Asked, diagnostics: Diagnostic[]): Promise<Entry<Need>[]> {
  const { analysis, kind, isInvoked, answer } = asked;
  const facts = await answer(analysis.structure());
  const written = facts?.text;
  if (!written || written.flaws.strayQuote.total === 0) return [];
  // On saving nobody reads the title.
  const count = kind === FIX_ALL && !isInvoked ? undefined : await countOf(asked, written);
  // One cell is what the other entry is about.
  if (count && (count.cells === 0 || (count.cells === 1 && kind !== FIX_ALL))) return [];
  return [{ title: titleOf(count, kind), ...(diagnostics.length > 0 && { diagnostics }), need: {} }];
}

async function countOf({ watch, answer }: Asked, facts: TextFacts): Promise<StrayCount | undefined> {
  const { table } = facts;
  const counting = counts.whole(facts, 'all', () =>
    staged('rows', table.recordCount, countStrayCells(table, watch.document.text)),
  );
  return counts.known(facts, 'all') ?? (await answer(counting));
}

/** Beside a finding it is plain which cells are meant. */
function titleOf(count: StrayCount | undefined, kind: CodeActionKind): string {
  if (kind !== FIX_ALL) {
    if (!count) return t`Quote all of these cells properly (their values stay the same)`;
    const number = formatCount(count.cells);
    return count.isAll
      ? t`Quote all ${number} of these cells properly (their values stay the same)`
      : t`Quote the first ${number} of these cells properly (their values stay the same)`;
  }
  if (!count) return t`Quote all cells with stray quotes properly (their values stay the same)`;
  if (count.cells === 1) return t`Quote the cell with a stray quote properly (its value stays the same)`;
  const number = formatCount(count.cells);
  return count.isAll
    ? t`Quote all ${number} cells with stray quotes properly (their values stay the same)`
    : t`Quote the first ${number} cells with stray quotes properly (their values stay the same)`;
}

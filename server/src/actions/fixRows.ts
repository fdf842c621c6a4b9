/** For rows that stand out: the fewest cells blanked that make one like others; the rows taken out come last. */
import { type Analysis, type ClassFacts, staged, type Work } from '@quasi/shared/analysis';
import { removeRows, writeCells } from '@quasi/shared/edits';
import {
  blankingBelowK,
  blankingOf,
  type RowBlanking,
  type RowsBlanking,
  rowsBelowK,
  rowsThat,
} from '@quasi/shared/effects';
import { formatCount, shortList } from '@quasi/shared/explain';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { OpenDocument } from '../documents/openDocument.ts';
import { either, fields, listOf, number, type Shape, such, text, wholeBelow, yes } from '../edge/shape.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed, findingOf, type RowAsked, rowAsked } from './findingOf.ts';

/** One row, all below k, or all that few people of the population are like. */
type Rows = { readonly row: number } | { readonly below: number } | { readonly isRare: true };
/** Cells of them to be blanked, or the rows to be taken out. */
type Need = Rows | (Rows & { readonly columns: readonly number[]; readonly text: string });

/** A larger share of the rows is not taken out lightly: it is what the data are about. */
const FEW = 0.1;
const ROWS_A_STEP = 16_384;

export const fixRows: ActionMaker<Need> = {
  name: 'rows',
  async list(asked) {
    const { analysis, params, answer } = asked;
    const rare = diagnosed(params, 'rare-rows');
    const isOfFile = (one: Diagnostic) => findingOf(one, asked.watch)?.target.kind === 'file';
    const one = rowAsked(asked);
    const ofFile = diagnosed(params, 'rows-below');
    const facts = one || ofFile.length + rare.length > 0 ? await answer(analysis.classes()) : undefined;
    if (!facts) return [];
    const entries = one ? await ofRow(asked, facts, one) : [];
    return [...entries, ...(await ofAll(asked, facts, ofFile)), ...ofRare(asked, facts, rare.filter(isOfFile))];
  },
  act: 'rows',
  needed: rowsNeed,
  *edits({ text }: OpenDocument, analysis: Analysis, need: Need) {
    const facts = yield* analysis.classes();
    const { table } = analysis;
    const chosen =
      'row' in need
        ? Uint32Array.of(need.row)
        : 'isRare' in need
          ? yield* rareRows(analysis)
          : yield* rowsBelowK(facts);
    if ('columns' in need) {
      return yield* staged('rows', chosen.length, writeCells(table, text, chosen, need.columns, need.text));
    }
    return yield* staged('rows', table.rowCount, removeRows(table, text, yield* isAmong(chosen, table.rowCount)));
  },
};

function rowsNeed({ rowCount, columns }: Columns): Shape<Need> {
  const one = fields({ row: wholeBelow(rowCount) });
  const many = either(fields({ below: number }), fields({ isRare: yes }));
  const cells = fields({ columns: listOf(wholeBelow(columns.length)), text });
  return such(either(one, many), (need) => !('columns' in need) || cells(need) === undefined);
}

async function ofRow(
  { isInvoked, answer }: Asked,
  facts: ClassFacts,
  { row, diagnostics, section }: RowAsked,
): Promise<Entry<Need>[]> {
  const blanking = isInvoked ? await answer(blankingOf(facts, row)) : undefined;
  const helped = { section, ...(diagnostics.length > 0 && { diagnostics }) };
  return [
    ...(blanking ? [{ title: blankTitle(facts, blanking), ...helped, need: { row, ...cellsOf(blanking) } }] : []),
    { title: t`Remove this row`, ...helped, need: { row } },
  ];
}

function cellsOf({ columns, text }: Pick<RowBlanking, 'columns' | 'text'>) {
  return { columns, text };
}

function blankTitle({ table }: ClassFacts, { columns, others }: RowBlanking): string {
  const names = shortList(columns.map((column) => table.columns[column].name));
  return others === 1
    ? t`Blank ${names} in this row (then 1 other is like it)`
    : t`Blank ${names} in this row (then ${formatCount(others)} others are like it)`;
}

async function ofAll(asked: Asked, facts: ClassFacts, diagnostics: Diagnostic[]): Promise<Entry<Need>[]> {
  const { analysis, isInvoked, answer } = asked;
  const { table, settings, risk } = facts;
  const below = risk?.rowsBelow ?? 0;
  if (diagnostics.length === 0 || below === 0 || below > FEW * table.rowCount) return [];
  const k = formatCount(settings.k);
  const title =
    below === 1 ? t`Remove the 1 row below k = ${k}` : t`Remove the ${formatCount(below)} rows below k = ${k}`;
  const blanking = isInvoked ? await answer(blankingBelowK(analysis, facts)) : undefined;
  const need = { below: settings.k };
  return [
    ...(blanking
      ? [{ title: blankAllTitle(facts, blanking), diagnostics, need: { ...need, ...cellsOf(blanking) } }]
      : []),
    { title, diagnostics, need },
  ];
}

/** Only rows that were judged in the population before: a menu does not judge them itself. */
function ofRare({ analysis }: Asked, facts: ClassFacts, diagnostics: Diagnostic[]): Entry<Need>[] {
  const { rowCount } = facts.table;
  const found = analysis.known.inPopulation;
  if (diagnostics.length === 0 || !found || found.rowsBelow > FEW * rowCount) return [];
  const title = t`Remove the ${formatCount(found.rowsBelow)} rows that few people of the population are like`;
  return [{ title, diagnostics, need: { isRare: true } }];
}

function* rareRows(analysis: Analysis): Work<Uint32Array> {
  const found = yield* analysis.inPopulation(undefined);
  return yield* rowsThat(analysis.table.rowCount, (row) => found?.isBelow(row) ?? false);
}

function* isAmong(rows: Uint32Array, rowCount: number): Work<(row: number) => boolean> {
  const marks = new Uint8Array(rowCount);
  for (let i = 0; i < rows.length; i++) {
    if (i % ROWS_A_STEP === 0) yield { stage: 'rows', share: i / rows.length };
    marks[rows[i]] = 1;
  }
  return (row) => marks[row] === 1;
}

function blankAllTitle({ table, settings }: ClassFacts, { rows, columns }: RowsBlanking): string {
  const names = shortList(columns.map((column) => table.columns[column].name));
  return t`Blank ${names} in the ${formatCount(rows.length)} rows below k = ${formatCount(settings.k)}`;
}

/** For rows that stand out: the fewest cells blanked that make one like others, or the rows taken out; the title says what that does to all others. */
import { type Analysis, type ClassFacts, type ClassRisk, staged, type Work } from '@quasi/shared/analysis';
import { removeRows, writeCells } from '@quasi/shared/edits';
import {
  blankingBelowK,
  blankingOf,
  type RowBlanking,
  type RowsBlanking,
  riskWithout,
  rowsBelowK,
  rowsThat,
} from '@quasi/shared/effects';
import { formatCount, nameList } from '@quasi/shared/explain';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { OpenDocument } from '../documents/openDocument.ts';
import { either, fields, listOf, number, type Shape, such, text, wholeBelow, yes } from '../edge/shape.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed, findingOf, type RowAsked, rowAsked } from './findingOf.ts';
import { riskChange } from './offerText.ts';

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
    return [...entries, ...(await ofAll(asked, facts, ofFile)), ...(await ofRare(asked, facts, rare.filter(isOfFile)))];
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
    return yield* staged('rows', table.rowCount, removeRows(table, yield* isAmong(chosen, table.rowCount)));
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
  { row, diagnostics }: RowAsked,
): Promise<Entry<Need>[]> {
  const { table } = facts;
  const blanking = isInvoked ? await answer(blankingOf(facts, row)) : undefined;
  const removal = withRisk(t`Remove this row`, facts, await answer(riskWithout(facts, [row])), table.rowCount - 1);
  const helped = diagnostics.length > 0 && { diagnostics };
  return [
    ...(blanking ? [{ title: blankTitle(facts, blanking), ...helped, need: { row, ...cellsOf(blanking) } }] : []),
    { title: removal, ...helped, need: { row } },
  ];
}

function cellsOf({ columns, text }: Pick<RowBlanking, 'columns' | 'text'>) {
  return { columns, text };
}

function blankTitle(facts: ClassFacts, { columns, others, after }: RowBlanking): string {
  const names = nameList(columns.map((column) => facts.table.columns[column].name));
  const like = others === 1 ? t`it is then like 1 other` : t`it is then like ${formatCount(others)} others`;
  const risk = riskChange(facts.risk, after, facts.table.rowCount);
  return t`Blank ${names} in this row (${[like, risk].filter(Boolean).join('; ')})`;
}

async function ofAll(asked: Asked, facts: ClassFacts, diagnostics: Diagnostic[]): Promise<Entry<Need>[]> {
  const { analysis, isInvoked, answer } = asked;
  const { table, settings, risk } = facts;
  const below = risk?.rowsBelow ?? 0;
  if (diagnostics.length === 0 || below === 0 || below > FEW * table.rowCount) return [];
  const k = formatCount(settings.k);
  const what =
    below === 1
      ? t`Remove the row in a class below ${k}`
      : t`Remove the ${formatCount(below)} rows in classes below ${k}`;
  const left = table.rowCount - below;
  const after = await answer(withoutRowsBelowK(facts));
  const title = withRisk(what, facts, after, left);
  const blanking = isInvoked ? await answer(blankingBelowK(analysis, facts)) : undefined;
  const need = { below: settings.k };
  return [
    ...(blanking
      ? [{ title: blankAllTitle(facts, blanking), diagnostics, need: { ...need, ...cellsOf(blanking) } }]
      : []),
    { title, diagnostics, need },
  ];
}

function* withoutRowsBelowK(facts: ClassFacts): Work<ClassRisk | undefined> {
  return yield* riskWithout(facts, yield* rowsBelowK(facts));
}

/** What was found of the population is told from; a menu does not reckon it. */
async function ofRare(
  { analysis, answer }: Asked,
  facts: ClassFacts,
  diagnostics: Diagnostic[],
): Promise<Entry<Need>[]> {
  const { rowCount } = facts.table;
  const found = analysis.known.inPopulation;
  if (diagnostics.length === 0 || !found || found.rowsBelow > FEW * rowCount) return [];
  const rows = await answer(rowsThat(rowCount, found.isBelow));
  if (!rows) return [];
  const what = t`Remove the ${formatCount(rows.length)} rows that few people of the population are like`;
  const title = withRisk(what, facts, await answer(riskWithout(facts, rows)), rowCount - rows.length);
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

function blankAllTitle(facts: ClassFacts, { rows, columns, after }: RowsBlanking): string {
  const names = nameList(columns.map((column) => facts.table.columns[column].name));
  const what = t`Blank ${names} in the ${formatCount(rows.length)} rows in classes below ${formatCount(facts.settings.k)}`;
  return withRisk(what, facts, after.risk, after.rows);
}

function withRisk(what: string, { risk, table }: ClassFacts, after: ClassRisk | undefined, rows: number): string {
  const told = after && riskChange(risk, after, table.rowCount, rows);
  return told ? t`${what} (${told})` : what;
}

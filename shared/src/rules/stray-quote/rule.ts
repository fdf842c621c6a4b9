/** QS003: quotes where no quote can stand, which every program reads in its own way. */
import type { WrittenFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { CellKind } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { quoteName } from '../characters.ts';
import { rowsApartOrTogether } from '../fewest.ts';
import { markedSentence } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';
import { told } from '../told.ts';

export const strayQuote: Rule = {
  code: 'QS003',
  slug: 'stray-quote',
  scope: 'cell',
  severity: 'warning',
  needs: 'text',
  summary: 'A quote stands inside a cell without quotes, or text follows a closing quote.',
  since: '0.1.0',
  remedies: ['quote'],
  *check(facts) {
    const { records, total } = facts.text.flaws.strayQuote;
    yield* rowsApartOrTogether(
      records,
      total,
      facts.settings.maxRowFindings,
      (record) => reportOf(facts, record),
      (reported) => totalReport(facts, total, reported),
    );
  },
};

function reportOf({ text: { table, cellsOf } }: WrittenFacts, record: number): Report {
  const cells = cellsOf(record);
  const columns = [...cells.keys()].filter((cell) => isStray(cells[cell].kind));
  return {
    target: { kind: 'cells', row: record - table.headerRecords, columns },
    numbers: { cells: columns.length },
    ...told(
      whatStands(columns.length, cells[columns[0]]?.kind === CellKind.textAfterQuote, quoteName(table.dialect)),
      t`Put the whole cell in quotes and double each quote inside it.`,
    ),
  };
}

function whatStands(cells: number, followsQuote: boolean, quote: string): string {
  if (cells > 1) {
    return t`${formatCount(cells)} cells of this record have a ${quote} where none can stand: programs differ in how they read them.`;
  }
  return followsQuote
    ? t`Text follows the closing ${quote} of this cell: programs differ in where they take it to end.`
    : t`A ${quote} stands inside this cell, which is not in quotes: programs differ in how they read it.`;
}

function totalReport(
  { text: { table } }: WrittenFacts,
  strayRecords: number,
  reported: number,
): Omit<Report, 'target'> {
  const records = table.recordCount;
  const said = told(
    t`${formatCount(strayRecords)} of ${formatCountOf(records, t`record`, t`records`)} have a ${quoteName(table.dialect)} where none can stand.`,
    ...markedSentence(reported),
    t`Programs differ in how they read such cells. Write the file anew with a program that quotes properly.`,
  );
  return { numbers: { strayRecords, records }, ...said };
}

function isStray(kind: number): boolean {
  return kind === CellKind.strayQuote || kind === CellKind.textAfterQuote;
}

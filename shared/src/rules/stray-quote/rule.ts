/** QS003: quotes where no quote can stand, which every program reads in its own way. */
import type { WrittenFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { CellKind } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { quoteName } from '../characters.ts';
import { rowsApartOrTogether } from '../fewest.ts';
import { findingText } from '../findingText.ts';
import { markedSentence } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';

export const strayQuote: Rule = {
  code: 'QS003',
  slug: 'stray-quote',
  scope: 'cell',
  severity: 'warning',
  needs: 'text',
  summary: 'A quote is inside a cell without quotes, or text follows a closing quote.',
  since: '0.1.0',
  growsBy: 'strayRecords',
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
    ...findingText(
      headline(columns.length, cells[columns[0]]?.kind === CellKind.textAfterQuote, quoteName(table.dialect)),
      t`Programs read this differently.`,
      t`Fix: put the whole cell in quotes and double each quote inside it.`,
    ),
  };
}

function headline(cells: number, followsQuote: boolean, quote: string): string {
  if (cells > 1) {
    return t`${formatCount(cells)} cells of this row have a stray ${quote}`;
  }
  return followsQuote ? t`Text after the closing ${quote} of a cell` : t`Stray ${quote} in a cell without quotes`;
}

function totalReport(
  { text: { table } }: WrittenFacts,
  strayRecords: number,
  reported: number,
): Omit<Report, 'target'> {
  const records = table.recordCount;
  const text = findingText(
    t`${formatCount(strayRecords)} of ${formatCountOf(records, t`record`, t`records`)} have a stray ${quoteName(table.dialect)}`,
    ...markedSentence(reported),
    t`Programs read these cells differently. Fix: write the file anew with a program that quotes properly.`,
  );
  return { numbers: { strayRecords, records }, ...text };
}

function isStray(kind: number): boolean {
  return kind === CellKind.strayQuote || kind === CellKind.textAfterQuote;
}

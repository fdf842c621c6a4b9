/** QS002: a quote that is opened and never closed, so that the rest of the file is one cell. */
import { formatCountOf } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { quoteName } from '../characters.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const unclosedQuote: Rule = {
  code: 'QS002',
  slug: 'unclosed-quote',
  scope: 'file',
  severity: 'error',
  needs: 'text',
  summary: 'A quote is opened and never closed; what follows is read as one cell.',
  since: '0.1.0',
  remedies: ['close'],
  *check({ text: { table, flaws, cellsOf } }) {
    for (const record of flaws.unclosedQuote.records) {
      const cells = cellsOf(record);
      const { start, end } = cells[cells.length - 1];
      const bytes = end - start;
      const said = told(
        t`The ${quoteName(table.dialect)} opened here is never closed: the ${formatCountOf(bytes, t`byte`, t`bytes`)} from here to the end of the file are read as one cell.`,
        t`Rows that follow are not checked.`,
        t`Close the quote, or double it if it belongs to the value.`,
      );
      const row = record - table.headerRecords;
      yield { target: { kind: 'cells', row, columns: [cells.length - 1] }, numbers: { bytes }, ...said };
    }
  },
};

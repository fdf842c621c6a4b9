/** QS002: a quote that is opened and never closed, so that the rest of the file is one cell. */
import { formatCountOf } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { quoteName } from '../characters.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const unclosedQuote: Rule = {
  code: 'QS002',
  slug: 'unclosed-quote',
  scope: 'file',
  severity: 'error',
  needs: 'text',
  summary: 'A quote is opened and never closed; everything after it is read as one cell.',
  since: '0.1.0',
  remedies: ['close'],
  *check({ text: { table, flaws, cellsOf } }) {
    for (const record of flaws.unclosedQuote.records) {
      const cells = cellsOf(record);
      const { start, end } = cells[cells.length - 1];
      const bytes = end - start;
      const text = findingText(
        t`The ${quoteName(table.dialect)} opened here is never closed`,
        t`The rest of the file, ${formatCountOf(bytes, t`byte`, t`bytes`)}, is read as one cell and not checked.`,
        t`Fix: close the quote, or double it if it belongs to the value.`,
      );
      const row = record - table.headerRecords;
      yield { target: { kind: 'cells', row, columns: [cells.length - 1] }, numbers: { bytes }, ...text };
    }
  },
};

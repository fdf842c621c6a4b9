/** QS103: texts that name people in passing. */
import { formatCountOf, formatShare, shortList, shortName } from '../../explain/index.ts';
import { isOnlyReserved } from '../../roles/index.ts';
import { t, translated } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const embeddedIdentifier: Rule = {
  code: 'QS103',
  slug: 'embedded-identifier',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'Texts in this column contain e-mail addresses, phone numbers, names or other identifiers.',
  since: '0.1.0',
  remedies: ['treat'],
  *check({ table, embedded }) {
    for (const [column, found] of embedded.entries()) {
      if (!found) continue;
      const { name, index } = table.columns[column];
      const rows = formatCountOf(found.rows, t`row`, t`rows`);
      const namesNobody = isOnlyReserved(found);
      yield {
        ...(namesNobody && { severity: 'information' }),
        target: { kind: 'column', column: index },
        numbers: { rows: found.rows, share: found.rows / table.rowCount },
        ...told(
          t`In ${rows} (${formatShare(found.rows / table.rowCount)}) the text of ${shortName(name)} contains ${shortList([...found.rowsOf.keys()].map(translated))}.`,
          namesNobody
            ? t`They are kept for examples and name nobody: leftovers of tests, or made up.`
            : t`They name people whatever is done to the other columns. Redact them, or leave the column out.`,
        ),
      };
    }
  },
};

/** QS103: texts that mention people. */
import { formatCountOf, formatShare, shortList, shortName } from '../../explain/index.ts';
import { isOnlyReserved } from '../../roles/index.ts';
import { t, translated } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const embeddedIdentifier: Rule = {
  code: 'QS103',
  slug: 'embedded-identifier',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'Texts in this column contain e-mail addresses, phone numbers, names or other identifiers.',
  since: '0.1.0',
  growsBy: 'rows',
  remedies: ['treat'],
  *check({ table, embedded }) {
    for (const [column, found] of embedded.entries()) {
      if (!found) continue;
      const { name, index } = table.columns[column];
      const rows = formatCountOf(found.rows, t`row`, t`rows`);
      const share = formatShare(found.rows / table.rowCount);
      const what = shortList([...found.rowsOf.keys()].map(translated));
      const namesNobody = isOnlyReserved(found);
      yield {
        ...(namesNobody && { severity: 'information' }),
        target: { kind: 'column', column: index },
        numbers: { rows: found.rows, share: found.rows / table.rowCount },
        ...findingText(
          found.rows === 1
            ? t`${rows} of ${shortName(name)} (${share}) contains ${what}`
            : t`${rows} of ${shortName(name)} (${share}) contain ${what}`,
          namesNobody
            ? t`They are reserved for examples and identify nobody: test data, or invented.`
            : t`They identify people even if all other columns are treated. Fix: redact them, or remove the column.`,
        ),
      };
    }
  },
};

/** QS208: suppressed cells that published totals reveal. */
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { cellParts, placesSentence } from '../cellPlaces.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const derivableCell: Rule = {
  code: 'QS208',
  slug: 'derivable-cell',
  scope: 'file',
  severity: 'warning',
  needs: 'profile',
  summary: 'Suppressed cells can be derived from published totals.',
  since: '0.2.0',
  growsBy: 'derivableCells',
  remedies: ['cells'],
  *check(facts) {
    const { groups } = facts;
    if (!groups || groups.derivable.cells === 0) return;
    const { derivable, narrow, suppressed, totals, isAtLeast } = groups;
    const held = formatCountOf(suppressed, t`suppressed cell`, t`suppressed cells`);
    const some = t`${formatCount(derivable.cells)} of ${held}`;
    const count = isAtLeast ? t`At least ${some}` : some;
    yield {
      target: { kind: 'file' },
      numbers: { derivableCells: derivable.cells, narrowCells: narrow, suppressedCells: suppressed, totals },
      ...findingText(
        t`${count} can be derived from totals`,
        placesSentence(facts, derivable.worst, derivable.cells),
        ...(narrow > 0 ? [t`Totals also narrow down ${formatCountOf(narrow, t`other cell`, t`other cells`)}.`] : []),
        t`Fix: suppress a second cell of each sum, or its total, or round.`,
      ),
      parts: cellParts(facts, derivable.worst, t`Totals reveal this cell`),
    };
  },
};

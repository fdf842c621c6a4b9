/** QS208: cells that were held back, and that published totals give away. */
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { cellParts, placesText } from '../cellPlaces.ts';
import type { Rule } from '../rule.ts';

export const derivableCell: Rule = {
  code: 'QS208',
  slug: 'derivable-cell',
  scope: 'file',
  severity: 'warning',
  needs: 'profile',
  summary: 'Cells that were held back can be worked out from published totals.',
  since: '0.2.0',
  remedies: ['cells'],
  *check(facts) {
    const { groups } = facts;
    if (!groups || groups.derivable.cells === 0) return;
    const { derivable, narrow, suppressed, totals, isAtLeast } = groups;
    const places = placesText(facts, derivable.worst);
    const held = formatCountOf(suppressed, t`cell held back`, t`cells held back`);
    const some = t`${formatCount(derivable.cells)} of ${held}`;
    const count = isAtLeast ? t`At least ${some}` : some;
    yield {
      target: { kind: 'file' },
      numbers: { derivableCells: derivable.cells, narrowCells: narrow, suppressedCells: suppressed, totals },
      message:
        derivable.cells === 1
          ? t`${count} can be worked out from totals: ${places}.`
          : t`${count} can be worked out from totals, ${places} first.`,
      details: [
        t`The table publishes ${formatCountOf(totals, t`sum`, t`sums`)} that the numbers bear out.`,
        ...(narrow > 0
          ? [t`Of ${formatCountOf(narrow, t`more cell`, t`more cells`)} they leave fewer values than the mark does.`]
          : []),
        t`Hold back a second cell of each sum, the total, or round.`,
      ].join(' '),
      parts: cellParts(facts, derivable.worst, t`Totals give this cell away.`),
    };
  },
};

/** QS207: cells that count so few people that they reveal them. */
import type { ProfileFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf, shortList } from '../../explain/index.ts';
import type { GroupFacts } from '../../groups/index.ts';
import { t } from '../../words/index.ts';
import { cellParts, placesSentence } from '../cellPlaces.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

export const smallCell: Rule = {
  code: 'QS207',
  slug: 'small-cell',
  scope: 'file',
  severity: 'warning',
  needs: 'profile',
  summary: 'Cells of a table of counts count fewer people than the limit.',
  since: '0.2.0',
  growsBy: 'smallCells',
  remedies: ['cells'],
  *check(facts) {
    const { groups } = facts;
    if (!groups) return;
    if (groups.small.cells > 0) yield ofSmall(facts, groups);
    else if (groups.whole.cells > 0) yield ofWhole(facts, groups);
  },
};

function ofSmall(facts: ProfileFacts, { small, whole, rates, cells, limit }: GroupFacts): Report {
  const people = limit === 2 ? t`1 person` : t`1 to ${formatCount(limit - 1)} people`;
  const count = t`${formatCount(small.cells)} of ${formatCountOf(cells, t`cell`, t`cells`)}`;
  return {
    target: { kind: 'file' },
    numbers: { smallCells: small.cells, wholeCells: whole.cells, cells, limit },
    ...findingText(
      small.cells === 1 ? t`${count} counts ${people}` : t`${count} count ${people}`,
      placesSentence(facts, small.worst, small.cells),
      t`People in so small a cell can be identified.`,
      ...(rates.length > 0
        ? [
            t`${shortList(rates.map((column) => facts.table.columns[column].name))}: a rate and its base reveal the count.`,
          ]
        : []),
      ...(whole.cells > 0 ? [wholeText(whole.cells)] : []),
      t`Fix: suppress these cells and others that protect them, round, or merge groups.`,
    ),
    parts: cellParts(facts, small.worst, t`This cell counts ${people}`),
  };
}

function ofWhole(facts: ProfileFacts, { whole, cells, limit }: GroupFacts): Report {
  return {
    target: { kind: 'file' },
    severity: 'information',
    numbers: { smallCells: 0, wholeCells: whole.cells, cells, limit },
    ...findingText(
      whole.cells === 1
        ? t`1 cell holds everyone of a total`
        : t`${formatCount(whole.cells)} cells hold everyone of a total`,
      placesSentence(facts, whole.worst, whole.cells),
      t`So everyone's group is known. Fix: merge groups where it must not be.`,
    ),
    parts: cellParts(facts, whole.worst, t`This cell holds everyone of a total`),
  };
}

function wholeText(cells: number): string {
  return cells === 1
    ? t`1 cell holds everyone of a total, so their group is known.`
    : t`${formatCount(cells)} cells hold everyone of a total, so their group is known.`;
}

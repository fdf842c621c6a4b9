/** QS207: cells that count so few people that they tell of them. */
import type { ProfileFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf, shortList } from '../../explain/index.ts';
import type { GroupFacts } from '../../groups/index.ts';
import { t } from '../../words/index.ts';
import { cellParts, placesText } from '../cellPlaces.ts';
import type { Report, Rule } from '../rule.ts';

export const smallCell: Rule = {
  code: 'QS207',
  slug: 'small-cell',
  scope: 'file',
  severity: 'warning',
  needs: 'profile',
  summary: 'Cells of a table of counts count fewer people than the limit.',
  since: '0.2.0',
  remedies: ['cells'],
  *check(facts) {
    const { groups } = facts;
    if (!groups) return;
    if (groups.small.cells > 0) yield ofSmall(facts, groups);
    else if (groups.whole.cells > 0) yield ofWhole(facts, groups);
  },
};

function ofSmall(facts: ProfileFacts, { small, whole, rates, cells, limit }: GroupFacts): Report {
  const most = formatCount(limit - 1);
  const places = placesText(facts, small.worst);
  const count = t`${formatCount(small.cells)} of ${formatCountOf(cells, t`cell`, t`cells`)}`;
  return {
    target: { kind: 'file' },
    numbers: { smallCells: small.cells, wholeCells: whole.cells, cells, limit },
    message:
      small.cells === 1
        ? t`${count} counts 1 to ${most} people: ${places}.`
        : t`${count} count 1 to ${most} people, the smallest in ${places}.`,
    details: [
      t`Whoever is in such a cell can be found by who knows the others in it.`,
      ...(rates.length > 0
        ? [
            t`${shortList(rates.map((column) => facts.table.columns[column].name))} and the number it is a rate of give a count.`,
          ]
        : []),
      ...(whole.cells > 0 ? [wholeText(whole.cells)] : []),
      t`Hold these cells back together with others that protect them, round the counts, or merge groups.`,
    ].join(' '),
    parts: cellParts(facts, small.worst, t`This cell counts 1 to ${most} people.`),
  };
}

function ofWhole(facts: ProfileFacts, { whole, cells, limit }: GroupFacts): Report {
  const message =
    whole.cells === 1
      ? t`1 cell holds everybody of a total, so whoever is in the total is known to be in it: ${placesText(facts, whole.worst)}.`
      : t`${formatCount(whole.cells)} cells hold everybody of a total: ${placesText(facts, whole.worst)} first.`;
  return {
    target: { kind: 'file' },
    severity: 'information',
    numbers: { smallCells: 0, wholeCells: whole.cells, cells, limit },
    message,
    details: t`The zeros beside such a cell say of everybody in the total which group they are in. Merge groups where that must not be known.`,
    parts: cellParts(facts, whole.worst, t`This cell holds everybody of a total.`),
  };
}

function wholeText(cells: number): string {
  return cells === 1
    ? t`1 cell holds everybody of a total, which tells the group of each of them.`
    : t`${formatCount(cells)} cells hold everybody of a total, which tells the group of each of them.`;
}

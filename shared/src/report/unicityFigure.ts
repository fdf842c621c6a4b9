/** What a few known records of a person give away, in a file of transactions. */
import type { InsightFacts } from '../analysis/index.ts';
import { formatCountOf, formatShare, nameList } from '../explain/index.ts';
import { bars } from '../figures/index.ts';
import { t } from '../words/index.ts';
import type { FigureBlock } from './content.ts';
import { FIGURE } from './foundSection.ts';
import type { Shown } from './shown.ts';

export function unicityFigure({ unicity, background, table }: InsightFacts, shown: Shown): FigureBlock[] {
  if (!unicity || !background || unicity.known.length === 0) return [];
  const people = table.columns[background.subject].dictionary.size;
  const names = unicity.known.map((_, i) => formatCountOf(i + 1, t`record`, t`records`));
  const shares = unicity.known.map(({ unique }) => unique);
  const columns = nameList(unicity.columns.map((column) => table.columns[column].name));
  const name = t`How often a few known records are nobody else's`;
  return [
    {
      kind: 'figure',
      name,
      caption: t`Known of each record: ${columns}. Records and people are drawn at random.`,
      heads: [t`Known`, t`Nobody else has them`],
      rows: unicity.known.map((one, i) => {
        const share = shown.share(one.unique, people);
        return [names[i], 'drawn' in one ? t`about ${share}` : share];
      }),
      draw: () =>
        bars({
          ...FIGURE,
          title: name,
          axis: { label: t`Share of people`, to: 1, percent: true },
          categories: names,
          series: [{ label: t`nobody else has them`, values: shares.map((share) => shown.drawn(share, people)) }],
          written: formatShare,
        }),
    },
  ];
}

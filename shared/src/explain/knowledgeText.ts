/** What an attacker finds with some of the columns: a section of the card of a file. */
import type { Knowledge, KnownSize } from '../analysis/index.ts';
import type { Range } from '../measures/knowledge/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import type { CardSection, CardValue } from './card.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList } from './names.ts';

/** Numbers of columns that are listed, before all of them. */
const MOST_SIZES = 5;

/** `columns`: those that may be known, by their numbers. */
export function knowledgeSection(
  knowledge: Knowledge | undefined,
  { columns: all }: Pick<Columns, 'columns'>,
  columns: readonly number[],
): CardSection[] {
  // With one column there is nothing between nothing and all.
  if (!knowledge || knowledge.columns < 2) return [];
  const { k, sizes, share, isComplete } = knowledge;
  // Once the worst columns find as many as all do, more of them say no more.
  const first = sizes.find(({ worst }) => worst.low === share)?.known ?? knowledge.columns;
  const listed = sizes.filter(({ known }) => known <= Math.min(first, MOST_SIZES) && known < knowledge.columns);
  return [
    {
      title: t`If only some columns are known`,
      sentences: [
        t`The share of people who are then among fewer than ${formatCount(k)}: on average, with the worst columns, and with columns that suit each.`,
        ...(isComplete
          ? []
          : [t`There was no time for all sets of columns: "about" marks a sample, a range what is not known.`]),
      ],
      values: [
        ...listed.map((size) => valueAt(size, (places) => nameList(places.map((place) => all[columns[place]].name)))),
        { name: t`All ${formatCountOf(knowledge.columns, t`column`, t`columns`)}`, value: formatShare(share) },
      ],
    },
  ];
}

/** `2 columns: 0.5 % on average, 5.8 % at worst (age, zip), 9.8 % with some`. */
function valueAt(size: KnownSize, namesOf: (places: readonly number[]) => string): CardValue {
  const { known, mean, worst, worstColumns, any } = size;
  const isDrawn = mean?.drawn !== undefined;
  const average =
    mean && (isDrawn ? t`about ${formatShare(mean.value)} on average` : t`${formatShare(mean.value)} on average`);
  const worstText =
    worstColumns.length === 0
      ? t`${rangeText(worst)} at worst`
      : t`${rangeText(worst)} at worst (${namesOf(worstColumns)})`;
  const parts = [average, worstText, t`${rangeText(any)} with some`].filter((part) => part !== undefined);
  return { name: formatCountOf(known, t`column`, t`columns`), value: parts.join(', ') };
}

function rangeText({ low, high }: Range): string {
  const [least, most] = [formatShare(low), formatShare(high)];
  return least === most ? least : t`${least} to ${most}`;
}

/** The rows that stay unique where what an attacker knows may be a little off: a section of the card of a file. */
import type { BoundedShare, TolerantRisk } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import type { CardSection } from './card.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { shownName } from './names.ts';

export function toleranceSection(
  found: TolerantRisk | undefined,
  { columns }: Pick<Columns, 'columns'>,
): CardSection[] {
  if (!found) return [];
  const exactly = formatShare(found.exactly.unique);
  return [
    {
      title: t`If what is known is a little off`,
      sentences: [
        t`Rows that match no other row, where an attacker may be wrong about ${offText(found, columns)}; with exact knowledge ${exactly} are unique.`,
        ...(found.drawn === undefined
          ? []
          : [
              t`From ${formatCountOf(found.drawn, t`row`, t`rows`)} that were drawn, as all of them would take too long.`,
            ]),
      ],
      values: [
        { name: t`Rows that stay unique`, value: boundedText(found.unique) },
        { name: t`Rows that match fewer than ${formatCount(found.k)}`, value: boundedText(found.below) },
      ],
    },
  ];
}

/** `age (1), birth (3 days), name (1 character)` */
export function offText({ columns }: TolerantRisk, all: readonly { readonly name: string }[]): string {
  return columns
    .map(({ column, by, within }) => {
      const name = shownName(all[column].name);
      if (by === 'number') return `${name} (${within})`;
      return by === 'days'
        ? `${name} (${formatCountOf(within, t`day`, t`days`)})`
        : `${name} (${formatCountOf(within, t`character`, t`characters`)})`;
    })
    .join(', ');
}

function boundedText({ low, high }: BoundedShare): string {
  const [least, most] = [formatShare(low), formatShare(high)];
  return least === most ? least : t`${least} to ${most}`;
}

/** What somebody finds who knows a few records of a person: a section of the card of a file of transactions. */
import type { KnownRecords } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import type { CardSection } from './card.ts';
import { formatCountOf, formatShare } from './format.ts';
import { nameList } from './names.ts';

export function unicitySection(
  unicity: KnownRecords | undefined,
  { columns: all }: Pick<Columns, 'columns'>,
): CardSection[] {
  if (!unicity) return [];
  const names = nameList(unicity.columns.map((column) => all[column].name));
  return [
    {
      title: t`If a few records of a person are known`,
      sentences: [
        t`How often nobody else has them, for records drawn at random of a person drawn at random. Known of each record: ${names}.`,
        ...(unicity.known.some((one) => 'drawn' in one) ? [t`"About" marks numbers from a sample.`] : []),
      ],
      values: unicity.known.map((one, place) => ({
        name: formatCountOf(place + 1, t`record`, t`records`),
        value: 'drawn' in one ? t`about ${formatShare(one.unique)}` : formatShare(one.unique),
      })),
    },
  ];
}

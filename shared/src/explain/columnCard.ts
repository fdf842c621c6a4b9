/** The card of a column: what its values are like, and whether rows are compared on it. */
import type { ProfileFacts } from '../analysis/index.ts';
import type { Card } from './card.ts';
import { formatBits, formatCount, formatCountOf, formatShare } from './format.ts';
import { shownName } from './names.ts';

/** What to do where the choice is wrong: a birth date can be as unique as a key, and is still known to others. */
const override = 'Name it in "quasiIdentifiers" if others could know it.';

/** `column` counts the columns of the table. */
export function columnCard(facts: ProfileFacts, column: number): Card {
  const { table, profiles } = facts;
  const { distinct, missing, uniqueValues, entropy } = profiles[column];
  const rows = table.rowCount;
  const shareOfRows = (count: number) => (rows === 0 ? '' : ` (${formatShare(count / rows)} of rows)`);
  return {
    title: shownName(table.columns[column].name),
    sentences: [valuesSentence(rows, distinct, missing), roleSentence(facts, column)],
    values: [
      { name: 'Distinct values', value: formatCount(distinct) },
      { name: 'Missing', value: formatCount(missing) + shareOfRows(missing) },
      { name: 'Values that occur once', value: formatCount(uniqueValues) + shareOfRows(uniqueValues) },
      { name: 'Entropy', value: formatBits(entropy) },
    ],
  };
}

function valuesSentence(rows: number, distinct: number, missing: number): string {
  if (rows === 0) return 'The file has no rows.';
  const values = formatCountOf(distinct, 'distinct value', 'distinct values');
  const sentence = `${values} in ${formatCountOf(rows, 'row', 'rows')}`;
  return missing > 0 ? `${sentence}; the missing cells count as one value.` : `${sentence}.`;
}

function roleSentence({ profiles, quasiIdentifiersAreNamed, passedOver }: ProfileFacts, column: number): string {
  const length = formatCount(Math.round(profiles[column].meanLength));
  switch (passedOver[column]) {
    case undefined:
      return quasiIdentifiersAreNamed
        ? 'A quasi-identifier: the settings name it, so rows are compared on it.'
        : 'Taken for a quasi-identifier, as it is neither a key nor free text: rows are compared on it.';
    case 'not named':
      return 'Not a quasi-identifier: the settings name other columns.';
    case 'key':
      return `Not taken for a quasi-identifier: each row has a value of its own, as a key has. ${override}`;
    case 'free text':
      return `Not taken for a quasi-identifier: its values are free text, ${length} characters long on average. ${override}`;
  }
}

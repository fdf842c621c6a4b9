/** QS204: a few columns that together single rows out. */
import type { InsightFacts, SmallKey } from '../../analysis/index.ts';
import { formatShare, shortList, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { columnsNamingUsers } from '../alreadyReported.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

export const smallKey: Rule = {
  code: 'QS204',
  slug: 'small-key',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'A few quasi-identifiers together single out many rows.',
  since: '0.1.0',
  growsBy: 'share',
  remedies: ['treat'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns make many rows unique: ${names}`,
      t`Each is enough to find people, alone or with one or two others. Fix: make these columns coarser first.`,
    ),
  *check(facts) {
    for (const [finest, key] of reportedKeys(facts)) yield reportOn(facts, finest, key);
  },
};

/** Finest column → the key that has it as its finest and singles out most: further ones would only vary it. */
function reportedKeys(facts: InsightFacts): Map<number, SmallKey> {
  const { smallKeys, quasiIdentifiers, profiles, repeats } = facts;
  const users = new Set(columnsNamingUsers(facts).map(({ column }) => column));
  const found = new Map<number, SmallKey>();
  for (const key of smallKeys) {
    // The finding on the file reports how many rows are unique on all quasi-identifiers.
    if (key.columns.length === quasiIdentifiers.length || key.columns.some((column) => repeats.has(column))) continue;
    const finest = key.columns.reduce((a, b) => (profiles[b].distinct > profiles[a].distinct ? b : a));
    // That it finds the user, and so more rows than this one, is reported on it.
    const isReported = key.columns.length === 1 && users.has(finest);
    if (!isReported && !found.has(finest)) found.set(finest, key);
  }
  return found;
}

function reportOn({ table }: InsightFacts, finest: number, { columns, share }: SmallKey): Report {
  const names = shortList(columns.map((column) => table.columns[column].name));
  const name = shortName(table.columns[finest].name);
  const isOne = columns.length === 1;
  return {
    target: { kind: 'column', column: table.columns[finest].index },
    numbers: { share, columns: columns.length },
    ...findingText(
      t`${formatShare(share)} of rows are unique on ${names}`,
      isOne
        ? t`This one value is enough to find them. Fix: make ${name} coarser.`
        : t`These values are enough to find them. Fix: make ${name} coarser, which has the most values.`,
    ),
  };
}

/** QS204: a few columns that together single rows out. */
import type { InsightFacts, SmallKey } from '../../analysis/index.ts';
import { formatShare, shortList, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Report, Rule } from '../rule.ts';
import { told } from '../told.ts';
import { columnsNamingUsers } from '../toldOfColumns.ts';

export const smallKey: Rule = {
  code: 'QS204',
  slug: 'small-key',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'A few quasi-identifiers together single out many rows.',
  since: '0.1.0',
  remedies: ['treat'],
  together: ({ count, names }) =>
    told(
      t`${count} columns single out many rows, by themselves or with coarser ones: ${names}.`,
      t`Whoever knows these of a person, and nothing else, finds the row. Make these columns coarser first.`,
    ),
  *check(facts) {
    for (const [finest, key] of toldKeys(facts)) yield reportOn(facts, finest, key);
  },
};

/** Finest column → the key of which it is the finest and that singles out most: further ones would only vary it. */
function toldKeys(facts: InsightFacts): Map<number, SmallKey> {
  const { smallKeys, quasiIdentifiers, profiles, repeats } = facts;
  const users = new Set(columnsNamingUsers(facts).map(({ column }) => column));
  const found = new Map<number, SmallKey>();
  for (const key of smallKeys) {
    // How many rows are alone on all quasi-identifiers is said of the file.
    if (key.columns.length === quasiIdentifiers.length || key.columns.some((column) => repeats.has(column))) continue;
    const finest = key.columns.reduce((a, b) => (profiles[b].distinct > profiles[a].distinct ? b : a));
    // That it finds the user, and so more rows than this one, is said of it.
    const isTold = key.columns.length === 1 && users.has(finest);
    if (!isTold && !found.has(finest)) found.set(finest, key);
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
    ...told(
      t`${formatShare(share)} of the rows are alone on ${names}.`,
      isOne
        ? t`Whoever knows it of such a person, and nothing else, finds the row.`
        : t`Whoever knows these of such a person, and nothing else, finds the row.`,
      isOne ? t`Make ${name} coarser.` : t`Make ${name}, the finest of them, coarser.`,
    ),
  };
}

/** QS204: a few columns that together single rows out. */
import type { InsightFacts, SmallKey } from '../../analysis/index.ts';
import { formatCount, formatShare, nameList, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { markedText, reportFirst } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';
import { columnsNamingUsers } from '../told.ts';

/** In a wide file nearly all columns are the finest of a key; the first few say what to do. */
const MOST_MARKED = 5;

export const smallKey: Rule = {
  code: 'QS204',
  slug: 'small-key',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'A few quasi-identifiers together single out many rows.',
  since: '0.1.0',
  *check(facts) {
    const keys = toldKeys(facts);
    yield* reportFirst(
      [...keys],
      keys.size,
      MOST_MARKED,
      ([finest, key]) => reportOn(facts, finest, key),
      (marked) => total(keys.size, marked),
    );
  },
};

/** Finest column → the key of which it is the finest and that singles out most: further ones would only vary it. */
function toldKeys(facts: InsightFacts): Map<number, SmallKey> {
  const { smallKeys, quasiIdentifiers, profiles, repeats } = facts;
  const users = new Set(columnsNamingUsers(facts).map(({ column }) => column));
  const told = new Map<number, SmallKey>();
  for (const key of smallKeys) {
    // How many rows are alone on all quasi-identifiers is said of the file.
    if (key.columns.length === quasiIdentifiers.length || key.columns.some((column) => repeats.has(column))) continue;
    const finest = key.columns.reduce((a, b) => (profiles[b].distinct > profiles[a].distinct ? b : a));
    // That it finds the user, and so more rows than this one, is said of it.
    const isTold = key.columns.length === 1 && users.has(finest);
    if (!isTold && !told.has(finest)) told.set(finest, key);
  }
  return told;
}

function reportOn({ table }: InsightFacts, finest: number, { columns, share }: SmallKey): Report {
  const names = nameList(columns.map((column) => table.columns[column].name));
  const name = shownName(table.columns[finest].name);
  const isOne = columns.length === 1;
  return {
    target: { kind: 'column', column: table.columns[finest].index },
    numbers: { share, columns: columns.length },
    message: [
      isOne
        ? t`${formatShare(share)} of the rows are alone on ${names}: whoever knows it of such a person, and nothing else, finds the row.`
        : t`${formatShare(share)} of the rows are alone on ${names}: whoever knows these of such a person, and nothing else, finds the row.`,
      isOne ? t`Make ${name} coarser.` : t`Make ${name}, the finest of them, coarser.`,
    ].join(' '),
  };
}

function total(keys: number, marked: number): Report {
  return {
    target: { kind: 'file' },
    numbers: { keys },
    message: [
      t`${formatCount(keys)} columns single out many rows, by themselves or with coarser ones; ${markedText(marked)}.`,
      t`Make these coarser first.`,
    ].join(' '),
  };
}

/** QS102: columns whose values occur once, so that each finds its row, although they name nobody. */
import type { ProfileFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf, formatShare, shownName } from '../../explain/index.ts';
import { t, translated } from '../../words/index.ts';
import { markedText, reportFirst } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';

/** A table with more keys than this is a list of things and their names; to mark all of them would only be noise. */
const MOST_MARKED = 5;

export const identifyingColumn: Rule = {
  code: 'QS102',
  slug: 'identifying-column',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'Nearly each row has a value of its own in this column: it is a key to the rows.',
  since: '0.1.0',
  *check(facts) {
    const { table, roles, profiles } = facts;
    const least = facts.settings.rules['identifying-column'].share;
    const keys = roles.flatMap(({ role, detector, isDeclared, inferred }, column) => {
      // What is only declared to be one is told of by `direct-identifier`.
      const isFound = !isDeclared || inferred === 'identifier';
      const isKey = role === 'identifier' && isFound && (!detector || detector.isPseudonym === true);
      return isKey && profiles[column].keyShare >= least ? [column] : [];
    });
    yield* reportFirst(
      keys,
      keys.length,
      MOST_MARKED,
      (column) => reportOn(facts, column),
      (marked) => total(keys.length, table.columns.length, marked),
    );
  },
};

function reportOn({ table, roles, profiles }: ProfileFacts, column: number): Report {
  const share = profiles[column].keyShare;
  const name = shownName(table.columns[column].name);
  const { detector } = roles[column];
  const own = formatShare(share);
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { share },
    message: [
      detector
        ? t`${name} holds ${translated(detector.label)}, and ${own} of its rows have a value of their own.`
        : t`${name} is a key: ${own} of its rows have a value of their own.`,
      t`Whoever has the same value in another file finds the row by it.`,
      t`Remove the column, number the rows anew, or replace its values by pseudonyms.`,
    ].join(' '),
  };
}

function total(keys: number, columns: number, marked: number): Report {
  return {
    target: { kind: 'file' },
    numbers: { keys, columns },
    message: [
      t`${formatCount(keys)} of ${formatCountOf(columns, t`column is a key`, t`columns are keys`)}, with a value of its own for nearly each row; ${markedText(marked)}.`,
      t`If the rows are about people, keep none of them as it is.`,
    ].join(' '),
  };
}

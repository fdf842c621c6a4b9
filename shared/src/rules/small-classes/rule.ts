/** QS201: the file does not satisfy its policy: how many rows are like too few others, and so can be told apart by what people know of each other. */
import type { ClassFacts, Verdict } from '../../analysis/index.ts';
import {
  criterionAsked,
  formatCount,
  formatCountOf,
  formatShare,
  nameList,
  personSentences,
  shownName,
} from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';

export const smallClasses: Rule = {
  code: 'QS201',
  slug: 'small-classes',
  scope: 'file',
  severity: 'warning',
  needs: 'classes',
  summary: 'The file does not satisfy its policy: too many rows share their quasi-identifiers with too few others.',
  since: '0.1.0',
  *check(facts) {
    const { risk, verdict, settings, table } = facts;
    if (risk === undefined || verdict === undefined) return;
    // What falls under safe harbor has findings of its own.
    if (verdict.criteria.every(({ name, holds }) => holds || name === 'safeHarbor')) return;
    const numbers = { ...risk, target: settings.k, rows: table.rowCount };
    yield {
      target: { kind: 'file' },
      numbers,
      message: [
        t`${opening(verdict)}: ${classes(facts, numbers)}`,
        ...personSentences(facts),
        chance(numbers),
        remedy(facts),
      ].join(' '),
    };
  },
};

/** `Not ready for public11 (2 of 3 criteria fail: k at least 11; ORR at most 5 %)` */
function opening({ policy, criteria }: Verdict): string {
  const failing = criteria.filter(({ holds }) => !holds);
  const limits = failing.map(criterionAsked).join('; ');
  const name = shownName(policy);
  if (criteria.length === 1) return t`Not ready for ${name} (${limits})`;
  return t`Not ready for ${name} (${failing.length} of ${criteria.length} criteria fail: ${limits})`;
}

type Numbers = Readonly<Record<'k' | 'target' | 'rowsBelow' | 'rows' | 'uniqueRows' | 'orr', number>>;

function classes({ table, quasiIdentifiers }: ClassFacts, { k, target, rowsBelow, rows, uniqueRows }: Numbers): string {
  const names = nameList(quasiIdentifiers.map((column) => table.columns[column].name));
  const below = t`${formatCount(rowsBelow)} of ${formatCountOf(rows, t`row`, t`rows`)} (${formatShare(rowsBelow / rows)})`;
  const measure = t`(k = ${formatCount(k)}, target ${formatCount(target)})`;
  if (uniqueRows === rowsBelow) {
    return rowsBelow === 1
      ? t`${below} is alone on ${names} ${measure}.`
      : t`${below} are alone on ${names} ${measure}.`;
  }
  const alone = uniqueRows === 0 ? t`none is alone` : formatCountOf(uniqueRows, t`row is alone`, t`rows are alone`);
  return t`${below} share their values of ${names} with too few others; ${alone} ${measure}.`;
}

function chance({ orr }: Numbers): string {
  return t`Someone who knows these values of a person picks the right row with a probability of ${formatShare(orr)} on average (ORR).`;
}

function remedy(facts: ClassFacts): string {
  const { settings, table, unknownQuasiIdentifiers } = facts;
  if (table.rowCount < settings.k)
    return t`With so few rows the target cannot be reached: do not publish them one by one.`;
  const unknown = nameList(unknownQuasiIdentifiers);
  const advice = t`Make the most detailed of these columns coarser, leave one out, or take these rows out.`;
  return [
    advice,
    ...choice(facts),
    ...(unknown === '' ? [] : [t`The settings also name ${unknown}, which this file does not have.`]),
  ].join(' ');
}

/** Nothing where somebody said of each column that rows are compared on it. */
function choice({ table, roles, quasiIdentifiers }: ClassFacts): string[] {
  const inferred = quasiIdentifiers.filter((column) => !roles[column].isDeclared);
  if (inferred.length === 0) return [];
  if (inferred.length === quasiIdentifiers.length)
    return [
      t`Quasi chose these columns by their names and values: mark them otherwise in quasi.json where that is wrong.`,
    ];
  const names = nameList(inferred.map((column) => table.columns[column].name));
  return inferred.length === 1
    ? [t`Quasi chose ${names} by its name and values: mark it otherwise in quasi.json where that is wrong.`]
    : [t`Quasi chose ${names} by their names and values: mark them otherwise in quasi.json where that is wrong.`];
}

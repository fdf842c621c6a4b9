/** QS201: the file does not satisfy its policy: how many rows are like too few others, and so can be told apart by what people know of each other. */
import type { ClassFacts, Verdict } from '../../analysis/index.ts';
import {
  criterionAsked,
  formatCount,
  formatCountOf,
  formatShare,
  nameList,
  personSentences,
  shortList,
  shortName,
  verdictSentence,
} from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { isToldOfFile, worstParts } from '../rowsAlone.ts';
import type { Report, Rule } from '../rule.ts';
import { firstFitting, told } from '../told.ts';

export const smallClasses: Rule = {
  code: 'QS201',
  slug: 'small-classes',
  scope: 'file',
  severity: 'warning',
  needs: 'classes',
  summary: 'The file does not satisfy its policy: too many rows share their quasi-identifiers with too few others.',
  since: '0.1.0',
  remedies: ['reach', 'rows-below', 'unit'],
  *check(facts) {
    const { verdict } = facts;
    if (verdict?.state === 'not-ready') yield* notReady(facts, verdict);
    else if (verdict?.state === 'provisional') yield open(facts, verdict);
    else if (verdict?.state === 'not-judged' && facts.unit.rows === 'unclear') yield open(facts, verdict);
    else if (facts.unit.isDeclared && facts.unit.rows === 'things') yield* aboutNobody(facts);
  },
};

/** What names people, what falls under safe harbor, and cells that count few people have findings of their own. */
const toldElsewhere: ReadonlySet<string> = new Set(['safeHarbor', 'identifiers', 'smallCells', 'derivableCells']);

/** Somebody said so: what speaks against it is told, and where nothing does, the reason is asked for. */
function* aboutNobody({ unit, settings, table }: ClassFacts): Generator<Report> {
  const target = { kind: 'file' } as const;
  const signs = unit.evidence.filter(({ speaksFor }) => speaksFor === 'people' || speaksFor === 'events');
  if (unit.inferred === 'people' || unit.inferred === 'events') {
    const columns = new Set(signs.flatMap((sign) => sign.columns));
    const names = shortList([...columns].map((column) => table.columns[column].name));
    yield {
      target,
      numbers: { columns: columns.size },
      ...told(
        t`Declared as about nobody, but ${names} speak of people.`,
        t`Nothing is compared. Check "unit" in quasi.json.`,
      ),
    };
  } else if (typeof settings.unit === 'string') {
    yield {
      target,
      numbers: {},
      severity: 'hint',
      ...told(t`Declared as about nobody, without a reason.`, t`Say why: "unit": { "rows": "things", "reason": "…" }.`),
    };
  }
}

function* notReady(facts: ClassFacts, verdict: Verdict): Generator<Report> {
  const { risk, settings, table } = facts;
  const ofClasses = verdict.criteria.filter(({ name }) => !toldElsewhere.has(name));
  if (risk === undefined || ofClasses.every(({ holds }) => holds)) return;
  const numbers = { ...risk, target: settings.k, rows: table.rowCount };
  yield {
    target: { kind: 'file' },
    numbers,
    ...told(
      headline(facts, verdict, numbers),
      ...failingSentence(verdict),
      ...aloneSentence(numbers),
      t`Compared are ${nameList(comparedNames(facts))}.`,
      ...personSentences(facts),
      chance(numbers),
      remedy(facts),
    ),
    ...(isToldOfFile(facts) && { parts: worstParts(facts) }),
  };
}

/** Nothing fails, and nothing is certified: whoever named a policy wants to know, and anybody else may. */
function open(facts: ClassFacts, { policy, open: questions }: Verdict): Report {
  const unknown = questions.reduce((sum, question) => sum + (question.what === 'unknown' ? question.columns : 0), 0);
  return {
    target: { kind: 'file' },
    numbers: { unknownColumns: unknown, k: facts.risk?.k ?? facts.asPeople?.k ?? 0, target: facts.settings.k },
    severity: policy === 'default' ? 'information' : 'warning',
    ...told(verdictSentence(facts), whatToDo(facts)),
  };
}

function whatToDo({ unit }: ClassFacts): string {
  return unit.rows === 'unclear'
    ? t`Say in quasi.json whom the rows are about ("unit").`
    : t`Say in quasi.json what these columns are ("columns").`;
}

/** `Not ready for public11: 12 of 80 rows (15 %) are alone on age, sex (k = 1, target 11).` */
function headline(facts: ClassFacts, { policy }: Verdict, numbers: Numbers): string {
  const names = comparedNames(facts);
  const on = (columns: string) => t`Not ready for ${shortName(policy)}: ${classes(numbers, columns)}`;
  return firstFitting(on(shortList(names)), on(formatCountOf(names.length, t`column`, t`columns`)));
}

function comparedNames({ table, quasiIdentifiers }: ClassFacts): string[] {
  return quasiIdentifiers.map((column) => table.columns[column].name);
}

/** `2 of 3 criteria fail: k at least 11; ORR at most 5 %.` */
function failingSentence({ criteria }: Verdict): string[] {
  const failing = criteria.filter(({ holds }) => !holds);
  const limits = failing.map(criterionAsked).join('; ');
  return criteria.length === 1
    ? [t`The policy asks for ${limits}.`]
    : [t`${failing.length} of ${criteria.length} criteria fail: ${limits}.`];
}

type Numbers = Readonly<Record<'k' | 'target' | 'rowsBelow' | 'rows' | 'uniqueRows' | 'orr', number>>;

function classes({ k, target, rowsBelow, rows, uniqueRows }: Numbers, columns: string): string {
  const below = t`${formatCount(rowsBelow)} of ${formatCountOf(rows, t`row`, t`rows`)} (${formatShare(rowsBelow / rows)})`;
  const measure = t`(k = ${formatCount(k)}, target ${formatCount(target)})`;
  if (uniqueRows < rowsBelow) return t`${below} are like too few others on ${columns} ${measure}.`;
  return rowsBelow === 1
    ? t`${below} is alone on ${columns} ${measure}.`
    : t`${below} are alone on ${columns} ${measure}.`;
}

/** Where they are not all of those that the headline counts. */
function aloneSentence({ rowsBelow, uniqueRows }: Numbers): string[] {
  if (uniqueRows === rowsBelow) return [];
  const alone = uniqueRows === 0 ? t`None is alone` : formatCountOf(uniqueRows, t`row is alone`, t`rows are alone`);
  return [t`${alone}.`];
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

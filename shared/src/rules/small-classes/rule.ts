/** QS201: the file does not satisfy its policy: how many rows are like too few others, so that people can be singled out by known values. */
import type { ClassFacts, ClassRisk, OpenQuestion, Verdict } from '../../analysis/index.ts';
import {
  criterionAsked,
  criterionValue,
  formatCount,
  formatCountOf,
  nameList,
  shortList,
  verdictWords,
} from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';
import { isReportedOnFile, worstParts } from '../uniqueRows.ts';

export const smallClasses: Rule = {
  code: 'QS201',
  slug: 'small-classes',
  scope: 'file',
  severity: 'warning',
  needs: 'classes',
  summary: 'The file does not satisfy its policy: too many rows share their quasi-identifiers with too few others.',
  since: '0.1.0',
  remedies: ['reach', 'rows-below', 'report', 'unit'],
  *check(facts) {
    const { verdict } = facts;
    if (verdict?.state === 'not-ready') yield* notReady(facts, verdict);
    else if (verdict?.state === 'provisional') yield open(facts, verdict);
    else if (verdict?.state === 'not-judged' && facts.unit.rows === 'unclear') yield open(facts, verdict);
    else if (facts.unit.isDeclared && facts.unit.rows === 'things') yield* aboutNobody(facts);
  },
};

/** What identifies people, what falls under safe harbor, and cells that count few people have findings of their own. */
const reportedElsewhere: ReadonlySet<string> = new Set(['safeHarbor', 'identifiers', 'smallCells', 'derivableCells']);

/** Somebody declared it: the finding names what speaks against it, and where nothing does, asks for the reason. */
function* aboutNobody({ unit, settings, table }: ClassFacts): Generator<Report> {
  const target = { kind: 'file' } as const;
  const signs = unit.evidence.filter(({ speaksFor }) => speaksFor === 'people' || speaksFor === 'events');
  if (unit.inferred === 'people' || unit.inferred === 'events') {
    const columns = new Set(signs.flatMap((sign) => sign.columns));
    const names = shortList([...columns].map((column) => table.columns[column].name));
    yield {
      target,
      numbers: { columns: columns.size },
      ...findingText(
        t`Declared as not about people, but ${names} suggest people`,
        t`Quasi compares no rows. Fix: check "unit" in quasi.json.`,
      ),
    };
  } else if (typeof settings.unit === 'string') {
    yield {
      target,
      numbers: {},
      severity: 'hint',
      ...findingText(
        t`Declared as not about people, without a reason`,
        t`Fix: state it: "unit": { "rows": "things", "reason": "…" }.`,
      ),
    };
  }
}

function* notReady(facts: ClassFacts, verdict: Verdict): Generator<Report> {
  const { risk, settings, table } = facts;
  const failing = verdict.criteria.filter(({ name, holds }) => !holds && !reportedElsewhere.has(name));
  const [first] = failing;
  if (risk === undefined || first === undefined) return;
  const areTooSmall = failing.some(({ name }) => name === 'k' || name === 'shareBelow');
  const columns = comparedColumns(facts);
  yield {
    target: { kind: 'file' },
    numbers: { ...risk, target: settings.k, rows: table.rowCount },
    ...findingText(
      areTooSmall
        ? classesText(risk, facts)
        : t`The policy asks for ${criterionAsked(first)}, this file has ${criterionValue(first)}`,
      ...(areTooSmall ? [consequence(risk, shortList(columns))] : []),
      ...othersSentence(facts, areTooSmall),
      ...chosenSentence(facts),
      fix(facts, areTooSmall),
      ...unknownSentence(facts),
    ),
    ...(isReportedOnFile(facts) && { parts: worstParts(facts) }),
  };
}

function comparedColumns({ table, quasiIdentifiers }: ClassFacts): string[] {
  return quasiIdentifiers.map((column) => table.columns[column].name);
}

/** So many columns a headline names; of more it says how many. */
const MOST_NAMED = 3;

/** `420 of 420 rows are unique on 6 columns` */
function classesText({ rowsBelow, uniqueRows }: ClassRisk, facts: ClassFacts): string {
  const columns = comparedColumns(facts);
  const on = columns.length > MOST_NAMED ? t`${formatCount(columns.length)} columns` : shortList(columns);
  const all = formatCountOf(facts.table.rowCount, t`row`, t`rows`);
  const below = t`${formatCount(rowsBelow)} of ${all}`;
  if (uniqueRows === rowsBelow)
    return rowsBelow === 1 ? t`${below} is unique on ${on}` : t`${below} are unique on ${on}`;
  const k = formatCount(facts.settings.k);
  return rowsBelow === 1 ? t`${below} is below k = ${k} on ${on}` : t`${below} are below k = ${k} on ${on}`;
}

function consequence({ rowsBelow, uniqueRows }: ClassRisk, names: string): string {
  if (uniqueRows === rowsBelow) {
    return rowsBelow === 1
      ? t`Someone who knows ${names} finds it.`
      : t`Someone who knows ${names} finds each of them.`;
  }
  if (uniqueRows === 0) return t`Someone who knows ${names} can guess the right row.`;
  return t`Someone who knows ${names} finds ${formatCountOf(uniqueRows, t`unique row`, t`unique rows`)} among them.`;
}

/** What else the policy asks for in vain; the first of it may be the headline. */
function othersSentence(facts: ClassFacts, areTooSmall: boolean): string[] {
  const others = verdictWords(facts).others.slice(areTooSmall ? 0 : 1);
  return others.length === 0 ? [] : [t`Also: ${others.join('; ')}.`];
}

/** Nothing where somebody declared each column that rows are compared on. */
function chosenSentence({ table, roles, quasiIdentifiers }: ClassFacts): string[] {
  const inferred = quasiIdentifiers.filter((column) => !roles[column].isDeclared);
  if (inferred.length === 0) return [];
  if (inferred.length === quasiIdentifiers.length) return [t`Quasi chose the columns by name and values.`];
  return [t`Quasi chose ${shortList(inferred.map((column) => table.columns[column].name))} by name and values.`];
}

function fix({ table, settings }: ClassFacts, areTooSmall: boolean): string {
  const k = formatCount(settings.k);
  if (!areTooSmall) return t`Fix: make the most detailed columns coarser.`;
  return table.rowCount < settings.k
    ? t`Fix: do not publish single rows, as there are too few for k = ${k}.`
    : t`Fix: Reach k = ${k}.`;
}

function unknownSentence({ unknownQuasiIdentifiers }: ClassFacts): string[] {
  if (unknownQuasiIdentifiers.length === 0) return [];
  return [t`The settings also name ${nameList(unknownQuasiIdentifiers)}, which this file does not have.`];
}

/** Nothing fails, and nothing is certified: of weight to those who named a policy, and possibly to others. */
function open(facts: ClassFacts, { policy, open: questions }: Verdict): Report {
  const unknown = questions.reduce((sum, question) => sum + (question.what === 'unknown' ? question.columns : 0), 0);
  const { state, others } = verdictWords(facts);
  const [first, ...rest] = others;
  return {
    target: { kind: 'file' },
    numbers: { unknownColumns: unknown, k: facts.risk?.k ?? facts.asPeople?.k ?? 0, target: facts.settings.k },
    severity: policy === 'default' ? 'information' : 'warning',
    ...findingText(
      first === undefined ? state : t`${state}: ${first}`,
      ...(rest.length > 0 ? [t`Also: ${rest.join('; ')}.`] : []),
      ...whatToDo(facts, questions),
    ),
  };
}

/** Questions that the roles of columns answer. */
const ofRoles: ReadonlySet<OpenQuestion['what']> = new Set(['unknown', 'guessed', 'nothing compared', 'no subject']);

function whatToDo({ unit }: ClassFacts, questions: readonly OpenQuestion[]): string[] {
  if (unit.rows === 'unclear') return [t`Fix: set in quasi.json what the rows are about ("unit").`];
  return questions.some(({ what }) => ofRoles.has(what))
    ? [t`Fix: set in quasi.json what these columns are ("columns").`]
    : [];
}

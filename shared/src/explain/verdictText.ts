/** The verdict on a file in one sentence: one wording for the terminal, cards, status and evidence. */
import type { ClassFacts, ClassRisk, OpenQuestion, Verdict } from '../analysis/index.ts';
import { isTooWide, MOST_COLUMNS } from '../table/index.ts';
import { t } from '../words/index.ts';
import { criterionAsked, criterionValue } from './criterionText.ts';
import { formatCount, formatCountOf } from './format.ts';
import { nameList, shownName } from './names.ts';

export function verdictSentence(facts: ClassFacts): string {
  const { verdict } = facts;
  if (verdict === undefined) return whyNoVerdict(facts);
  const policy = shownName(verdict.policy);
  switch (verdict.state) {
    case 'ready':
      return t`Ready for ${policy}${onColumns(facts)}.`;
    case 'not-ready':
      return t`Not ready for ${policy}: it asks for ${failingText(verdict)}.`;
    case 'provisional':
      return t`Provisional for ${policy}: nothing fails, but ${verdict.open.map(openText).join('; ')}.`;
    case 'identified':
      return identifiedText(facts);
    case 'not-judged':
      return notJudgedText(facts);
  }
}

function failingText({ criteria }: Verdict): string {
  const failing = criteria.filter(({ holds }) => !holds);
  return failing.map((criterion) => t`${criterionAsked(criterion)} (here ${criterionValue(criterion)})`).join('; ');
}

function onColumns({ risk, settings, quasiIdentifiers, table }: ClassFacts): string {
  if (!risk) return '';
  const names = nameList(quasiIdentifiers.map((column) => table.columns[column].name));
  return t`: ${kText(risk, settings.k)} on ${names}`;
}

function openText(question: OpenQuestion): string {
  switch (question.what) {
    case 'unknown':
      return formatCountOf(question.columns, t`column is unknown`, t`columns are unknown`);
    case 'guessed':
      return t`the columns compared are a guess`;
    case 'nothing compared':
      return t`no column is one that people could know`;
    case 'nothing judged':
      return t`nothing that the policy asks for could be judged`;
    case 'undecided':
      return t`there was no time to judge somebody who knows ${formatCountOf(question.known, t`column`, t`columns`)}`;
    case 'no subject':
      return t`no column says which person a row is about`;
    case 'totals':
      return t`there are too many totals to hold all of them against each other`;
  }
}

/** `Identified: name, e-mail accepted until 2027-01-31; without them: k is 7 (target 5) on sex, age.` */
function identifiedText(facts: ClassFacts): string {
  const { naming, table, settings } = facts;
  const names = nameList(naming.map(({ column }) => table.columns[column].name));
  const until = settings.identified?.until;
  const accepted = until === undefined ? t`${names} accepted` : t`${names} accepted until ${until}`;
  if (!facts.risk) return t`Identified: ${accepted}.`;
  return naming.length === 1
    ? t`Identified: ${accepted}; without it${onColumns(facts)}.`
    : t`Identified: ${accepted}; without them${onColumns(facts)}.`;
}

function notJudgedText(facts: ClassFacts): string {
  const { unit, asPeople, settings, table, ifPeople = [] } = facts;
  if (unit.rows === 'things') return t`Nothing is judged.`;
  if (unit.rows === 'groups') return t`Not judged: the rows are counts of people.`;
  const names = nameList(ifPeople.map((column) => table.columns[column].name));
  return asPeople
    ? t`Not judged: if the rows are people, ${kText(asPeople, settings.k)} on ${names}.`
    : t`Not judged: nothing tells whom the rows are about.`;
}

function kText({ k }: ClassRisk, target: number): string {
  return t`k is ${formatCount(k)} (target ${formatCount(target)})`;
}

function whyNoVerdict({ table, protection }: ClassFacts): string {
  if (protection?.isWhole) return t`Not judged: its rows are noise, and the policy says nothing of ε.`;
  if (isTooWide(table)) return t`Not judged: more than ${formatCount(MOST_COLUMNS)} columns are not analysed.`;
  return table.rowCount === 0 ? t`Not judged: the file has no rows.` : t`Not judged: there is nothing to compare.`;
}

/**
 * The verdict on a file in its two parts, what identifies people and how many rows are unique: one wording for status,
 * lens, cards, terminal, JSON and evidence.
 */
import type { ClassFacts, ClassRisk, Criterion, OpenQuestion, Verdict } from '../analysis/index.ts';
import { isTooWide, MOST_COLUMNS } from '../table/index.ts';
import { t } from '../words/index.ts';
import { criterionAsked, criterionInShort, criterionValue } from './criterionText.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { shortList, shownName } from './names.ts';

export interface VerdictWords {
  /** `Not ready for default` */
  readonly state: string;
  /** `6 direct identifiers`, where the file is judged. */
  readonly identifiers?: string;
  /** `160 of 160 rows (100 %) are unique: k = 1, target 5`, where rows are compared. */
  readonly unique?: string;
  /** What else fails, or keeps the file from being ready. */
  readonly others: readonly string[];
}

/** `Not ready for default: 6 direct identifiers; 160 of 160 rows (100 %) are unique: k = 1, target 5.` */
export function verdictSentence(facts: ClassFacts): string {
  const { state, identifiers, unique, others } = verdictWords(facts);
  const parts = [identifiers, unique, ...others].filter((part) => part !== undefined);
  return parts.length === 0 ? t`${state}.` : t`${state}: ${parts.join('; ')}.`;
}

/** `6 identifiers · k 1 of 5`, `Ready · k 11`, `Not about people`: what fits into a status bar. */
export function verdictInShort(facts: ClassFacts): string {
  const { text, verdict, risk, settings } = facts;
  if (text?.openQuote) return t`Fix the quote in line ${formatCount(text.openQuote.line)}`;
  if (verdict?.state === 'not-ready') return failingInShort(verdict, risk, settings.k).join(' · ');
  const { state } = verdictWords(facts);
  if (verdict === undefined || verdict.state === 'not-judged') return state;
  const short = { ready: t`Ready`, provisional: t`Provisional`, identified: t`Identified` }[verdict.state];
  return risk ? `${short} · ${kInShort(risk)}` : short;
}

export function verdictWords(facts: ClassFacts): VerdictWords {
  const { verdict } = facts;
  if (verdict === undefined) return { state: t`Not judged`, others: [whyNoVerdict(facts)] };
  const policy = shownName(verdict.policy);
  switch (verdict.state) {
    case 'ready':
      return { state: t`Ready for ${policy}`, ...bothParts(facts, verdict), others: [] };
    case 'not-ready':
      return { state: t`Not ready for ${policy}`, ...bothParts(facts, verdict), others: otherFailures(verdict) };
    case 'provisional':
      return { state: t`Provisional for ${policy}`, ...bothParts(facts, verdict), others: verdict.open.map(openText) };
    case 'identified':
      return { state: t`Identified`, identifiers: acceptedText(facts), ...uniquePart(facts), others: [] };
    case 'not-judged':
      return notJudged(facts);
  }
}

function bothParts(facts: ClassFacts, { criteria }: Verdict): Pick<VerdictWords, 'identifiers' | 'unique'> {
  const columns = criteria.find(({ name }) => name === 'identifiers')?.value ?? 0;
  const identifiers =
    columns === 0 ? t`no direct identifier` : formatCountOf(columns, t`direct identifier`, t`direct identifiers`);
  return { identifiers, ...uniquePart(facts) };
}

function uniquePart({ risk, settings, table }: ClassFacts): Pick<VerdictWords, 'unique'> {
  return risk ? { unique: uniqueText(risk, table.rowCount, settings.k) } : {};
}

function uniqueText({ k, rowsBelow, uniqueRows }: ClassRisk, rows: number, target: number): string {
  const sizes = kText(k, target);
  if (rowsBelow === 0) return sizes;
  const all = formatCountOf(rows, t`row`, t`rows`);
  const below = t`${formatCount(rowsBelow)} of ${all} (${formatShare(rowsBelow / rows)})`;
  if (uniqueRows < rowsBelow) {
    return rowsBelow === 1
      ? t`${below} is below the target, ${formatCount(uniqueRows)} unique: ${sizes}`
      : t`${below} are below the target, ${formatCount(uniqueRows)} unique: ${sizes}`;
  }
  return uniqueRows === 1 ? t`${below} is unique: ${sizes}` : t`${below} are unique: ${sizes}`;
}

function kText(k: number, target: number): string {
  return t`k = ${formatCount(k)}, target ${formatCount(target)}`;
}

/** The two parts state these criteria anyway. */
const inBothParts: ReadonlySet<Criterion['name']> = new Set(['identifiers', 'k', 'shareBelow']);

function otherFailures({ criteria }: Verdict): string[] {
  return criteria
    .filter(({ name, holds }) => !holds && !inBothParts.has(name))
    .map((criterion) => t`the policy asks for ${criterionAsked(criterion)} (here ${criterionValue(criterion)})`);
}

function failingInShort({ criteria }: Verdict, risk: ClassRisk | undefined, target: number): string[] {
  const failing = criteria.filter(({ holds }) => !holds);
  const identifiers = failing.filter(({ name }) => name === 'identifiers');
  const others = failing.filter(({ name }) => !inBothParts.has(name));
  const isTooSmall = failing.length > identifiers.length + others.length;
  const sizes = risk && (isTooSmall ? t`k ${formatCount(risk.k)} of ${formatCount(target)}` : kInShort(risk));
  return [...identifiers.map(criterionInShort), ...(sizes ? [sizes] : []), ...others.map(criterionInShort)];
}

function kInShort({ k }: ClassRisk): string {
  return t`k ${formatCount(k)}`;
}

function openText(question: OpenQuestion): string {
  switch (question.what) {
    case 'unknown':
      return formatCountOf(question.columns, t`column is unknown`, t`columns are unknown`);
    case 'guessed':
      return t`the compared columns are a guess`;
    case 'nothing compared':
      return t`no column holds what others could know of a person`;
    case 'nothing judged':
      return t`the policy asks for nothing that this file could be judged by`;
    case 'undecided':
      return t`time ran out for an attacker who knows ${formatCountOf(question.known, t`column`, t`columns`)}`;
    case 'no subject':
      return t`no column says which person a row is about`;
    case 'totals':
      return t`the table has too many totals to compare all of them`;
  }
}

/** `name, e-mail accepted until 2027-01-31` */
function acceptedText({ naming, table, settings }: ClassFacts): string {
  const names = shortList(naming.map(({ column }) => table.columns[column].name));
  const until = settings.identified?.until;
  return until === undefined ? t`${names} accepted` : t`${names} accepted until ${until}`;
}

function notJudged({ unit, asPeople, settings, ifPeople = [], table }: ClassFacts): VerdictWords {
  if (unit.rows === 'things') return { state: t`Not about people`, others: [] };
  if (unit.rows === 'groups') return { state: t`Counts of people`, others: [t`none of the counts could be judged`] };
  const state = t`Unclear if about people`;
  if (!asPeople) return { state, others: [t`neither names nor values say who the rows are about`] };
  const names = shortList(ifPeople.map((column) => table.columns[column].name));
  return { state, others: [t`if so, ${kText(asPeople.k, settings.k)} on ${names}`] };
}

function whyNoVerdict({ table, text, protection }: ClassFacts): string {
  if (text?.openQuote) return t`line ${formatCount(text.openQuote.line)} has an unclosed quote`;
  if (protection?.isWhole) return t`the rows are noise, and the policy has no limit for ε`;
  if (isTooWide(table)) return t`more than ${formatCount(MOST_COLUMNS)} columns are not analysed`;
  return table.rowCount === 0 ? t`the file has no rows` : t`there is nothing to compare`;
}

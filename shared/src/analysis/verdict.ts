/** Whether a file satisfies its policy, criterion by criterion, and what that comes to. */
import type { GroupFacts } from '../groups/index.ts';
import type { ClassRisk } from './classRisk.ts';
import type { ProfileFacts } from './facts.ts';
import { holdsBy, type JudgedByKnowledge, type KnowledgeLimit, knowledgeLimit, valueBy } from './judgedByKnowledge.ts';
import { areCompared } from './settledUnit.ts';

export interface Criterion {
  readonly name:
    | 'k'
    | 'shareBelow'
    | 'meanRisk'
    | 'populationUnique'
    | 'l'
    | 't'
    | 'epsilon'
    | 'safeHarbor'
    | 'identifiers'
    | 'smallCells'
    | 'derivableCells';
  readonly limit: number;
  readonly value: number;
  readonly holds: boolean;
}

/**
 * Only `ready` is an all-clear. `identified`: all holds but for columns that are meant to name people. `provisional`: nothing
 * fails, and something is open. `not-judged`: the rows are about nobody, or it is not clear who they are about.
 */
export type VerdictState = 'ready' | 'not-ready' | 'provisional' | 'identified' | 'not-judged';

/** Why nothing is certified though nothing fails. */
export type OpenQuestion =
  /** So many columns are not recognised, and nobody has said what they are. */
  | { readonly what: 'unknown'; readonly columns: number }
  /** Columns nobody recognised stand in for what people could know. */
  | { readonly what: 'guessed' }
  /** Nothing was compared. */
  | { readonly what: 'nothing compared' }
  /** Nothing is known of what the policy asks for: no population, no sensitive column, no noise. */
  | { readonly what: 'nothing judged' }
  /** Rows are of people who return, and no column says who. */
  | { readonly what: 'no subject' }
  /** There was no time to find out whether somebody who knows so many columns finds too many. */
  | { readonly what: 'undecided'; readonly known: number }
  /** Not all totals of a table of counts could be held against each other. */
  | { readonly what: 'totals' };

export interface Verdict {
  readonly policy: string;
  readonly attacker: string;
  readonly state: VerdictState;
  /** Null where it is neither ready nor not ready. */
  readonly ready: boolean | null;
  readonly criteria: readonly Criterion[];
  readonly open: readonly OpenQuestion[];
}

/** What the criteria are compared with; what is not known is not judged. */
export interface Judged {
  readonly risk: ClassRisk | undefined;
  /** What the attacker of the settings finds; undefined where nothing is compared. */
  readonly attacked?: JudgedByKnowledge | undefined;
  readonly rows: number;
  /** The smallest ℓ and the largest t of the sensitive columns; undefined if the file has no sensitive column. */
  readonly l: number | undefined;
  readonly t: number | undefined;
  /** The share of rows that are expected to be unique people; undefined where no population is known. */
  readonly populationUnique?: number | undefined;
}

type Profile = Pick<
  ProfileFacts,
  'settings' | 'unit' | 'groups' | 'roles' | 'naming' | 'protection' | 'safeHarbor' | 'quasiIdentifiersAreGuessed'
>;

/** Undefined where there are no rows to judge, or what is left of them is noise that the policy does not judge. */
export function verdictOn(judged: Judged, facts: Profile): Verdict | undefined {
  const { policy, attacker } = facts.settings;
  const criteria = criteriaOf(judged, facts);
  const isNoise = facts.protection?.isWhole === true;
  if (judged.rows === 0 || (isNoise && criteria.every(({ name }) => name === 'identifiers'))) return undefined;
  const open = isNoise ? [] : openQuestions(judged, facts, criteria);
  const state = stateOf(criteria, open, facts);
  const ready = state === 'ready' ? true : state === 'not-ready' ? false : null;
  return { policy: policy.name, attacker: attacker.name, state, ready, criteria, open };
}

function stateOf(
  criteria: readonly Criterion[],
  open: readonly OpenQuestion[],
  { unit, groups, naming, protection }: Profile,
): VerdictState {
  const ofGroups = groupCriteria(groups);
  // Counts of people in a table of places make it unfit to publish; that none is small does not make the rest of it fit.
  const isCounted = ofGroups.length > 0 && (unit.rows === 'groups' || ofGroups.some(({ holds }) => !holds));
  const isJudged = areCompared(unit) || protection !== undefined || isCounted;
  if (!isJudged) return 'not-judged';
  if (criteria.some(({ holds }) => !holds)) return 'not-ready';
  if (open.length > 0) return 'provisional';
  return naming.length > 0 ? 'identified' : 'ready';
}

function criteriaOf(
  { risk, attacked, rows, l, t, populationUnique }: Judged,
  { settings, groups, naming, protection, safeHarbor }: Profile,
): Criterion[] {
  const { k, l: targetL, t: targetT, policy } = settings;
  const { meanRisk, populationUnique: mostUnique, epsilon: mostEpsilon } = policy.criteria;
  const limit = knowledgeLimit(settings);
  const ofClasses = (found: ClassRisk): Criterion[] => [
    ...(limit ? [judgedByK(found, limit)] : []),
    ...(meanRisk === undefined ? [] : [atMost('meanRisk', meanRisk, found.orr)]),
    ...(mostUnique === undefined || populationUnique === undefined
      ? []
      : [atMost('populationUnique', mostUnique, populationUnique)]),
    ...(policy.criteria.l === undefined || l === undefined ? [] : [atLeast('l', targetL, l)]),
    ...(policy.criteria.t === undefined || t === undefined ? [] : [atMost('t', targetT, t)]),
  ];
  // A policy that allows a share of rows below k is judged by that share.
  const judgedByK = (found: ClassRisk, asked: KnowledgeLimit): Criterion => {
    if (attacked) return { ...asked, value: valueBy(attacked, asked), holds: holdsBy(attacked, asked) !== false };
    return asked.name === 'k' ? atLeast('k', k, found.k) : atMost('shareBelow', asked.limit, found.rowsBelow / rows);
  };
  const breaches = safeHarbor.filter((breach) => breach !== undefined).length;
  return [
    // No policy lets names pass, whatever it asks for besides.
    atMost('identifiers', 0, naming.filter(({ isAccepted }) => !isAccepted).length),
    ...(risk ? ofClasses(risk) : []),
    ...groupCriteria(groups),
    ...(mostEpsilon === undefined || !protection ? [] : [atMost('epsilon', mostEpsilon, protection.total)]),
    ...(policy.criteria.safeHarbor && rows > 0 ? [atMost('safeHarbor', 0, breaches)] : []),
  ];
}

/** What a table of counts has to fulfil under any policy; none of any other table. */
function groupCriteria(groups: GroupFacts | undefined): Criterion[] {
  if (!groups) return [];
  return [atMost('smallCells', 0, groups.small.cells), atMost('derivableCells', 0, groups.derivable.cells)];
}

function atLeast(name: Criterion['name'], limit: number, value: number): Criterion {
  return { name, limit, value, holds: value >= limit };
}

function atMost(name: Criterion['name'], limit: number, value: number): Criterion {
  return { name, limit, value, holds: value <= limit };
}

function openQuestions(
  { risk, attacked }: Judged,
  { settings, unit, groups, roles, quasiIdentifiersAreGuessed }: Profile,
  criteria: readonly Criterion[],
): OpenQuestion[] {
  if (unit.rows === 'groups' && groups) return groups.isAtLeast ? [{ what: 'totals' }] : [];
  const columns = roles.filter(({ role }) => role === 'unknown').length;
  const asksForClasses = Object.keys(settings.policy.criteria).some(
    (name) => name !== 'safeHarbor' && name !== 'attacker',
  );
  const hasNoSubject = unit.rows === 'events' && !roles.some(({ role }) => role === 'subject');
  const isUnjudged = risk !== undefined && criteria.every(({ name }) => name === 'identifiers');
  return [
    ...(columns > 0 ? [{ what: 'unknown', columns } as const] : []),
    ...(quasiIdentifiersAreGuessed ? [{ what: 'guessed' } as const] : []),
    ...(risk === undefined && asksForClasses ? [{ what: 'nothing compared' } as const] : []),
    ...(isUnjudged ? [{ what: 'nothing judged' } as const] : []),
    ...(isUndecided(attacked, settings) ? [{ what: 'undecided', known: attacked.known } as const] : []),
    ...(hasNoSubject ? [{ what: 'no subject' } as const] : []),
  ];
}

function isUndecided(
  attacked: JudgedByKnowledge | undefined,
  settings: ProfileFacts['settings'],
): attacked is JudgedByKnowledge {
  const limit = knowledgeLimit(settings);
  return attacked !== undefined && limit !== undefined && holdsBy(attacked, limit) === undefined;
}

/** Whether a verdict stops the copy or the release: it is for readers who skip the rest. */
export function letsPass({ state }: Verdict): boolean {
  return state === 'ready' || state === 'identified';
}

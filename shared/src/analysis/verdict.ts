/** Whether a file satisfies its policy, criterion by criterion. */
import type { Settings } from '../config/index.ts';
import type { ClassRisk } from './classRisk.ts';

export interface Criterion {
  readonly name: 'k' | 'shareBelow' | 'meanRisk' | 'populationUnique' | 'l' | 't' | 'epsilon' | 'safeHarbor';
  readonly limit: number;
  readonly value: number;
  readonly holds: boolean;
}

export interface Verdict {
  readonly policy: string;
  readonly attacker: string;
  readonly ready: boolean;
  readonly criteria: readonly Criterion[];
}

/** What the criteria are compared with; what is not known is not judged. */
export interface Judged {
  readonly risk: ClassRisk | undefined;
  readonly rows: number;
  /** The smallest ℓ and the largest t of the sensitive columns; undefined without such a column. */
  readonly l: number | undefined;
  readonly t: number | undefined;
  /** The share of rows that are expected to be unique people; undefined where no population is known. */
  readonly populationUnique?: number | undefined;
  /** Σε over the columns of a protected file; undefined for any other. */
  readonly epsilon?: number | undefined;
  /** Columns that fall under HIPAA's safe harbor. */
  readonly breaches: number;
}

/** Undefined where there is nothing to judge, for want of rows, of quasi-identifiers, or of criteria. */
export function verdictOn(
  { risk, rows, l, t, populationUnique, epsilon, breaches }: Judged,
  { k, l: targetL, t: targetT, policy, attacker }: Settings,
): Verdict | undefined {
  const { shareBelow, meanRisk, safeHarbor } = policy.criteria;
  const { populationUnique: mostUnique, epsilon: mostEpsilon } = policy.criteria;
  const asksForK = policy.criteria.k !== undefined || shareBelow !== undefined;
  const atLeast = (name: Criterion['name'], limit: number, value: number): Criterion => ({
    name,
    limit,
    value,
    holds: value >= limit,
  });
  const atMost = (name: Criterion['name'], limit: number, value: number): Criterion => ({
    name,
    limit,
    value,
    holds: value <= limit,
  });
  const ofClasses = (found: ClassRisk): Criterion[] => [
    ...(asksForK ? [judgedByK(found)] : []),
    ...(meanRisk === undefined ? [] : [atMost('meanRisk', meanRisk, found.orr)]),
    ...(mostUnique === undefined || populationUnique === undefined
      ? []
      : [atMost('populationUnique', mostUnique, populationUnique)]),
    ...(policy.criteria.l === undefined || l === undefined ? [] : [atLeast('l', targetL, l)]),
    ...(policy.criteria.t === undefined || t === undefined ? [] : [atMost('t', targetT, t)]),
  ];
  // A policy that allows a share of rows below k is judged by that share.
  const judgedByK = (found: ClassRisk): Criterion =>
    shareBelow ? atMost('shareBelow', shareBelow, found.rowsBelow / rows) : atLeast('k', k, found.k);
  const criteria = [
    ...(risk ? ofClasses(risk) : []),
    ...(mostEpsilon === undefined || epsilon === undefined ? [] : [atMost('epsilon', mostEpsilon, epsilon)]),
    ...(safeHarbor && rows > 0 ? [atMost('safeHarbor', 0, breaches)] : []),
  ];
  if (criteria.length === 0) return undefined;
  return { policy: policy.name, attacker: attacker.name, ready: criteria.every(({ holds }) => holds), criteria };
}

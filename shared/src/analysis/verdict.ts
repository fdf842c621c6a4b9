/** Whether a file satisfies its policy, criterion by criterion. */
import type { Settings } from '../config/index.ts';
import type { ClassRisk } from './classRisk.ts';

export interface Criterion {
  readonly name: 'k' | 'shareBelow' | 'meanRisk' | 'l' | 't';
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
}

/** Undefined where there is nothing to judge: no rows, or no quasi-identifiers. A policy that allows a share of rows below k is judged by that share. */
export function verdictOn(
  { risk, rows, l, t }: Judged,
  { k, l: targetL, t: targetT, policy, attacker }: Settings,
): Verdict | undefined {
  if (!risk) return undefined;
  const { shareBelow = 0, meanRisk } = policy.criteria;
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
  const criteria = [
    shareBelow > 0 ? atMost('shareBelow', shareBelow, risk.rowsBelow / rows) : atLeast('k', k, risk.k),
    ...(meanRisk === undefined ? [] : [atMost('meanRisk', meanRisk, risk.orr)]),
    ...(policy.criteria.l === undefined || l === undefined ? [] : [atLeast('l', targetL, l)]),
    ...(policy.criteria.t === undefined || t === undefined ? [] : [atMost('t', targetT, t)]),
  ];
  return { policy: policy.name, attacker: attacker.name, ready: criteria.every(({ holds }) => holds), criteria };
}

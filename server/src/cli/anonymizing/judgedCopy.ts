/** A copy as its verdict sees it: what is left in it that identifies people counts, and not what the headers of treated columns say. */
import type { ClassFacts, Criterion, VerdictState } from '@quasi/shared/analysis';
import type { LeftInCopy } from './leftInCopy.ts';

/** `facts`: of the copy. */
export function judgedCopy(facts: ClassFacts, state: VerdictState, left: LeftInCopy, isCompared: boolean): ClassFacts {
  const { table, settings } = facts;
  const columns = left.identifiers.length + left.texts.length;
  const identifiers: Criterion = { name: 'identifiers', limit: 0, value: columns, holds: columns === 0 };
  const others = facts.verdict?.criteria.filter(({ name }) => name !== 'identifiers') ?? [];
  const accepted = left.accepted.map((name) => table.columns.findIndex((column) => column.name === name));
  return {
    ...facts,
    naming: accepted.flatMap((column) => (column < 0 ? [] : [{ column, isText: false, isAccepted: true }])),
    risk: isCompared ? facts.risk : undefined,
    verdict: {
      policy: settings.policy.name,
      attacker: settings.attacker.name,
      state,
      ready: state === 'ready' ? true : state === 'not-ready' ? false : null,
      criteria: [identifiers, ...(isCompared ? others : [])],
      open: isCompared ? (facts.verdict?.open ?? []) : [{ what: 'nothing compared' }],
    },
  };
}

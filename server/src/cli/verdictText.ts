/** The verdict on a file in one sentence, and what of a policy it leaves open. */
import type { ClassFacts, Verdict } from '@quasi/shared/analysis';
import type { Policy, Settings } from '@quasi/shared/config';
import { verdictSentence } from '@quasi/shared/explain';

const openWords: Readonly<Partial<Record<keyof Policy, string>>> = {
  l: 'ℓ, for want of a sensitive column',
  t: 't, for want of a sensitive column',
  populationUnique: 'unique people in the population, for want of a population',
  epsilon: 'ε, for want of noised columns',
};

/** `Not ready for public11: it asks for k at least 11 (here 1).` */
export function verdictText(facts: ClassFacts): string {
  const { verdict, settings } = facts;
  const sentence = verdictSentence(facts);
  if (verdict === undefined || verdict.state === 'not-judged') return sentence;
  const open = unjudged(settings, verdict).map((criterion) => openWords[criterion] ?? criterion);
  return open.length > 0 ? `${sentence} Not judged: ${open.join('; ')}.` : sentence;
}

/** The criteria of the policy that the verdict says nothing of, by their names in `quasi.json`. */
export function unjudged({ policy }: Settings, verdict: Verdict | undefined): (keyof Policy)[] {
  const judged: readonly string[] = verdict?.criteria.map(({ name }) => name) ?? [];
  const isOpen = (name: keyof Policy) => {
    if (name === 'attacker' || policy.criteria[name] === undefined || judged.includes(name)) return false;
    // A share of rows below k is judged by k, and k by that share.
    return verdict === undefined || (name !== 'k' && name !== 'shareBelow');
  };
  return (Object.keys(policy.criteria) as (keyof Policy)[]).filter(isOpen);
}

/** The verdict on a file in one sentence, and which criteria of the policy it leaves open. */
import type { ClassFacts, Verdict } from '@quasi/shared/analysis';
import type { Policy, Settings } from '@quasi/shared/config';
import { verdictSentence } from '@quasi/shared/explain';

const openWords: Readonly<Partial<Record<keyof Policy, string>>> = {
  l: 'ℓ (there is no sensitive column)',
  t: 't (there is no sensitive column)',
  populationUnique: 'unique people in the population (no population is known)',
  epsilon: 'ε (no column is noised)',
};

/** `Not ready for public11: no direct identifier; 3 of 80 rows (3.8 %) are unique: k = 1, target 11.` */
export function verdictText(facts: ClassFacts): string {
  const sentence = verdictSentence(facts);
  const open = unjudgedText(facts);
  return open === undefined ? sentence : `${sentence} ${open.charAt(0).toUpperCase()}${open.slice(1)}.`;
}

/** The verdict as programs read it, with its sentence; null where there is nothing to judge. */
export function verdictInJson(facts: ClassFacts): (Verdict & { readonly text: string }) | null {
  return facts.verdict ? { ...facts.verdict, text: verdictSentence(facts) } : null;
}

/** `not judged: ℓ (there is no sensitive column)` */
export function unjudgedText({ verdict, settings }: ClassFacts): string | undefined {
  if (verdict === undefined || verdict.state === 'not-judged') return undefined;
  const open = unjudged(settings, verdict).map((criterion) => openWords[criterion] ?? criterion);
  return open.length > 0 ? `not judged: ${open.join('; ')}` : undefined;
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

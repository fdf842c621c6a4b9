/** The verdict on a file in one sentence, and what of a policy it leaves open. */
import type { ClassFacts, Verdict } from '@quasi/shared/analysis';
import type { Policy, Settings } from '@quasi/shared/config';
import { criterionAsked, criterionValue, formatCount, shownName } from '@quasi/shared/explain';
import { isTooWide, MOST_COLUMNS } from '@quasi/shared/table';

const openWords: Readonly<Partial<Record<keyof Policy, string>>> = {
  l: 'ℓ, for want of a sensitive column',
  t: 't, for want of a sensitive column',
  populationUnique: 'unique people in the population, for want of a population',
  epsilon: 'ε, for want of noised columns',
};

/** `Not ready for public11: k at least 11 (here 1).` */
export function verdictText({ verdict, settings, table, protection }: ClassFacts): string {
  if (verdict === undefined) {
    if (protection?.isWhole) return 'Not judged: its rows are noise, and the policy says nothing of ε.';
    if (isTooWide(table)) return `Not judged: more than ${formatCount(MOST_COLUMNS)} columns are not analysed.`;
    return `Not judged: ${table.rowCount === 0 ? 'the file has no rows' : 'no column is a quasi-identifier'}.`;
  }
  const name = shownName(verdict.policy);
  const open = unjudged(settings, verdict).map((criterion) => openWords[criterion] ?? criterion);
  const rest = open.length > 0 ? ` Not judged: ${open.join('; ')}.` : '';
  if (verdict.ready)
    return `${open.length > 0 ? `As far as it is judged, ready for ${name}` : `Ready for ${name}`}.${rest}`;
  const failing = verdict.criteria.filter(({ holds }) => !holds);
  const asked = failing.map((criterion) => `${criterionAsked(criterion)} (here ${criterionValue(criterion)})`);
  return `Not ready for ${name}: ${asked.join('; ')}.${rest}`;
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

/** The facts on a file as they would be with another k to be reached: what is aimed at is another, the classes stay what they are. */
import type { ClassFacts } from '../analysis/index.ts';
import { LastUsed } from '../memory/index.ts';

/** The goals that somebody tries one after the other. */
const MOST_GOALS = 6;
const aimed = new WeakMap<ClassFacts, LastUsed<number, ClassFacts>>();
const found = new WeakMap<ClassFacts, ClassFacts>();

/** One object for each k as long as the facts are what they are: others keep by it what they work out. */
export function aimedAt(facts: ClassFacts, k: number): ClassFacts {
  if (k === facts.settings.k) return facts;
  const goals = aimed.get(facts) ?? new LastUsed(MOST_GOALS);
  aimed.set(facts, goals);
  const known = goals.get(k) ?? { ...facts, settings: { ...facts.settings, k } };
  goals.set(k, known);
  found.set(known, facts);
  return known;
}

/** The facts as the settings have them: what no k changes is kept by these. */
export function unaimed(facts: ClassFacts): ClassFacts {
  return found.get(facts) ?? facts;
}

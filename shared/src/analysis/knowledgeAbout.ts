/** The curve of knowledge of a file: of its quasi-identifiers, and of its people where a column names the people of the rows. */
import { rowsIn } from '../counts/index.ts';
import type { ClassFacts, ProfileFacts } from './facts.ts';
import { secondsToCompare } from './insight.ts';
import { type Knowledge, type KnowledgeQuestion, knowledgeOf } from './knowledge.ts';
import type { Work } from './progress.ts';
import { questionAbout } from './sensitivityQuestion.ts';
import type { SizedClasses } from './sizedClasses.ts';

/** Undefined where there is nothing to compare. `budget`: seconds. */
export function* knowledgeAbout(facts: ClassFacts, budget: number | undefined): Work<Knowledge | undefined> {
  const question = knowledgeQuestion(facts, secondsToCompare(facts, budget));
  return question && (yield* knowledgeOf(question));
}

/** Rows of noise are nobody's, so that knowing them finds nobody. */
export function knowledgeQuestion(
  facts: ProfileFacts & SizedClasses,
  budget: number | undefined,
): KnowledgeQuestion | undefined {
  const { quasiIdentifiers, settings, classes, subjects, protection } = facts;
  if (quasiIdentifiers.length === 0 || protection?.isWhole) return undefined;
  const { reveal, seed } = questionAbout(facts, quasiIdentifiers, budget);
  const codes = rowsIn(facts.counts).codes(quasiIdentifiers);
  return { codes, classes, people: subjects, k: settings.k, reveal, seed, budget };
}

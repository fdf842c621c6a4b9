/** The verdict on a table whose classes are known; what a policy does not ask for is not looked at. */
import { isTooWide } from '../table/index.ts';
import { deadlineOf } from './budget.ts';
import type { ClassFacts, ProfileFacts } from './facts.ts';
import { judgedByCounting } from './judgedByCounting.ts';
import { type JudgedByKnowledge, judgedByKnowledge, knowledgeLimit } from './judgedByKnowledge.ts';
import { knowledgeQuestion } from './knowledgeAbout.ts';
import type { Work } from './progress.ts';
import { sensitiveColumns, worstOf } from './sensitiveClasses.ts';
import type { SizedClasses } from './sizedClasses.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** None without columns that were looked at. `among`: the rows among the people of the population, where the policy asks for that. */
export function* classVerdict(
  facts: ProfileFacts & SizedClasses,
  among: ClassFacts['inPopulation'],
): Work<Verdict | undefined> {
  const { table, text, settings, protection, classes, risk } = facts;
  if (isTooWide(table) || text?.openQuote) return undefined;
  const { criteria } = settings.policy;
  const isNoise = protection?.isWhole === true;
  const isJudged = !isNoise && (criteria.l !== undefined || criteria.t !== undefined);
  const worst = worstOf(isJudged ? yield* sensitiveColumns(facts, classes) : []);
  const attacked = risk && (yield* attackedBy(facts));
  return verdictOn({ risk, attacked, rows: table.rowCount, ...worst, populationUnique: among?.alone }, facts);
}

/** Seconds for an attacker who does not know all columns: what there is no time for is undecided. */
const BUDGET = 1;

function* attackedBy(facts: ProfileFacts & SizedClasses): Work<JudgedByKnowledge | undefined> {
  const { settings, subjects, quasiIdentifiers } = facts;
  const { kappa } = settings.attacker;
  // Where each row is a person and all columns are known, the classes give it, after an edit too.
  if (!subjects && (typeof kappa !== 'number' || kappa >= quasiIdentifiers.length)) return undefined;
  const limit = knowledgeLimit(settings);
  if (limit && !facts.counts.rows && !facts.protection?.isWhole) {
    const asked = { counts: facts.counts, missing: 'value', subject: subjects?.column, k: settings.k, kappa } as const;
    return yield* judgedByCounting(asked, quasiIdentifiers, deadlineOf(BUDGET));
  }
  const question = limit && knowledgeQuestion(facts, BUDGET);
  return question && (yield* judgedByKnowledge(question, kappa, limit));
}

/** The verdict on a table whose classes are known; what a policy does not ask for is not looked at. */
import { isTooWide } from '../table/index.ts';
import type { ClassFacts, ProfileFacts } from './facts.ts';
import type { Work } from './progress.ts';
import { sensitiveColumns, worstOf } from './sensitiveClasses.ts';
import type { SizedClasses } from './sizedClasses.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** None without columns that were looked at. `among`: the rows among the people of the population, where the policy asks for that. */
export function* classVerdict(
  facts: ProfileFacts & SizedClasses,
  among: ClassFacts['inPopulation'],
): Work<Verdict | undefined> {
  const { table, settings, protection, classes, risk, safeHarbor } = facts;
  if (isTooWide(table)) return undefined;
  const { criteria } = settings.policy;
  const isNoise = protection?.isWhole === true;
  const isJudged = !isNoise && (criteria.l !== undefined || criteria.t !== undefined);
  const worst = worstOf(isJudged ? yield* sensitiveColumns(facts, classes) : []);
  const breaches = safeHarbor.filter((breach) => breach !== undefined).length;
  const of = { populationUnique: among?.alone, epsilon: protection?.total, breaches };
  return verdictOn({ risk, rows: table.rowCount, ...worst, ...of }, settings);
}

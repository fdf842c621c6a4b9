/** `verdict`: whether the file satisfies its policy, judged by the same classes as the other parts. */
import {
  type ClassRisk,
  deadlineOf,
  type JudgedByKnowledge,
  judgedByCounting,
  judgedByKnowledge,
  knowledgeLimit,
  type SensitiveClasses,
  sensitiveClasses,
  verdictOn,
  type Work,
  worstOf,
} from '../analysis/index.ts';
import { classesElsewhere, type MissingPolicy } from '../counts/index.ts';
import { recordsBelow, riskOfMatches } from '../measures/protection/index.ts';
import { indistinguishableInPopulation, sampleOf } from './indistinguishable.ts';
import { knowledgeQuestionOf } from './knowledge.ts';
import type { Measured } from './measured.ts';
import { columnNumber } from './namedColumns.ts';
import type { Part } from './part.ts';

export const verdict: Part = function* (measured) {
  const { facts, matches, ofRows } = measured;
  const { settings, quasiIdentifiers } = facts;
  const isNoise = facts.protection?.isWhole === true;
  const { l, t } = settings.policy.criteria;
  const sensitive: SensitiveClasses[] = [];
  for (const column of l === undefined && t === undefined ? [] : sensitiveColumns(measured)) {
    const classes = ofRows?.classes ?? classesElsewhere;
    sensitive.push(yield* sensitiveClasses(facts, column, classes, settings, policyOf(measured)));
  }
  const isCompared = matches.rows > 0 && quasiIdentifiers.length > 0 && !isNoise;
  const found = verdictOn(
    {
      attacked: isCompared ? yield* attackedBy(measured) : undefined,
      risk: isCompared ? classRiskOf(measured) : undefined,
      rows: matches.rows,
      ...worstOf(sensitive),
      populationUnique: yield* uniqueInPopulation(measured),
    },
    facts,
  );
  return found && { ...found };
};

/** Undefined where a missing cell matches anything: then only who knows all is judged. */
function* attackedBy(measured: Measured): Work<JudgedByKnowledge | undefined> {
  const { settings } = measured.facts;
  const limit = knowledgeLimit(settings);
  if (limit && !measured.ofRows) {
    const { facts, request, subject } = measured;
    const { k, attacker } = settings;
    const asked = { counts: facts.counts, missing: policyOf(measured), subject, k, kappa: attacker.kappa };
    return yield* judgedByCounting(asked, facts.quasiIdentifiers, deadlineOf(request.budget));
  }
  const question = limit && knowledgeQuestionOf(measured);
  return question && (yield* judgedByKnowledge(question, settings.attacker.kappa, limit));
}

/** The share of people of the file who are expected to be unique; undefined where nobody asks for it, or no population is known. */
function* uniqueInPopulation(measured: Measured): Work<number | undefined> {
  if (measured.facts.settings.policy.criteria.populationUnique === undefined) return undefined;
  const sample = sampleOf(measured);
  return sample && (yield* indistinguishableInPopulation(measured, sample)).alone;
}

/** Where a missing cell matches anything, classes are formed as if it were a value. */
function policyOf({ request: { missing } }: Measured): MissingPolicy {
  return missing === 'wildcard' ? 'value' : missing;
}

/** For people, where rows say who they are about. */
function classRiskOf(measured: Measured): ClassRisk {
  const { settings } = measured.facts;
  const found = measured.peopleMatches;
  return {
    k: found.matches[0],
    uniqueRows: recordsBelow(found, 2),
    rowsBelow: recordsBelow(found, settings.k),
    orr: riskOfMatches(found, settings.k).average,
  };
}

/** Those that are sensitive in the file, and those that were named. */
function sensitiveColumns({ table, facts, request }: Measured): number[] {
  const own = facts.roles.flatMap(({ role }, column) => (role === 'sensitive' ? [column] : []));
  return [...new Set([...own, ...request.sensitive.map((name) => columnNumber(table, name))])];
}

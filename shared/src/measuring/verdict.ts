/** `verdict`: whether the file satisfies its policy, judged by the same classes as the other parts. */
import {
  type ClassRisk,
  crowdRisk,
  deadlineOf,
  type SensitiveClasses,
  sensitiveClasses,
  verdictOn,
  type Work,
  worstOf,
} from '../analysis/index.ts';
import { riskOfMatches } from '../measures/protection/index.ts';
import { indistinguishableInPopulation } from './indistinguishable.ts';
import type { Measured } from './measured.ts';
import { columnNumber } from './namedColumns.ts';
import type { Part } from './part.ts';

export const verdict: Part = function* (measured) {
  const { table, facts, classes, matches } = measured;
  const { settings, quasiIdentifiers } = facts;
  const isNoise = facts.protection?.isWhole === true;
  const { l, t } = settings.policy.criteria;
  const sensitive: SensitiveClasses[] = [];
  for (const column of l === undefined && t === undefined ? [] : sensitiveColumns(measured)) {
    sensitive.push(yield* sensitiveClasses(table.columns, column, classes, settings));
  }
  const found = verdictOn(
    {
      risk: matches.rows === 0 || quasiIdentifiers.length === 0 || isNoise ? undefined : yield* classRiskOf(measured),
      rows: matches.rows,
      ...worstOf(sensitive),
      populationUnique: yield* uniqueInPopulation(measured),
      epsilon: facts.protection?.total,
      breaches: facts.safeHarbor.filter((breach) => breach !== undefined).length,
    },
    settings,
  );
  return found && { ...found };
};

/** The share of rows that are expected to be unique people; undefined where nobody asks for it, or no population is known. */
function* uniqueInPopulation(measured: Measured): Work<number | undefined> {
  const { facts, request, table, sizes } = measured;
  const { population: size, samplingRate = table.rowCount / (size ?? 1) } = request;
  if (facts.settings.policy.criteria.populationUnique === undefined || size === undefined || !sizes) return undefined;
  const rate = Math.min(1, samplingRate);
  const { byTarget } = yield* indistinguishableInPopulation(measured, size, rate, deadlineOf(request.budget));
  return 1 - Number(byTarget['2']);
}

function* classRiskOf({ matches, people, classes, facts: { settings } }: Measured): Work<ClassRisk> {
  const byPeople = people && (yield* crowdRisk(people.crowds, classes.sizeOfClass, settings.k));
  if (byPeople) return byPeople;
  const rowsWith = (holds: (count: number) => boolean) =>
    matches.records.reduce((sum, records, i) => (holds(matches.matches[i]) ? sum + records : sum), 0);
  return {
    k: matches.matches[0],
    uniqueRows: rowsWith((count) => count === 1),
    rowsBelow: rowsWith((count) => count < settings.k),
    orr: riskOfMatches(matches, settings.k).average,
  };
}

/** Those that are sensitive in the file, and those that were named. */
function sensitiveColumns({ table, facts, request }: Measured): number[] {
  const own = facts.roles.flatMap(({ role }, column) => (role === 'sensitive' ? [column] : []));
  return [...new Set([...own, ...request.sensitive.map((name) => columnNumber(table, name))])];
}

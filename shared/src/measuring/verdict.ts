/** `verdict`: whether the file satisfies its policy, judged by the same classes as the other parts. */
import { type SensitiveClasses, sensitiveClasses, verdictOn, worstOf } from '../analysis/index.ts';
import { riskOfMatches } from '../measures/protection/index.ts';
import type { Measured } from './measured.ts';
import { columnNumber } from './namedColumns.ts';
import type { Part } from './part.ts';

export const verdict: Part = function* (measured) {
  const { table, facts, classes, matches } = measured;
  const { settings, quasiIdentifiers } = facts;
  const { l, t } = settings.policy.criteria;
  const sensitive: SensitiveClasses[] = [];
  for (const column of l === undefined && t === undefined ? [] : sensitiveColumns(measured)) {
    sensitive.push(yield* sensitiveClasses(table.columns, column, classes, settings));
  }
  const found = verdictOn(
    {
      risk: matches.rows === 0 || quasiIdentifiers.length === 0 ? undefined : classRiskOf(measured),
      rows: matches.rows,
      ...worstOf(sensitive),
      breaches: facts.safeHarbor.filter((breach) => breach !== undefined).length,
    },
    settings,
  );
  return found && { ...found };
};

function classRiskOf({ matches, facts: { settings } }: Measured) {
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

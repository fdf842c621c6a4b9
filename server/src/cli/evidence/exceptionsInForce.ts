/** Which exceptions hold for a file on a day, and how much each of them covers. */
import type { ClassFacts, InsightFacts } from '@quasi/shared/analysis';
import { applySettings, runClassRules, runInsightRules, runProfileRules, runStructureRules } from '@quasi/shared/rules';

/** `allowed`: findings that each would allow by itself: two exceptions may cover the same. */
export function exceptionsInForce(facts: ClassFacts, insight: InsightFacts | undefined, today: string) {
  const { settings, table } = facts;
  const inForce = settings.exceptions.filter(({ until }) => until === undefined || today <= until);
  if (inForce.length === 0) return [];
  const all = [...runStructureRules(facts), ...runProfileRules(facts), ...runClassRules(facts)];
  if (insight) all.push(...runInsightRules(insight));
  const nameOf = (column: number) => table.columns.at(column)?.name;
  return inForce.map((exception) => {
    const alone = { ...settings, exceptions: [exception] };
    return { exception, allowed: applySettings(all, alone, nameOf, today).allowed };
  });
}

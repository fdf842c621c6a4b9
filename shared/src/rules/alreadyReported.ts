/** What some findings report of a column, so that others do not report it again. */
import type { InsightFacts } from '../analysis/index.ts';

/** The columns that others could know about a person and that identify the user of a row as often as the settings ask for. */
export function columnsNamingUsers({
  settings,
  roles,
  background,
}: InsightFacts): readonly { column: number; risk: number }[] {
  const least = settings.rules['background-knowledge'].risk;
  const risks = background?.risks ?? [];
  return risks.filter(({ column, risk }) => risk >= least && roles[column].role === 'quasi-identifier');
}

/** The columns that single rows or users out by themselves. */
export function columnsSinglingOut(facts: InsightFacts): ReadonlySet<number> {
  const alone = facts.smallKeys.filter(({ columns }) => columns.length === 1).map(({ columns: [one] }) => one);
  return new Set([...alone, ...columnsNamingUsers(facts).map(({ column }) => column)]);
}

/** How grave the risk of a file is, for the order of a list of files. */
import type { ClassFacts } from '@quasi/shared/analysis';

const ofState = { 'not-ready': 5, provisional: 3, 'not-judged': 2, identified: 1, ready: 0 } as const;

/** The larger the graver: first what fails, files that name people before others; then what is open; then what holds. */
export function gravityOf({ verdict, risk, table, unit }: ClassFacts): number {
  if (!verdict || unit.rows === 'things') return 0;
  const identifiers = verdict.criteria.find(({ name }) => name === 'identifiers')?.value ?? 0;
  const share = risk && table.rowCount > 0 ? risk.rowsBelow / table.rowCount : 0;
  return ofState[verdict.state] + (identifiers > 0 ? 1 - 0.5 / identifiers : share / 2.5);
}

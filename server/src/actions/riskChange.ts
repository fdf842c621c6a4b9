/** How the risk of a file is told beside what changes it: `alone 54 % → 29 %, k 1 as now`. */
import type { ClassRisk } from '@quasi/shared/analysis';
import { formatCount, formatShare } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';

/** Undefined where nothing is compared before and after. `rowsAfter`: where some are taken out. */
export function riskChange(
  before: ClassRisk | undefined,
  after: ClassRisk | undefined,
  rows: number,
  rowsAfter = rows,
): string | undefined {
  const alone = (risk: ClassRisk) => formatShare(risk.uniqueRows / (risk === before ? rows : rowsAfter));
  const k = (risk: ClassRisk) => formatCount(risk.k);
  if (!after) return before && t`then no column is compared`;
  if (!before) return t`then alone ${alone(after)}, k ${k(after)}`;
  return t`alone ${change(alone(before), alone(after))}, k ${change(k(before), k(after))}`;
}

function change(before: string, after: string): string {
  return before === after ? t`${after} as now` : `${before} → ${after}`;
}

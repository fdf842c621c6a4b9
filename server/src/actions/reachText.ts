/** A plan that reaches k in words: what it does, what it costs, and what it leaves. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { formatCount, formatCountOf, formatShare } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { namingColumns, notReadyText } from './notReady.ts';
import { treatmentsActs } from './offerText.ts';
import { erasedColumns } from './plannedColumns.ts';
import type { ReachPlan } from './reachPlan.ts';
import type { Remedied } from './remedyEntry.ts';

/** As one entry of a menu. */
export function remedyOfPlan(facts: ClassFacts, plan: ReachPlan): Remedied<ReachPlan['need']> {
  const { need, treatments, treated, removedRows, changes, after } = plan;
  const erased = erasedColumns(facts, treated);
  const acts = treatmentsActs(treatments, facts.table, (column) => erased.includes(column));
  const rows = removedRows > 0 ? [t`remove ${formatCountOf(removedRows, t`row`, t`rows`)}`] : [];
  const left = notReadyText(after.verdict, namingColumns(after));
  const what = [...acts, ...rows, ...(left === undefined ? [] : [left])].join('; ');
  const title = t`Reach k = ${formatCount(facts.settings.k)}: ${what} (${[kText(facts, after), lossText(plan)].join(', ')})`;
  return { title, cells: changes, needsKey: false, need };
}

/** `k 1 → 6` */
function kText({ risk }: ClassFacts, { risk: after }: ClassFacts): string {
  if (!after) return t`then no column is compared`;
  return risk ? `k ${formatCount(risk.k)} → ${formatCount(after.k)}` : `k ${formatCount(after.k)}`;
}

function lossText({ loss }: ReachPlan): string {
  return t`${formatShare(loss)} of the detail lost`;
}

/** The losses, the gravest first, a phrase each. */
export function costsOf(facts: ClassFacts, plan: ReachPlan): string[] {
  const { removedRows, changes, after } = plan;
  const rows = formatCountOf(facts.table.rowCount, t`row`, t`rows`);
  return [
    removedRows > 0 ? t`${formatCount(removedRows)} of ${rows} removed` : t`no row removed`,
    formatCountOf(changes, t`edit`, t`edits`),
    lossText(plan),
    kText(facts, after),
  ];
}

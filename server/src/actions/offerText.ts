/** How an offer is described: what would be done to which columns, and what that does to the numbers of the file. */

import type { ClassRisk } from '@quasi/shared/analysis';
import type { Effect, Offer, Treatments, ValueCounts } from '@quasi/shared/effects';
import { formatCount, formatCountOf, formatProbability, formatShare, nameList, shownName } from '@quasi/shared/explain';
import type { Treatment } from '@quasi/shared/remedies';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';

type Act = Treatment['sort'] | 'erased' | 'removed';

/** With more columns than this in one go a title says what is done, and not how. */
const MOST_DESCRIBED = 2;

export function treatmentsTitle(treatments: Treatments, table: Columns): string {
  const nameOf = (column: number) => shownName(table.columns[column].name);
  const columns = [...treatments.keys()];
  const [first] = treatments.values();
  // A latitude and its longitude are treated alike.
  if (columns.length === 2 && first && [...treatments.values()].every((one) => one === first)) {
    return first.title(t`${nameOf(columns[0])} and ${nameOf(columns[1])}`);
  }
  if (columns.length > MOST_DESCRIBED) return treatmentsActs(treatments, table, isRedacted(treatments)).join('; ');
  return [...treatments]
    .map(([column, treatment]) => treatment?.title(nameOf(column)) ?? t`Remove the column ${nameOf(column)}`)
    .join('; ');
}

/** Which columns are changed and how, the gravest loss last. */
export function treatmentsActs(
  treatments: Treatments,
  { columns }: Columns,
  isErased: (column: number) => boolean,
): string[] {
  const texts: Readonly<Record<Act, (names: string) => string>> = {
    coarser: (names) => t`generalise ${names}`,
    noisy: (names) => t`draw ${names} anew`,
    renamed: (names) => t`rename the values of ${names}`,
    hidden: (names) => t`hide parts of ${names}`,
    erased: (names) => t`erase ${names}`,
    removed: (names) => t`remove ${names}`,
  };
  const actOf = (column: number, treatment: Treatment | undefined): Act => {
    if (!treatment) return 'removed';
    return isErased(column) ? 'erased' : treatment.sort;
  };
  return (Object.keys(texts) as Act[]).flatMap((act) => {
    const names = [...treatments].flatMap(([column, one]) =>
      actOf(column, one) === act ? [columns[column].name] : [],
    );
    return names.length > 0 ? [texts[act](nameList(names))] : [];
  });
}

function isRedacted(treatments: Treatments): (column: number) => boolean {
  return (column) => treatments.get(column)?.remedy === 'redact';
}

type Measured = Pick<Offer, 'effect' | 'values' | 'unfitRows'>;

/** `unique 54 % → 29 %, k 1 as now, loss 0.01`; undefined where nothing of it is known, or nothing worth saying. */
export function effectText({ effect, values, unfitRows }: Measured, isCompared: boolean): string | undefined {
  if (!effect) return undefined;
  const { before, after, loss } = effect;
  const asNow = isCompared && values ? riskAsNow(values) : undefined;
  const risk = hasChanged(effect) ? riskChange(before.risk, after.risk, after.rows) : asNow;
  const unfit = unfitRows > 0 ? t`nothing left in ${formatCountOf(unfitRows, t`row`, t`rows`)}` : undefined;
  const parts = [risk, risk && t`loss ${formatProbability(loss)}`, unfit].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** Coarser values can help together with those of other columns, also where they do not by themselves. */
function riskAsNow({ before, after }: ValueCounts): string {
  const asNow = t`risk as now`;
  return after > 0 && after < before
    ? t`${asNow}, ${formatCount(before)} distinct values → ${formatCount(after)}`
    : asNow;
}

function hasChanged({ before, after }: Effect): boolean {
  return before.risk?.k !== after.risk?.k || before.risk?.orr !== after.risk?.orr;
}

/** More than an editor can change in one go. */
export function inCopy(title: string, cells: number): string {
  return t`${title}: ${formatCount(cells)} cells, in a copy beside the file`;
}

/** Undefined where nothing is compared before and after. `rowsAfter`: where some are taken out. */
export function riskChange(
  before: ClassRisk | undefined,
  after: ClassRisk | undefined,
  rows: number,
  rowsAfter = rows,
): string | undefined {
  const unique = (risk: ClassRisk) => formatShare(risk.uniqueRows / (risk === before ? rows : rowsAfter));
  const k = (risk: ClassRisk) => formatCount(risk.k);
  if (!after) return before && t`then no column is compared`;
  if (!before) return t`then unique ${unique(after)}, k ${k(after)}`;
  return t`unique ${change(unique(before), unique(after))}, k ${change(k(before), k(after))}`;
}

function change(before: string, after: string): string {
  return before === after ? t`${after} as now` : `${before} → ${after}`;
}

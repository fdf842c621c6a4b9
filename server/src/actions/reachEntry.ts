/** The least-loss generalisation that reaches k, as far as it is found, told with what it does: measured, so that it holds. */
import { type Analysis, type ClassFacts, isOver, type Work } from '@quasi/shared/analysis';
import {
  claimedColumns,
  type Effect,
  editsOf,
  keyOf,
  type MeasuredOffer,
  measureTreatments,
  type Reach,
  reachGoal,
  type Treatments,
  treatColumns,
} from '@quasi/shared/effects';
import { formatCount, formatCountOf, formatProbability } from '@quasi/shared/explain';
import { KeptWork } from '@quasi/shared/memory';
import type { TextSource } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { namingColumns, notReadyText } from './notReady.ts';
import { riskChange, treatmentsTitle } from './offerText.ts';
import type { Remedied } from './remedyEntry.ts';
import { stated } from './statedTreatments.ts';
import type { TreatNeed } from './treatEntries.ts';

interface MeasuredReach extends MeasuredOffer {
  /** Cells that hold what they held, written as others are that hold the same. */
  readonly spelled: number;
}

/** Of the best that was found last. */
const measuredOnce = new KeptWork<ClassFacts, string, MeasuredReach>(() => 1);

/**
 * Undefined as long as none is found and measured, and where none holds once the file is read again. `deadline`: for the search, in
 * milliseconds of the clock; `measuredBy`: for measuring what was found. Who asks again goes on from there.
 */
export function* reachRemedy(
  analysis: Analysis,
  facts: ClassFacts,
  text: TextSource,
  deadline: number,
  measuredBy: number,
): Work<Remedied<TreatNeed> | undefined> {
  const reach = yield* reachGoal(facts, 0, deadline);
  const { treatments } = reach;
  if (!treatments || treatments.size === 0) return undefined;
  const isEnough = () => isOver(measuredBy);
  const measuring = () => measureReach(analysis, facts, text, treatments);
  const measured = yield* measuredOnce.until(isEnough, facts, keyOf(treatments), measuring);
  return measured && holds(measured.effect, facts) ? remedied(facts, measured, reach) : undefined;
}

function* measureReach(
  analysis: Analysis,
  facts: ClassFacts,
  text: TextSource,
  treatments: Treatments,
): Work<MeasuredReach> {
  const measured = yield* measureTreatments(analysis, facts, treatments);
  const treated = yield* treatColumns(facts, treatments);
  const others = claimedColumns(facts).filter((column) => treated.get(column)?.written[0] === undefined);
  const { length: spelled } = yield* editsOf(facts, analysis.table, text, new Map(), others);
  return { ...measured, cells: measured.cells + spelled, spelled };
}

/** Told by groups, a column may be taken for something else; and the search knows one sensitive column only. */
function holds({ after }: Effect, { settings }: ClassFacts): boolean {
  const reachesL = after.verdict?.criteria.every(({ name, holds: isMet }) => name !== 'l' || isMet) ?? true;
  return (after.risk === undefined || after.risk.k >= settings.k) && reachesL;
}

function remedied(
  facts: ClassFacts,
  { treatments, effect, cells, spelled }: MeasuredReach,
  reach: Reach,
): Remedied<TreatNeed> {
  const { before, after, loss } = effect;
  const lost = formatProbability(loss);
  const told = reach.isProven ? t`loss ${lost}, proven least` : t`loss ${lost}, the least found so far`;
  const risk = riskChange(before.risk, after.risk, after.rows);
  const naming = namingColumns(facts, (column) => treatments.has(column));
  const what = [
    treatmentsTitle(treatments, facts.table),
    spelled > 0 ? t`${formatCountOf(spelled, t`cell`, t`cells`)} spelled alike` : undefined,
    notReadyText(after.verdict, naming),
  ]
    .filter((part) => part !== undefined)
    .join('; ');
  return {
    title: t`Reach k = ${formatCount(facts.settings.k)}: ${what} (${[risk, told].filter(Boolean).join(', ')})`,
    cells,
    needsKey: false,
    need: { treatments: stated(treatments) },
  };
}

/** The least-loss generalisation that reaches k, as far as it is found, told with what it does: measured, so that it holds. */
import { type Analysis, type ClassFacts, isOver, type Work } from '@quasi/shared/analysis';
import {
  type Effect,
  type MeasuredOffer,
  measureTreatments,
  type Reach,
  reachGoal,
  type Treatments,
} from '@quasi/shared/effects';
import { formatCount, formatProbability } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { treatmentsTitle } from './offerText.ts';
import type { Remedied } from './remedyEntry.ts';
import { riskChange } from './riskChange.ts';
import { stated } from './statedTreatments.ts';
import type { TreatNeed } from './treatEntries.ts';

/** The best that was found last, and the work that measures it. */
interface Measuring {
  readonly treatments: Treatments;
  readonly steps: Work<MeasuredOffer>;
  measured: MeasuredOffer | undefined;
}
const measuringOf = new WeakMap<ClassFacts, Measuring>();

/**
 * Undefined as long as none is found and measured, and where none holds once the file is read again. `deadline`: for the search, in
 * milliseconds of the clock; `measuredBy`: for measuring what was found. Who asks again goes on from there.
 */
export function* reachRemedy(
  analysis: Analysis,
  facts: ClassFacts,
  deadline: number,
  measuredBy: number,
): Work<Remedied<TreatNeed> | undefined> {
  const reach = yield* reachGoal(facts, 0, deadline);
  const { treatments } = reach;
  if (!treatments || treatments.size === 0) return undefined;
  const before = measuringOf.get(facts);
  const measuring: Measuring =
    before && isSame(before.treatments, treatments)
      ? before
      : { treatments, steps: measureTreatments(analysis, facts, treatments), measured: undefined };
  measuringOf.set(facts, measuring);
  while (!measuring.measured && !isOver(measuredBy)) {
    const step = measuring.steps.next();
    if (step.done) measuring.measured = step.value;
    else yield step.value;
  }
  const { measured } = measuring;
  return measured && holds(measured.effect, facts) ? remedied(facts, measured, reach) : undefined;
}

function isSame(one: Treatments, other: Treatments): boolean {
  return one.size === other.size && [...one].every(([column, treatment]) => other.get(column) === treatment);
}

/** Told by groups, a column may be taken for something else; and the search knows one sensitive column only. */
function holds({ after }: Effect, { settings }: ClassFacts): boolean {
  const reachesL = after.verdict?.criteria.every(({ name, holds: isMet }) => name !== 'l' || isMet) ?? true;
  return (after.risk === undefined || after.risk.k >= settings.k) && reachesL;
}

function remedied(facts: ClassFacts, { treatments, effect, cells }: MeasuredOffer, reach: Reach): Remedied<TreatNeed> {
  const { before, after, loss } = effect;
  const lost = formatProbability(loss);
  const told = reach.isProven ? t`loss ${lost}, proven least` : t`loss ${lost}, the least found so far`;
  const risk = riskChange(before.risk, after.risk, after.rows);
  const what = treatmentsTitle(treatments, facts.table);
  return {
    title: t`Reach k = ${formatCount(facts.settings.k)}: ${what} (${[risk, told].filter(Boolean).join(', ')})`,
    cells,
    needsKey: false,
    need: { treatments: stated(treatments) },
  };
}

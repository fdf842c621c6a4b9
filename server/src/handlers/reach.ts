/** `quasi/reach`: the plan that is recommended to reach k, with all that somebody sees of it before anything can be applied. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { identifierFixes, type Treatments, treatColumns } from '@quasi/shared/effects';
import { formatCount } from '@quasi/shared/explain';
import type { PlannedColumn, ReachParams, ReachResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { plannedColumns } from '../actions/plannedColumns.ts';
import { type ReachPlan, reachPlan } from '../actions/reachPlan.ts';
import { costsOf, remedyOfPlan } from '../actions/reachText.ts';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { type Reading, readingOf } from '../reading.ts';
import type { Session } from '../session.ts';

/** Each of the searches. */
const MILLISECONDS_TO_SEARCH = 5000;
/** For all of them, and to measure what was found. */
const MILLISECONDS_IN_ALL = 40_000;

/** Null where no plan reaches k. */
export async function reach(session: Session, { uri }: ReachParams): Promise<ReachResult | null> {
  const reading = readingOf(session, uri);
  if (!reading) return null;
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  const facts = await watch.answer(analysis.classes(), MILLISECONDS_IN_ALL);
  const fixes = facts && (await watch.answer(identifierFixes(analysis), MILLISECONDS_IN_ALL));
  const alone = fixes && (await planFor(reading, new Map()));
  const whole = alone && fixes.size > 0 ? await planFor(reading, fixes) : undefined;
  if (!facts || !alone) return null;
  const identifiers = whole ? await planned(reading, facts, fixes) : [];
  const isIdentifier = (column: number) => whole !== undefined && fixes.has(column);
  reading.requireSame();
  const shown = whole ?? alone;
  return {
    title: t`Reach k = ${formatCount(facts.settings.k)}`,
    costs: costsOf(facts, shown),
    columns: plannedColumns(facts, shown.treatments, shown.treated).filter(({ column }) => !isIdentifier(column)),
    identifiers,
    chosen: chosenRemedy(reading, 'reach', remedyOfPlan(facts, alone)),
    ...(whole && { withIdentifiers: chosenRemedy(reading, 'reach', remedyOfPlan(facts, whole)) }),
  };
}

async function planFor({ watch, analysis }: Reading, fixes: Treatments): Promise<ReachPlan | undefined> {
  return await watch.answer(reachPlan(watch.document, analysis, fixes, MILLISECONDS_TO_SEARCH), MILLISECONDS_IN_ALL);
}

async function planned({ watch }: Reading, facts: ClassFacts, fixes: Treatments): Promise<PlannedColumn[]> {
  const treated = await watch.answer(treatColumns(facts, fixes), MILLISECONDS_IN_ALL);
  return treated ? plannedColumns(facts, fixes, treated) : [];
}

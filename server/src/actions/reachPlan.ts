/** The plan that is recommended to reach k: found, written, and measured on the text as it would be read again, so that what is said of it holds. */
import { type Analysis, type ClassFacts, staged, type Work } from '@quasi/shared/analysis';
import { type CellEdit, rewritingEdits, withEdits } from '@quasi/shared/edits';
import {
  alikeIn,
  claimedColumns,
  lossOf,
  reachGoal,
  recommendedLimits,
  type Sides,
  type Treated,
  type Treatments,
  treatColumns,
} from '@quasi/shared/effects';
import { KeptWork } from '@quasi/shared/memory';
import { reachChanges, sidesOfCopy } from '@quasi/shared/recipes';
import type { OpenDocument } from '../documents/openDocument.ts';
import { reread } from './reread.ts';
import { aimedFor, dropsRows, stated, toolsFor, treatmentsOf } from './statedTreatments.ts';
import type { TreatNeed } from './treatEntries.ts';

export interface ReachNeed extends TreatNeed {
  /** Rows that miss the goal all the same go. */
  readonly dropsRows?: boolean;
  /** To be reached; that of the settings where nothing is said. */
  readonly k?: number;
}

export interface ReachPlan {
  readonly need: ReachNeed;
  readonly treatments: Treatments;
  readonly treated: Treated;
  readonly removedRows: number;
  /** Cells and rows that change. */
  readonly changes: number;
  /** Of the compared columns, 0 to 1; what goes with rows is lost. */
  readonly loss: number;
  readonly after: ClassFacts;
  /** The file as it would be read again. */
  readonly reread: Analysis;
}

/** Of the plans that were made last: with identifiers treated, and without. */
const plans = new KeptWork<ClassFacts, string, ReachPlan>(() => 2);

/**
 * Undefined where none was found in time, and where none holds once the file is read again. `identifiers`: treated in the same go;
 * `milliseconds`: for each search; a later call goes on from there.
 */
export function* reachPlan(
  document: OpenDocument,
  analysis: Analysis,
  identifiers: Treatments,
  milliseconds: number,
): Work<ReachPlan | undefined> {
  const facts = yield* analysis.classes();
  for (const limits of recommendedLimits) {
    const { treatments, suppressed } = yield* reachGoal(facts, limits, performance.now() + milliseconds);
    if (!treatments || treatments.size + suppressed === 0) continue;
    const all = new Map([...treatments, ...identifiers]);
    const need = { treatments: stated(all), ...(suppressed > 0 && { dropsRows: true }) };
    const plan = yield* planOf(document, analysis, facts, need);
    if (holds(plan.after)) return plan;
  }
  return undefined;
}

function planOf(document: OpenDocument, analysis: Analysis, facts: ClassFacts, need: ReachNeed): Work<ReachPlan> {
  return plans.whole(facts, JSON.stringify(need), () => measured(document, analysis, facts, need));
}

function* measured(document: OpenDocument, analysis: Analysis, facts: ClassFacts, need: ReachNeed): Work<ReachPlan> {
  const treatments = treatmentsOf(need.treatments, analysis.table);
  const treated = yield* treatColumns(facts, treatments, toolsFor(treatments));
  const edits = yield* reachEdits(document, analysis, need);
  const bytes = yield* staged('rows', edits.length, withEdits(document.text.all, edits));
  const changed = (yield* reread(document, analysis, bytes)).analysis();
  const after = yield* changed.classes();
  const removedRows = facts.table.rowCount - after.table.rowCount;
  const isCompared = ([column]: [number, unknown]) => facts.quasiIdentifiers.includes(column);
  const lost = yield* lossOf(facts, new Map([...treated].filter(isCompared)));
  const gone = removedRows / Math.max(1, facts.table.rowCount);
  const loss = gone + (1 - gone) * lost;
  return { need, treatments, treated, removedRows, changes: edits.length, loss, after, reread: changed };
}

/** What claims k for the file makes what is one value one to any reader, in all columns that the claim is about. */
export function* reachEdits({ text }: OpenDocument, analysis: Analysis, need: ReachNeed): Work<CellEdit[]> {
  const facts = aimedFor(yield* analysis.classes(), need);
  const { table } = analysis;
  const changes = yield* changesOf(facts, need);
  const alike = yield* alikeIn(claimedColumns(facts), table, text, changes);
  return yield* staged('rows', table.recordCount, rewritingEdits(table, text, alike));
}

function* changesOf(facts: ClassFacts, need: ReachNeed) {
  const treatments = treatmentsOf(need.treatments, facts.table);
  const treated = yield* treatColumns(facts, treatments, toolsFor(treatments));
  return yield* reachChanges(facts, treated, dropsRows(need));
}

/** The file and what the plan makes of it, where rows go. */
export function* sidesOfPlan(document: OpenDocument, analysis: Analysis, need: ReachNeed): Work<Sides> {
  const facts = aimedFor(yield* analysis.classes(), need);
  const plan = yield* planOf(document, analysis, facts, need);
  const changes = yield* changesOf(facts, need);
  const judged = facts.quasiIdentifiers.filter((column) => !changes.removed.has(column));
  return yield* sidesOfCopy(analysis, plan.reread, changes, judged);
}

/** Made coarser, a column may be taken for something else; and the search knows one sensitive column only. */
function holds({ risk, verdict, settings }: ClassFacts): boolean {
  const reachesL = verdict?.criteria.every(({ name, holds: isMet }) => name !== 'l' || isMet) ?? true;
  return (risk === undefined || risk.k >= settings.k) && reachesL;
}

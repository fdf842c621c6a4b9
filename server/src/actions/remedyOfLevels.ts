/** Levels that somebody has tried out, as the remedy that gives columns by them. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import { aimedAt, latticeOf, levelsWithin, type Treatments, whatIf } from '@quasi/shared/effects';
import { formatCount, formatCountOf, formatShare } from '@quasi/shared/explain';
import type { Treatment } from '@quasi/shared/remedies';
import { t } from '@quasi/shared/words';
import type { OpenDocument } from '../documents/openDocument.ts';
import { treatmentsTitle } from './offerText.ts';
import { type ReachNeed, reachEdits } from './reachPlan.ts';
import type { Remedied } from './remedyEntry.ts';
import { stated } from './statedTreatments.ts';

/** `removes`: the rows that miss k all the same go. Undefined where nothing is compared. */
export function* remedyOfLevels(
  document: OpenDocument,
  analysis: Analysis,
  k: number,
  levels: readonly number[],
  removes: boolean,
): Work<Remedied<ReachNeed> | undefined> {
  const facts = aimedAt(yield* analysis.classes(), k);
  if (!facts.risk) return undefined;
  const lattice = yield* latticeOf(facts);
  const within = levelsWithin(lattice, levels);
  const treatments: Treatments = new Map(
    [...lattice.ladders].flatMap(([column, ladder], i): [number, Treatment][] => {
      const treatment = ladder.treatments[within[i] - 1];
      return treatment ? [[column, treatment]] : [];
    }),
  );
  const need = { treatments: stated(treatments), ...(removes && { dropsRows: true }), k };
  const cells = (yield* reachEdits(document, analysis, need)).length;
  const { risk, below, loss } = yield* whatIf(facts, levels, removes);
  const acts = [
    ...(treatments.size > 0 ? [treatmentsTitle(treatments, facts.table)] : []),
    ...(removes && below > 0 ? [t`remove ${formatCountOf(below, t`row`, t`rows`)}`] : []),
  ].join('; ');
  const effect = t`k ${formatCount(facts.risk.k)} → ${formatCount(risk?.k ?? 0)}, ${formatShare(loss)} of the detail lost`;
  return { title: t`${acts} (${effect})`, cells, needsKey: false, need };
}

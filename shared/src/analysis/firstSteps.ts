/** For each quasi-identifier the mildest step of its ladder: what the card of a row says would help. */
import { ladderFor, type Treatment } from '../remedies/index.ts';
import { MissingTokens } from '../table/index.ts';
import type { ProfileFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';
import { usable } from './statedHierarchies.ts';

export interface FirstStep {
  readonly treatment: Treatment;
  /** Code → what is alike afterwards. */
  readonly groupOf: Uint32Array;
}

/** Of columns with more values no step is looked for: nobody waits for it. */
const MOST_VALUES = 20_000;

/** The quasi-identifiers in turn; undefined where the only step erases the column. */
export function* firstSteps({
  table,
  roles,
  settings,
  quasiIdentifiers,
  hierarchies,
}: ProfileFacts): Work<(FirstStep | undefined)[]> {
  const missing = new MissingTokens(settings.missingTokens);
  const steps: (FirstStep | undefined)[] = [];
  for (const column of quasiIdentifiers) {
    const { dictionary: values } = table.columns[column];
    const { role, kind, detector } = roles[column];
    if (values.size > MOST_VALUES) {
      steps.push(undefined);
      continue;
    }
    const toTreat = {
      role,
      kind,
      detector,
      values,
      rows: table.rowCount,
      k: settings.k,
      stated: usable(hierarchies[column]),
    };
    const { treatments, hierarchy } = yield* staged('columns', values.size, ladderFor(toTreat, missing));
    // The last step of a ladder says nothing.
    steps.push(treatments.length > 1 ? { treatment: treatments[0], groupOf: hierarchy.levels[1].groupOf } : undefined);
  }
  return steps;
}

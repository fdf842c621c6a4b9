/** All experiments of SEI's page, each with its setting. */
import { type Confusions, confusions } from './confusions.ts';
import { byDatabases, byEpsilon, type CurvePoint, seenSeed, unseenSeed } from './curves.ts';
import { type Duration, durations } from './durations.ts';
import { fittedToAll } from './fittedToAll.ts';
import type { ByEpsilon } from './fittedToAllSection.ts';
import { type Floor, floors } from './floors.ts';
import { type Half, halves } from './halves.ts';
import { type IdueFigure, idueFigures } from './idueFigures.ts';
import { type Comparison, comparedSettings, comparedTrials, compareModels } from './modelComparison.ts';
import type { Population } from './people.ts';
import { type Statistics, statisticsOf } from './statisticsSection.ts';
import { type TargetShares, targetShares } from './targets.ts';
import { type Twins, twins } from './twins.ts';

export interface Results {
  readonly statistics: Statistics;
  readonly comparisons: readonly Comparison[];
  readonly open: Confusions;
  readonly noisy: Confusions;
  readonly openDatabases: readonly CurvePoint[];
  readonly noisyDatabases: readonly CurvePoint[];
  readonly byEpsilon: readonly CurvePoint[];
  readonly idue: readonly IdueFigure[];
  readonly halves: readonly Half[];
  readonly twins: Twins;
  readonly targets: readonly TargetShares[];
  readonly floors: readonly Floor[];
  readonly fitted: ByEpsilon;
  readonly durations: readonly Duration[];
}

/** Of the settings that are compared. */
export const wholeAtOne = comparedSettings.findIndex(({ epsilon, rate }) => epsilon === 1 && rate === 1);

export function resultsOf(population: Population): Results {
  const open = Number.POSITIVE_INFINITY;
  const thresholds = {
    open: confusions(population, { epsilon: open, databases: 5, rate: 0.1, isSeen: true }, seenSeed),
    noisy: confusions(population, { epsilon: 1, databases: 5, rate: 0.1, isSeen: false }, unseenSeed),
  };
  const curves = {
    openDatabases: byDatabases(population, open),
    noisyDatabases: byDatabases(population, 1),
    byEpsilon: byEpsilon(population),
  };
  return {
    statistics: statisticsOf(population),
    comparisons: compareModels(population),
    ...thresholds,
    ...curves,
    idue: idueFigures(population, { curves, thresholds }),
    halves: halves(population),
    twins: twins(population),
    targets: targetShares(population),
    floors: floors(comparedTrials(population, wholeAtOne)),
    fitted: [open, 3, 1, 0.5].map((epsilon) => [epsilon, fittedToAll(population, epsilon)] as const),
    durations: durations(population),
  };
}

/** All experiments of SEI's page, each with its setting. */
import { type Confusions, confusions } from './confusions.ts';
import { byDatabases, byEpsilon, type CurvePoint } from './curves.ts';
import { type Duration, durations } from './durations.ts';
import { type Floor, floors } from './floors.ts';
import { type Half, halves } from './halves.ts';
import { type Comparison, compareModels } from './modelComparison.ts';
import type { Population } from './people.ts';
import { type Statistics, statisticsOf } from './statisticsSection.ts';
import { type TargetShares, targetShares } from './targets.ts';
import { trial } from './trials.ts';

export interface Results {
  readonly statistics: Statistics;
  readonly comparisons: readonly Comparison[];
  readonly open: Confusions;
  readonly noisy: Confusions;
  readonly openDatabases: readonly CurvePoint[];
  readonly noisyDatabases: readonly CurvePoint[];
  readonly byEpsilon: readonly CurvePoint[];
  readonly halves: readonly Half[];
  readonly targets: readonly TargetShares[];
  readonly floors: readonly Floor[];
  readonly durations: readonly Duration[];
}

export function resultsOf(population: Population): Results {
  const open = Number.POSITIVE_INFINITY;
  return {
    statistics: statisticsOf(population),
    comparisons: compareModels(population),
    open: confusions(population, { epsilon: open, databases: 5, rate: 0.1, isSeen: true }, 500),
    noisy: confusions(population, { epsilon: 1, databases: 5, rate: 0.1, isSeen: false }, 501),
    openDatabases: byDatabases(population, open),
    noisyDatabases: byDatabases(population, 1),
    byEpsilon: byEpsilon(population),
    halves: halves(population),
    targets: targetShares(population),
    floors: floors(trial(population, { epsilon: 1, databases: 1, rate: 1, isSeen: false }, 5000, 650)),
    durations: durations(population),
  };
}

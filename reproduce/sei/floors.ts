/** What SEI's α̂, which the paper does not give, decides: the floor under q, the cap on P(alone), and who sits on it. */

import { aloneProbability, poissonFloor } from '@quasi/shared/measures/protected';
import { capInLargePopulation, printedFloor } from '../../shared/src/measures/protected/testPaper.ts';
import { brierScore, joined, joinedTruths } from './scores.ts';
import { lawOf, type Trial, trueAtMost } from './trials.ts';

export interface Floor {
  readonly alpha: number;
  /** N·q of the floor: exact, and by Lambert's function as printed, which has no real value above 1/e. */
  readonly expected: number;
  readonly printed: number | undefined;
  /** The highest P(alone) that comes out, by the law as printed without databases. */
  readonly cap: number;
  readonly onFloor: number;
  readonly meanSaid: number;
  readonly brier: number;
}

export const alphas = [0.01, 0.1, 0.3, 0.5, 0.9];

/** For the people of some runs, by the tree and as random members. */
export function floors(runs: readonly Trial[]): Floor[] {
  const [{ population }] = runs;
  const truth = joinedTruths(runs.map((run) => trueAtMost(run, 1)));
  return alphas.map((alpha) => {
    const floor = poissonFloor(alpha, population.people);
    const said = joined(
      runs.map((run) =>
        Float64Array.from(run.judged, (tuple) => aloneProbability(lawOf(run, 'tree', tuple, 'member', alpha))),
      ),
    );
    const onFloor = runs.reduce(
      (sum, { judged, cells }) => sum + judged.reduce((own, tuple) => own + (cells.tree[tuple] <= floor ? 1 : 0), 0),
      0,
    );
    const printed = printedFloor(alpha, population.people);
    return {
      alpha,
      expected: floor * population.people,
      printed: printed === undefined ? undefined : printed * population.people,
      cap: capInLargePopulation(alpha),
      onFloor: onFloor / said.length,
      meanSaid: said.reduce((sum, value) => sum + value, 0) / said.length,
      brier: brierScore(said, truth),
    };
  });
}

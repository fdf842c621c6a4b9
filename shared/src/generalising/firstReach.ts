/** Good generalisations found quickly, from below and from above; those looked at on the way are remembered by who looks. */
import type { CheckedNode, Goal } from './checkNode.ts';
import type { Lattice } from './lattice.ts';
import { type LatticeLoss, leastLoss } from './latticeLoss.ts';

/** Looks at a node, remembering the best. */
export type Look<Told> = (levels: readonly number[]) => Generator<Told, CheckedNode>;

/**
 * Goes up from the lowest levels, each time by the step that brings most rows to the goal for what it loses, and from there on to the best
 * neighbour as long as one loses less; then the same from the highest node, which has to reach the goal.
 */
export function* firstReach<Told>(
  { floors, tops }: Lattice,
  goal: Goal,
  losses: LatticeLoss,
  look: Look<Told>,
): Generator<Told, void> {
  let at = yield* look(floors);
  while (at.suppressed > goal.mostSuppressed) at = yield* stepUp(at);
  for (const start of [at, yield* look(tops)]) {
    for (let better: CheckedNode | undefined = start; better !== undefined; ) better = yield* betterNeighbour(better);
  }

  /** The highest node reaches the goal, so there is a step as long as it is missed. */
  function* stepUp({ levels, suppressed }: CheckedNode): Generator<Told, CheckedNode> {
    let best: CheckedNode | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [column, level] of levels.entries()) {
      if (level === tops[column]) continue;
      const next = yield* look(levels.with(column, level + 1));
      const lost = leastLoss(losses, next.levels) - leastLoss(losses, levels);
      const gain = lost > 0 ? (suppressed - next.suppressed) / lost : Number.POSITIVE_INFINITY;
      if (best !== undefined && gain <= most) continue;
      best = next;
      most = gain;
    }
    if (best === undefined) throw new Error('the highest node does not reach the goal');
    return best;
  }

  /** One column a level up or down, or one down and another up; undefined if none loses less. */
  function* betterNeighbour({ levels, loss }: CheckedNode): Generator<Told, CheckedNode | undefined> {
    let best: CheckedNode | undefined;
    for (const next of neighbours(levels)) {
      const toBeat = best?.loss ?? loss;
      if (leastLoss(losses, next) >= toBeat) continue;
      const checked = yield* look(next);
      if (checked.loss < toBeat) best = checked;
    }
    return best;
  }

  function* neighbours(levels: readonly number[]): Generator<number[]> {
    for (const [raised, level] of levels.entries()) {
      if (level < tops[raised]) yield levels.with(raised, level + 1);
      if (level > floors[raised]) yield levels.with(raised, level - 1);
      for (const [lowered, other] of levels.entries()) {
        if (lowered === raised || level === tops[raised] || other === floors[lowered]) continue;
        yield levels.with(raised, level + 1).with(lowered, other - 1);
      }
    }
  }
}

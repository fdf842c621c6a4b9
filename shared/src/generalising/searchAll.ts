/** The exact search: every node is looked at, or is known to miss the goal, or is known to lose no less than the best found. */
import type { CheckedNode } from './checkNode.ts';
import type { Look } from './firstReach.ts';
import { Frontier } from './frontier.ts';
import type { Lattice } from './lattice.ts';
import { type LatticeLoss, leastLoss } from './latticeLoss.ts';
import type { Growing, Reached } from './reachK.ts';

const NODES_A_STEP = 256;

/** The facts about a node that need no second look. */
const Settled = { missesGoal: 1, isNoBetter: 2 } as const;

/**
 * Takes nodes in order of what they lose at least, until that is no less than the best. From each a path leads upward along the least
 * loss; on it, halving finds where the goal begins to be missed (as ARX's Flash does), which settles all that lies below. `known` are the
 * nodes that were looked at before.
 */
export function* searchAll(
  lattice: Lattice,
  losses: LatticeLoss,
  known: Iterable<CheckedNode>,
  reached: Growing,
  look: Look<Reached>,
): Generator<Reached, void> {
  const settled = new Uint8Array(lattice.nodes);
  const lossOf = (node: number) => leastLoss(losses, lattice.levelsOf(node));
  const bestLoss = () => reached.best?.loss ?? Number.POSITIVE_INFINITY;
  const isOpen = (node: number) => settled[node] === 0 && lossOf(node) < bestLoss();
  for (const checked of [...known]) {
    if (checked.levels.every((level, column) => level >= lattice.floors[column])) yield* settle(checked);
  }
  const frontier = new Frontier();
  frontier.add(0, lossOf(0));
  while (frontier.least < bestLoss()) {
    reached.bound = Math.max(reached.bound, frontier.least);
    const node = frontier.take();
    for (const child of lattice.children(node)) frontier.add(child, lossOf(child));
    if (settled[node] === 0) {
      const path = pathUp(node);
      for (let low = 0, high = path.length; low < high; ) {
        const middle = (low + high) >>> 1;
        const checked = yield* look(lattice.levelsOf(path[middle]));
        yield* settle(checked);
        if (checked.loss === Number.POSITIVE_INFINITY) low = middle + 1;
        else high = middle;
      }
    }
    yield reached;
  }

  function* settle(checked: CheckedNode): Generator<Reached, void> {
    const node = lattice.numberOf(checked.levels);
    if (checked.loss === Number.POSITIVE_INFINITY) {
      settled[node] = Settled.missesGoal;
      yield* settleBelow(node);
    } else {
      settled[node] = Settled.isNoBetter;
      yield* settleNoBetter(node, checked);
    }
  }

  function pathUp(node: number): number[] {
    const path = [node];
    for (let last = node; ; ) {
      const next = lattice.above(last).filter(isOpen);
      if (next.length === 0) return path;
      last = next.reduce((a, b) => (lossOf(b) < lossOf(a) ? b : a));
      path.push(last);
    }
  }

  /** A node below one that misses the goal misses it too. */
  function* settleBelow(node: number): Generator<Reached, void> {
    const open = [node];
    for (let step = 1; open.length > 0; step++) {
      for (const below of lattice.below(open.pop() as number)) {
        if (settled[below] === Settled.missesGoal) continue;
        settled[below] = Settled.missesGoal;
        open.push(below);
      }
      if (step % NODES_A_STEP === 0) yield reached;
    }
  }

  /** Below a node at least its rows are suppressed, and lose no less by that than here: with this, many nodes are no better than the best. */
  function* settleNoBetter(node: number, { levels, lost }: CheckedNode): Generator<Reached, void> {
    const added = lost.map((cells, column) => cells - losses.levels[column][levels[column]].total);
    if (added.every((cells) => cells === 0)) return;
    const open = [node];
    const met = new Set(open);
    for (let step = 1; open.length > 0; step++) {
      for (const below of lattice.below(open.pop() as number)) {
        if (settled[below] === Settled.missesGoal || met.has(below)) continue;
        if (leastLoss(losses, lattice.levelsOf(below), added) < bestLoss()) continue;
        met.add(below);
        settled[below] = Settled.isNoBetter;
        open.push(below);
      }
      if (step % NODES_A_STEP === 0) yield reached;
    }
  }
}

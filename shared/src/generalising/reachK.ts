/**
 * The full-domain generalisation that reaches a goal and loses least. Generalising further never takes rows out of a class, so
 * the rows that miss the goal never become more: what lies below a node that misses it by too many rows does so too. And
 * what a node loses without suppression never falls on the way up: that bounds the loss from below.
 */
import type { Hierarchy } from '../hierarchies/index.ts';
import { type CheckedNode, checkNode, type Goal } from './checkNode.ts';
import type { ClassTable } from './classTable.ts';
import { firstReach, type Look } from './firstReach.ts';
import { Lattice } from './lattice.ts';
import { type LatticeLoss, leastLoss } from './latticeLoss.ts';
import { RolledUp } from './rolledUp.ts';
import { searchAll } from './searchAll.ts';

/** The result so far. */
export interface Reached {
  /** The best found; without it none was found, and if the search is complete there is none. */
  readonly best?: CheckedNode;
  /** No generalisation that reaches the goal loses less. */
  readonly bound: number;
  /** The best is proven to be, or it is proven that there is none. */
  readonly optimal: boolean;
  /** Generalisations in all, and those of them that were looked at. */
  readonly nodes: number;
  readonly checked: number;
}

/** It changes while the search goes on. */
export type Growing = { -readonly [Part in keyof Reached]: Reached[Part] };

/** Nodes that a byte each is kept for; beyond it only the heuristic is at work. */
const MOST_NODES = 2 ** 22;

/**
 * Yields what is known so far: one object, which changes. It may be left at any step; run to the end, it gives the same
 * result each time. The hierarchies are those of the table's columns.
 */
export function* reachK(
  table: ClassTable,
  hierarchies: readonly Hierarchy[],
  losses: LatticeLoss,
  goal: Goal,
): Generator<Reached, Reached> {
  const nodes = hierarchies.reduce((product, { levels }) => product * levels.length, 1);
  const reached: Growing = { bound: 0, optimal: false, nodes, checked: 0 };
  const tables = new RolledUp(table, hierarchies);
  const known = new Map<string, CheckedNode>();
  const look = function* (levels: readonly number[]): Generator<Reached, CheckedNode> {
    const before = known.get(levels.join());
    if (before !== undefined) return before;
    const work = checkNode(tables, losses, goal, levels);
    let step = work.next();
    for (; !step.done; step = work.next()) yield reached;
    known.set(levels.join(), step.value);
    reached.checked = known.size;
    if (step.value.loss < (reached.best?.loss ?? Number.POSITIVE_INFINITY)) reached.best = step.value;
    return step.value;
  };

  const tops = hierarchies.map(({ levels }) => levels.length - 1);
  const floors = yield* floorsOf(tops, goal, look);
  if (floors === undefined) return finished(reached);
  reached.bound = leastLoss(losses, floors);
  const lattice = new Lattice(floors, tops);
  yield* firstReach(lattice, goal, losses, look);
  if (lattice.nodes > MOST_NODES) {
    reached.optimal = reached.best !== undefined && reached.best.loss <= reached.bound;
    return reached;
  }
  yield* searchAll(lattice, losses, known.values(), reached, look);
  return finished(reached);
}

function finished(reached: Growing): Reached {
  reached.bound = reached.best?.loss ?? Number.POSITIVE_INFINITY;
  reached.optimal = true;
  return reached;
}

/**
 * Column → the lowest level with which the goal can be reached at all, even if all others are merged into one value; undefined if it
 * cannot.
 */
function* floorsOf(tops: readonly number[], goal: Goal, look: Look<Reached>): Generator<Reached, number[] | undefined> {
  const top = yield* look(tops);
  if (top.suppressed > goal.mostSuppressed) return undefined;
  const floors: number[] = [];
  for (const [column, highest] of tops.entries()) {
    let level = 0;
    for (; level < highest; level++) {
      const { suppressed } = yield* look(tops.with(column, level));
      if (suppressed <= goal.mostSuppressed) break;
    }
    floors.push(level);
  }
  return floors;
}

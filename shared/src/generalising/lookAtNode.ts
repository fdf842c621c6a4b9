/** One node as somebody looks at it: how large its classes are, in rows and in people, as it is and without the rows that miss the goal. */
import { type CountedNode, countNode, type Goal } from './checkNode.ts';
import { STEP } from './classTable.ts';
import { type LatticeLoss, leastLoss } from './latticeLoss.ts';
import type { RolledUp } from './rolledUp.ts';

export interface NodeClasses {
  /** Class → rows. */
  readonly rows: Uint32Array;
  /** Class → people, where the sensitive column names them; else its rows. */
  readonly people: Uint32Array;
}

export interface LookedAtNode extends NodeClasses {
  /** Rows that miss the goal. */
  readonly below: number;
  /** With the rows as they are, or with those taken out that miss the goal: infinite where more would go than may. */
  readonly loss: number;
}

/** `removes`: the rows that miss the goal are taken out. `namesPeople`: the sensitive column does. Yields without progress. */
export function* lookAtNode(
  tables: RolledUp,
  losses: LatticeLoss,
  goal: Goal,
  levels: readonly number[],
  removes: boolean,
  namesPeople: boolean,
): Generator<number, LookedAtNode> {
  const counted = yield* countNode(tables, losses, goal, levels);
  const { node, classes, missing } = counted;
  const rows = classes.sizes;
  const people = namesPeople ? yield* peopleIn(counted) : rows;
  const below = node.suppressed;
  if (!removes) return { rows, people, below, loss: leastLoss(losses, levels) };
  const goes = new Uint8Array(rows.length);
  for (const one of missing) goes[one] = 1;
  const isLeft = (_: number, one: number) => goes[one] === 0;
  return { rows: rows.filter(isLeft), people: people.filter(isLeft), below, loss: node.loss };
}

/** A row that names nobody is a person of its own. */
function* peopleIn({ source, numbers, tuples, classes }: CountedNode): Generator<number, Uint32Array> {
  const { sizes, sensitive } = source.table;
  const people = new Uint32Array(classes.sizes.length);
  let met = 0;
  for (let from = 0; from < sizes.length; from += STEP) {
    const to = Math.min(sizes.length, from + STEP);
    for (let tuple = from; tuple < to; tuple++) {
      const isNew = tuples.of[tuple] === met;
      if (isNew) met++;
      if (sensitive?.[tuple] === 0) people[numbers.of[tuple]] += sizes[tuple];
      else if (isNew) people[numbers.of[tuple]]++;
    }
    yield 0;
  }
  return people;
}

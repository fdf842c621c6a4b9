/** People drawn from statistics: by the tree of pairs if it is listed, else column by column. */
import { treeCellProbability } from '../measures/frequency/index.ts';
import type { Random } from '../random/index.ts';
import { frequenciesOf, type Statistics } from '../statistics/index.ts';
import { completeEdge } from './completeEdge.ts';

export interface PersonOfStatistics {
  /** The share of each of the person's values. */
  readonly shares: readonly number[];
  /** Of a person to have all of them. */
  readonly probability: number;
  /** How often a person like this was drawn. */
  readonly times: number;
}

export interface PeopleOfStatistics {
  readonly people: readonly PersonOfStatistics[];
  /** Column → number of its values. */
  readonly values: readonly number[];
}

/** Pairs of values by the value of the parent: those of value v stand from `starts[v]` to `starts[v + 1]`. */
interface Branch {
  readonly parent: number;
  readonly child: number;
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
  /** Running sums of the counts. */
  readonly sums: Float64Array;
}

/** `columns`: positions in the statistics. Yields people drawn. */
export function* peopleOfStatistics(
  statistics: Statistics,
  columns: readonly number[],
  count: number,
  random: Random,
): Generator<number, PeopleOfStatistics> {
  const { rows, tree = [] } = statistics;
  const frequencies = columns.map((column) => frequenciesOf(statistics.columns[column]));
  const sums = frequencies.map(runningSums);
  const branches: Branch[] = [];
  for (const edge of tree) {
    const [parent, child] = [columns.indexOf(edge.parent), columns.indexOf(edge.child)];
    if (parent < 0 || child < 0) continue;
    const joint = yield* silently(completeEdge(edge.joint, frequencies[parent], frequencies[child], 1));
    branches.push(yield* silently(branchOf(parent, child, joint, frequencies[parent].length)));
  }
  const branchTo = new Map(branches.map((branch) => [branch.child, branch]));
  const roots = columns.flatMap((_, i) => (branchTo.has(i) ? [] : [i]));
  const drawn = new Map<string, PersonOfStatistics & { times: number }>();
  for (let i = 0; i < (rows === 0 ? 0 : count); i++) {
    if (i % 64 === 0) yield i;
    const person = new Uint32Array(columns.length);
    const both: number[] = [];
    for (const column of roots) person[column] = placeIn(sums[column], 0, sums[column].length, random);
    for (const { parent, child, starts, values, sums: own } of branches) {
      const place = placeIn(own, starts[person[parent]], starts[person[parent] + 1], random);
      person[child] = values[place];
      both.push((own[place] - (place > 0 ? own[place - 1] : 0)) / rows);
    }
    const key = person.join();
    const known = drawn.get(key);
    if (known) known.times++;
    else {
      const shares = frequencies.map((own, column) => own[person[column]] / rows);
      drawn.set(key, { shares, probability: treeCellProbability(shares, branches, both, rows), times: 1 });
    }
  }
  return {
    people: [...drawn.values()],
    values: frequencies.map((own) => own.reduce((all, one) => all + Math.min(1, one), 0)),
  };
}

const PAIRS_A_STEP = 4096;

/** Yields pairs, and values of the parent, looked at. */
function* branchOf(
  parent: number,
  child: number,
  { a, b, counts }: { readonly a: Uint32Array; readonly b: Uint32Array; readonly counts: Uint32Array },
  limit: number,
): Generator<number, Branch> {
  // Pairs that were filled in stand apart: what is alike is added up.
  const ofParent: (Map<number, number> | undefined)[] = [];
  for (let i = 0; i < counts.length; i++) {
    if (i % PAIRS_A_STEP === 0) yield i;
    ofParent[a[i]] ??= new Map();
    const own = ofParent[a[i]];
    own?.set(b[i], (own.get(b[i]) ?? 0) + counts[i]);
  }
  const starts = new Uint32Array(limit + 1);
  const values = new Uint32Array(counts.length);
  const sums = new Float64Array(counts.length);
  let end = 0;
  let sum = 0;
  for (let value = 0; value < limit; value++) {
    if (value % PAIRS_A_STEP === 0) yield value;
    for (const [other, times] of ofParent[value] ?? []) {
      sum += times;
      values[end] = other;
      sums[end++] = sum;
    }
    starts[value + 1] = end;
  }
  return { parent, child, starts, values, sums };
}

function runningSums(weights: ArrayLike<number>): Float64Array {
  let sum = 0;
  return Float64Array.from(weights, (weight) => {
    sum += weight;
    return sum;
  });
}

/** A place from `from` up to, but not including, `to`, with the probability of its weight. */
function placeIn(sums: Float64Array, from: number, to: number, random: Random): number {
  const before = from > 0 ? sums[from - 1] : 0;
  const goal = before + random() * (sums[to - 1] - before);
  let [low, high] = [from, to - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sums[middle] > goal) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Work that reports no progress. */
function* silently<T>(work: Generator<number, T>): Generator<number, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield 0;
  }
}

/** Fewest cells to blank so that a row is no longer singled out: a smallest set of columns that hits all its minimal sample uniques. */
import { HittingSetSearch } from './hittingSets.ts';
import { MaskSet } from './masks.ts';
import { minimalSets } from './minimalSets.ts';

export interface CellsToBlank {
  readonly columns: readonly number[];
  /** Whether fewer are impossible; else it is the choice of always the column in most sets, which may be too many. */
  readonly exact: boolean;
}

/** Steps of the search before the greedy choice has to do. */
const mostSteps = 500;

/** `sets` as `minimalSampleUniques` gives them: nothing is said of attackers who know more columns than those sets have. */
export function* fewestCellsToBlank(
  sets: readonly (readonly number[])[],
  columns: number,
): Generator<number, CellsToBlank> {
  if (sets.length === 0) return { columns: [], exact: true };
  const greedy = greedyChoice(sets, columns);
  const masks = new MaskSet(columns);
  const mask = new Int32Array(masks.words);
  for (const set of sets) {
    mask.fill(0);
    for (const column of set) mask[column >>> 5] |= 1 << (column & 31);
    masks.add(mask, 0);
  }
  const edges = yield* minimalSets(masks.masks, columns);
  let steps = 0;
  for (let size = 1; size < greedy.length; size++) {
    const search = yield* HittingSetSearch.over(columns, edges, size);
    for (let state = search.next(); state !== 'ended'; state = search.next()) {
      if (state === 'found') return { columns: search.found, exact: true };
      if (++steps > mostSteps) return { columns: greedy, exact: false };
      yield steps;
    }
  }
  return { columns: greedy, exact: true };
}

function greedyChoice(sets: readonly (readonly number[])[], columns: number): number[] {
  const chosen: number[] = [];
  let left = sets;
  while (left.length > 0) {
    const counts = new Uint32Array(columns);
    for (const set of left) for (const column of set) counts[column]++;
    const best = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
    chosen.push(best);
    left = left.filter((set) => !set.includes(best));
  }
  return chosen.sort((a, b) => a - b);
}

/** How many rows are in classes of each size, in bins that grow; for readers outside no bin has fewer rows than may be counted. */
import type { ClassFacts, Work } from '../analysis/index.ts';
import type { Shown } from './shown.ts';

export interface SizeBin {
  readonly from: number;
  /** The first size behind it. */
  readonly end: number;
  readonly rows: number;
}

const ROWS_A_STEP = 65_536;

/** `rows` by the number of people who share their values; a map from size. */
export function* rowsBySize({ classes, crowds, subjects, sizes }: ClassFacts): Work<ReadonlyMap<number, number>> {
  const found = new Map<number, number>();
  const add = (size: number, rows: number) => found.set(size, (found.get(size) ?? 0) + rows);
  if (!subjects) {
    for (const [i, size] of sizes.sizes.entries()) add(size, size * sizes.counts[i]);
    return found;
  }
  for (let one = 0; one < classes.classCount; one++) {
    if (one % ROWS_A_STEP === 0) yield { stage: 'classes', share: one / classes.classCount };
    if (classes.sizeOfClass[one] > 0) add(crowds.sizeOfClass[one], classes.sizeOfClass[one]);
  }
  return found;
}

export function sizeBins(rows: ReadonlyMap<number, number>, { isInternal, k }: Shown): SizeBin[] {
  const largest = [...rows.keys()].reduce((most, size) => Math.max(most, size), 1);
  const starts = isInternal ? edgesTo(largest, k) : edgesTo(largest, k).filter((edge) => edge === 1 || edge >= k);
  const bins = starts.map((from, i) => ({ from, end: starts[i + 1] ?? nextEdge(largest), rows: 0 }));
  for (const [size, count] of rows) {
    const bin = bins.find(({ end }) => size < end);
    if (bin) bin.rows += count;
  }
  return isInternal ? bins : joined(bins, k);
}

/** 1, 2, 5, 10 …, and k in the place of what is too near to it. */
function edgesTo(largest: number, k: number): number[] {
  const edges = [1];
  for (let edge = 2; edge <= largest; edge = nextEdge(edge)) {
    const isNear = edge !== k && edge > 2 && edge > k / 1.6 && edge < k * 1.6;
    if (!isNear) edges.push(edge);
  }
  if (k > 1 && k <= largest) edges.push(k);
  return [...new Set(edges)].sort((a, b) => a - b);
}

/** The next of 1, 2, 5 times a power of ten. */
function nextEdge(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value) + 1e-9);
  const factor = [2, 5, 10].find((each) => each * decade > value) ?? 20;
  return factor * decade;
}

/** A bin with few rows goes to its neighbour, so that what is left over from the others does not give its count away. */
function joined(bins: readonly SizeBin[], least: number): SizeBin[] {
  const kept: SizeBin[] = [];
  for (const bin of bins) {
    const before = kept.at(-1);
    const isSmall = (rows: number) => rows > 0 && rows < least;
    if (before && (isSmall(before.rows) || isSmall(bin.rows))) {
      kept[kept.length - 1] = { from: before.from, end: bin.end, rows: before.rows + bin.rows };
    } else kept.push(bin);
  }
  return kept;
}

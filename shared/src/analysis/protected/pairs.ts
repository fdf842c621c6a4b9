/** What the reports reveal of columns and of pairs of them, as many pairs as time and memory allow. */

import { treeLevel } from '../../measures/frequency/index.ts';
import {
  type ProtectedColumn,
  type ProtectedFile,
  type ReconstructedPair,
  reconstruct,
} from '../../measures/protected/index.ts';
import { unlessOver } from '../budget.ts';
import { staged, type Work } from '../progress.ts';

/** Cells of the tables of all pairs together: 64 MB of reports, and as much of shares. */
const mostCells = 2 ** 23;

interface ReadColumns {
  readonly file: ProtectedFile;
  /** Every pair was looked at. */
  readonly isComplete: boolean;
}

/** Small tables first: they take least time and are known best. */
export function* readColumns(
  columns: readonly ProtectedColumn[],
  withPairs: boolean,
  deadline: number,
): Work<ReadColumns> {
  const single: ProtectedFile[] = [];
  for (const column of columns) single.push(yield* staged('columns', columns.length, reconstruct([column], treeLevel)));
  const places = withPairs ? smallestFirst(columns) : [];
  const pairs: ReconstructedPair[] = [];
  let cells = 0;
  for (const { a, b, size } of places) {
    cells += size;
    if (cells > mostCells) break;
    const read = yield* unlessOver(pairAt(columns[a], columns[b], pairs.length / places.length), deadline);
    if (read === undefined) break;
    const [pair] = read.pairs;
    pairs.push({ ...pair, a, b, dependence: { ...pair.dependence, a, b } });
  }
  const file: ProtectedFile = {
    records: columns[0]?.reports.length ?? 0,
    channels: single.flatMap(({ channels }) => channels),
    shares: single.flatMap(({ shares }) => shares),
    pairs,
  };
  return { file, isComplete: pairs.length === places.length };
}

function* pairAt(first: ProtectedColumn, second: ProtectedColumn, share: number): Work<ProtectedFile> {
  const work = reconstruct([first, second], treeLevel);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield { stage: 'classes', share };
  }
}

function smallestFirst(columns: readonly ProtectedColumn[]): { a: number; b: number; size: number }[] {
  return columns
    .flatMap((first, a) =>
      columns.slice(a + 1).map((second, i) => ({ a, b: a + 1 + i, size: first.categories * second.categories })),
    )
    .sort((one, other) => one.size - other.size);
}

/** How likely all answers of a row are the truth: each is noised by itself. */
export function allTrueOf({ channels }: Pick<ProtectedFile, 'channels'>): number {
  return channels.reduce((product, { keep }) => product * keep, 1);
}

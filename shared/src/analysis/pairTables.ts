/** The columns of a table crossed in pairs: what dependencies are made of, counted once for all who ask. */
import {
  frequencyHistogram,
  type IndexedColumn,
  indexColumn,
  type JointCounts,
  jointCountsOf,
} from '../counts/index.ts';
import { type PairDependence, sparsePairDependence } from '../measures/frequency/index.ts';
import {
  chanceInformation,
  type DescribedColumn,
  frequencyEntropy,
  type PairInformation,
  pairInformation,
} from '../measures/prediction/index.ts';
import { LastUsed } from '../memory/index.ts';
import type { Table } from '../table/index.ts';
import { isOver } from './budget.ts';
import { staged, type Work } from './progress.ts';

/** Two columns, by their positions in the list that was asked for, a before b. */
export interface InformedPair extends PairInformation {
  readonly a: number;
  readonly b: number;
}

/** Cells of all columns that are kept ready to be crossed; with more, some are made ready again. */
const mostCells = 2 ** 26;
/** Of information no more binary digits are kept behind the point than 40: far more than are shown, and fewer than are sure. */
const NOISE_BEYOND = 2 ** 40;

export class PairTables {
  readonly #table: Table;
  readonly #ready: LastUsed<number, IndexedColumn>;
  readonly #information = new Map<string, PairInformation>();
  #chance: { readonly key: string; readonly bits: number[][] } | undefined;

  constructor(table: Table) {
    this.#table = table;
    this.#ready = new LastUsed(Math.max(2, mostCells / table.rowCount));
  }

  *column(number: number): Work<IndexedColumn> {
    const rows = this.#table.rowCount;
    const known = this.#ready.get(number);
    if (known) return known;
    const column = yield* staged('columns', rows, indexColumn(this.#table.columns[number].codes, rows));
    this.#ready.set(number, column);
    return column;
  }

  *frequencies(columns: readonly number[]): Work<Uint32Array[]> {
    const frequencies: Uint32Array[] = [];
    for (const column of columns) frequencies.push((yield* this.column(column)).frequencies);
    return frequencies;
  }

  *described(columns: readonly number[]): Work<DescribedColumn[]> {
    const described: DescribedColumn[] = [];
    for (const number of columns) {
      const { frequencies, distinct } = yield* this.column(number);
      described.push({ entropy: withoutNoise(frequencyEntropy(frequencies, this.#table.rowCount)), distinct });
    }
    return described;
  }

  /** The pair table of two columns, counted anew: all of them together may be many times the table. */
  *joint(a: number, b: number): Work<JointCounts> {
    const first = yield* this.column(a);
    const second = yield* this.column(b);
    return yield* staged('columns', this.#table.rowCount, jointCountsOf(first, second));
  }

  /** What the columns tell about each other, as far as time allows: all pairs unless it ran out. */
  *informed(columns: readonly number[], deadline: number): Work<InformedPair[]> {
    const pairs: InformedPair[] = [];
    for (const [a, b] of pairsOf(columns.length)) {
      if (isOver(deadline)) break;
      pairs.push({ a, b, ...(yield* this.#informationOf(columns[a], columns[b])) });
      // A pair may have been little work, and there may be thousands.
      yield { stage: 'columns', share: pairs.length / pairCount(columns.length) };
    }
    return pairs;
  }

  /** As `informed`, with the test of independence. */
  *tested(columns: readonly number[], deadline: number): Work<PairDependence[]> {
    const rows = this.#table.rowCount;
    const pairs: PairDependence[] = [];
    for (const [a, b] of pairsOf(columns.length)) {
      if (isOver(deadline)) break;
      const [first, second] = yield* this.frequencies([columns[a], columns[b]]);
      const joint = yield* this.joint(columns[a], columns[b]);
      const cells = { first: joint.a, second: joint.b, counts: joint.counts };
      const test = sparsePairDependence({ a, b }, cells, { first, second }, rows);
      const pair = yield* staged('columns', joint.counts.length, test);
      pairs.push({ ...pair, information: withoutNoise(pair.information) });
      yield { stage: 'columns', share: pairs.length / pairCount(columns.length) };
    }
    return pairs;
  }

  /** Mutual information that chance alone gives each pair. */
  *chance(columns: readonly number[], seed: number): Work<number[][]> {
    const key = [seed, ...columns].join();
    if (this.#chance?.key !== key) {
      const frequencies = (yield* this.frequencies(columns)).map(inOrder);
      const shuffles = 3 * pairCount(columns.length);
      const bits = yield* staged('columns', shuffles, chanceInformation(frequencies, this.#table.rowCount, seed));
      this.#chance = { key, bits };
    }
    return this.#chance.bits;
  }

  *#informationOf(a: number, b: number): Work<PairInformation> {
    const key = `${a} ${b}`;
    const known = this.#information.get(key);
    if (known) return known;
    const [first, second] = yield* this.frequencies([a, b]);
    const joint = yield* this.joint(a, b);
    const found = yield* staged('columns', joint.counts.length, pairInformation(first, second, joint));
    const information = { ...found, bits: withoutNoise(found.bits) };
    this.#information.set(key, information);
    return information;
  }
}

/** Sums differ in their last digits by the order of the values, which edits change: pairs that tell the same are to stay equal. */
function withoutNoise(information: number): number {
  return Math.round(information * NOISE_BEYOND) / NOISE_BEYOND;
}

/** In ascending order, so that the numbers which values happen to have after edits make no difference to what is drawn. */
function inOrder(frequencies: Uint32Array): Uint32Array {
  const { sizes, counts } = frequencyHistogram(frequencies);
  const ordered = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let end = 0;
  for (let i = 0; i < sizes.length; i++) {
    ordered.fill(sizes[i], end, end + counts[i]);
    end += counts[i];
  }
  return ordered;
}

export function pairCount(columns: number): number {
  return (columns * (columns - 1)) / 2;
}

/** Positions below `columns`, two by two; one after the other, since there may be more than fit in memory. */
export function* pairsOf(columns: number): Generator<readonly [number, number]> {
  for (let a = 0; a < columns; a++) for (let b = a + 1; b < columns; b++) yield [a, b];
}

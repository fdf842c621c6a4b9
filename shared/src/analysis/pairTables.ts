/** The columns of a table crossed in pairs: what dependencies are made of, counted once for all who ask. */
import { type Counts, frequencyHistogram, type JointCounts, one } from '../counts/index.ts';
import { type PairDependence, sparsePairDependence } from '../measures/frequency/index.ts';
import {
  chanceInformation,
  type DescribedColumn,
  distinctValues,
  frequencyEntropy,
  informationOfSizes,
  type PairInformation,
  pairInformation,
} from '../measures/prediction/index.ts';
import { isOver } from './budget.ts';
import { staged, type Work } from './progress.ts';

/** Two columns, by their positions in the list that was asked for, a before b. */
export interface InformedPair extends PairInformation {
  readonly a: number;
  readonly b: number;
}

/** Of information no more binary digits are kept behind the point than 40: far more than are shown, and fewer than are sure. */
const NOISE_BEYOND = 2 ** 40;

/** Pairs of values that are looked at one by one, and those that are so to see whether two columns are independent. */
const MOST_PAIRS_LOOKED_AT = 2 ** 16;
const MOST_PAIRS_TO_TEST = 2 ** 18;

export class PairTables {
  readonly counts: Counts;
  readonly #information = new Map<string, PairInformation>();
  #chance: { readonly key: string; readonly bits: number[][] } | undefined;

  constructor(counts: Counts) {
    this.counts = counts;
  }

  *frequencies(columns: readonly number[]): Work<readonly Uint32Array[]> {
    return yield* staged('columns', this.counts.rowCount, this.counts.frequencies(columns));
  }

  *described(columns: readonly number[]): Work<DescribedColumn[]> {
    return (yield* this.frequencies(columns)).map((frequencies) => ({
      entropy: withoutNoise(frequencyEntropy(frequencies, this.counts.rowCount)),
      distinct: frequencies.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0),
    }));
  }

  /** The pair table of two columns, counted anew: all of them together may be many times the table. */
  *joint(a: number, b: number): Work<JointCounts> {
    const { counts } = this;
    const joint = yield* staged('columns', counts.rowCount, one(counts.pairs([[a, b]])));
    // A draw by it depends on its order, which is that of the values where somebody else counts.
    return counts.rows ? joint : inOrderOfValues(joint);
  }

  /** What the columns reveal about each other, as far as time allows: all pairs unless it ran out. */
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
    const rows = this.counts.rowCount;
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
      const bits = yield* staged('columns', shuffles, chanceInformation(frequencies, this.counts.rowCount, seed));
      this.#chance = { key, bits };
    }
    return this.#chance.bits;
  }

  *#informationOf(a: number, b: number): Work<PairInformation> {
    const key = `${a} ${b}`;
    const known = this.#information.get(key);
    if (known) return known;
    const [first, second] = yield* this.frequencies([a, b]);
    const found = yield* this.#found(a, b, first, second);
    const information = { ...found, bits: withoutNoise(found.bits) };
    this.#information.set(key, information);
    return information;
  }

  /** Of very many pairs only how many there are of each size: so nothing depends on their order, and an engine elsewhere need not send them. */
  *#found(a: number, b: number, first: Uint32Array, second: Uint32Array): Work<PairInformation> {
    const { counts } = this;
    const possible = distinctValues(first) * distinctValues(second);
    if (!counts.rows && possible > MOST_PAIRS_LOOKED_AT) {
      const asked = one(counts.classSizes([{ columns: [a, b], missing: 'value' }]));
      const sizes = yield* staged('columns', counts.rowCount, asked);
      if (
        areVeryMany(
          sizes.counts.reduce((sum, count) => sum + count, 0),
          possible,
        )
      )
        return informationOfSizes(frequencyHistogram(first), frequencyHistogram(second), sizes);
    }
    const joint = yield* this.joint(a, b);
    if (areVeryMany(joint.counts.length, possible))
      return informationOfSizes(
        frequencyHistogram(first),
        frequencyHistogram(second),
        frequencyHistogram(joint.counts),
      );
    return yield* staged('columns', joint.counts.length, pairInformation(first, second, joint));
  }
}

/** Columns are independent only if all pairs that are possible occur: then each of them is looked at, unless there is no end of them. */
function areVeryMany(pairs: number, possible: number): boolean {
  return pairs > MOST_PAIRS_LOOKED_AT && (pairs < possible || pairs > MOST_PAIRS_TO_TEST);
}

/** Sums differ in their last digits by the order of the values, which edits change: pairs that say the same are to stay equal. */
function withoutNoise(information: number): number {
  return Math.round(information * NOISE_BEYOND) / NOISE_BEYOND;
}

/** As the embedded engine has the pairs of columns of few values. */
function inOrderOfValues({ rows, a, b, counts }: JointCounts): JointCounts {
  const order = Uint32Array.from(a.keys()).sort((one, other) => a[one] - a[other] || b[one] - b[other]);
  const ordered = (values: Uint32Array) => order.map((place) => values[place]);
  return { rows, a: ordered(a), b: ordered(b), counts: ordered(counts) };
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

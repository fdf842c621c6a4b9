/**
 * Columns with their values numbered in natural order: random tables are drawn by these numbers, so that neither the order of the rows nor
 * who counts them makes a difference.
 */
import { naturalOrder, type PairTables, staged, type Work } from '../analysis/index.ts';
import { type JointCounts, RowsElsewhere } from '../counts/index.ts';
import type { Columns } from '../table/index.ts';

export class ValuesInOrder {
  readonly #pairs: PairTables;
  readonly #table: Columns;
  /** Column → code → place of its value; the missing value comes first. */
  readonly #places = new Map<number, Uint32Array>();

  constructor(pairs: PairTables, table: Columns) {
    this.#pairs = pairs;
    this.#table = table;
  }

  *frequencies(columns: readonly number[]): Work<Uint32Array[]> {
    const ordered: Uint32Array[] = [];
    for (const [i, frequencies] of (yield* this.#pairs.frequencies(columns)).entries()) {
      const places = yield* this.#placesOf(columns[i]);
      const inOrder = new Uint32Array(places.length);
      for (let code = 0; code < frequencies.length; code++) inOrder[places[code]] = frequencies[code];
      ordered.push(inOrder);
    }
    return ordered;
  }

  *joint(one: number, other: number): Work<JointCounts> {
    const { rows, a, b, counts } = yield* this.#pairs.joint(one, other);
    const first = yield* this.#placesOf(one);
    const second = yield* this.#placesOf(other);
    const order = Uint32Array.from(a.keys()).sort((x, y) => first[a[x]] - first[a[y]] || second[b[x]] - second[b[y]]);
    return {
      rows,
      a: order.map((pair) => first[a[pair]]),
      b: order.map((pair) => second[b[pair]]),
      counts: order.map((pair) => counts[pair]),
    };
  }

  *#placesOf(column: number): Work<Uint32Array> {
    const known = this.#places.get(column);
    if (known) return known;
    const { dictionary, beyond } = this.#table.columns[column];
    if (beyond) throw new RowsElsewhere('A column has too many values to be drawn by this engine.');
    const { codes } = yield* staged('columns', dictionary.size, naturalOrder(dictionary));
    const places = new Uint32Array(dictionary.size);
    for (const [place, code] of codes.entries()) places[code] = place + 1;
    this.#places.set(column, places);
    return places;
  }
}

/** The lattice of full-domain generalisations: a node is a level for each column, one node is above another if no level of it is lower. */

/** From the lowest levels to the highest, both included. */
export class Lattice {
  readonly floors: readonly number[];
  readonly tops: readonly number[];
  /** May be more than can be looked at. */
  readonly nodes: number;
  /** Column → what a step up adds to the number of a node. */
  readonly #strides: readonly number[];

  constructor(floors: readonly number[], tops: readonly number[]) {
    this.floors = floors;
    this.tops = tops;
    const strides: number[] = [];
    let nodes = 1;
    for (const [column, top] of tops.entries()) {
      strides.push(nodes);
      nodes *= top - floors[column] + 1;
    }
    this.#strides = strides;
    this.nodes = nodes;
  }

  numberOf(levels: readonly number[]): number {
    return levels.reduce((sum, level, column) => sum + (level - this.floors[column]) * this.#strides[column], 0);
  }

  levelsOf(node: number): number[] {
    return this.#strides.map(
      (stride, column) =>
        this.floors[column] + (Math.floor(node / stride) % (this.tops[column] - this.floors[column] + 1)),
    );
  }

  /** The nodes a step above. */
  above(node: number): number[] {
    const levels = this.levelsOf(node);
    return this.#strides.flatMap((stride, column) => (levels[column] < this.tops[column] ? [node + stride] : []));
  }

  /** The nodes a step below. */
  below(node: number): number[] {
    const levels = this.levelsOf(node);
    return this.#strides.flatMap((stride, column) => (levels[column] > this.floors[column] ? [node - stride] : []));
  }

  /** Those of the nodes a step above that belong to this node alone, so that going up from the lowest meets each node once. */
  children(node: number): number[] {
    const levels = this.levelsOf(node);
    const last = levels.findLastIndex((level, column) => level > this.floors[column]);
    return this.#strides.flatMap((stride, column) =>
      column >= last && levels[column] < this.tops[column] ? [node + stride] : [],
    );
  }
}

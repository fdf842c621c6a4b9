/**
 * Minimal sets of columns that hit every edge, an edge being the columns in which two rows differ: MMCS of Murakami and
 * Uno (Discrete Applied Mathematics 170, 2014), with bit sets over edges and edges that may be added on the way, as
 * HPIValid does (Birnick et al., PVLDB 13, 2020). It goes by size, so that what is found is proven size by size.
 */
import { bitCount, columnsOf, lowestBit, wordsFor } from './masks.ts';

interface Level {
  /** Edges that the set does not hit. */
  uncovered: Int32Array;
  /** For each member of the set the edges that only it hits, one stretch after the other. */
  critical: Int32Array;
  /** Columns that may still be added. */
  readonly candidates: Int32Array;
  /** Columns that are still to be tried at this level. */
  readonly branch: Int32Array;
}

export class HittingSetSearch {
  readonly #columns: number;
  readonly #words: number;
  readonly #size: number;
  readonly #levels: Level[] = [];
  readonly #members: number[] = [];
  #edges: Int32Array;
  #count = 0;
  /** Words that the bits of all edges take, and room for as many. */
  #edgeWords = 0;
  #edgeRoom: number;
  /** Column → edges that contain it, one stretch after the other. */
  #containing: Int32Array;
  #depth = 0;
  #entering = true;
  /** Whether sets larger than the size looked for were left out. */
  #cut = false;
  /** Words of edges looked at since the last pause. */
  #work = 0;

  /** Sets of exactly `size` columns are looked for; those smaller are taken as known. `edges` is how many will be loaded. */
  constructor(columns: number, size: number, edges: number) {
    this.#columns = columns;
    this.#words = wordsFor(columns);
    this.#size = size;
    this.#edgeRoom = (edges >>> 5) + 9;
    this.#edges = new Int32Array(this.#edgeRoom * 32 * this.#words);
    this.#containing = new Int32Array(columns * this.#edgeRoom);
    const { candidates } = this.#level(0);
    for (let column = 0; column < columns; column++) candidates[column >>> 5] |= 1 << (column & 31);
  }

  /** A search that knows these edges, smallest first. Yields how many are loaded. */
  static *over(columns: number, edges: Int32Array, size: number): Generator<number, HittingSetSearch> {
    const words = wordsFor(columns);
    const search = new HittingSetSearch(columns, size, edges.length / words);
    const slice = Math.ceil(50_000 / columns) * words;
    for (let edge = 0; edge < edges.length; edge += words) {
      search.addEdge(edges, edge);
      if (edge % slice === 0) yield edge;
    }
    search.#cut = false;
    return search;
  }

  /** Whether there may be sets larger than the size looked for, once the search has ended. */
  get cut(): boolean {
    return this.#cut;
  }

  /** The set found last. */
  get found(): number[] {
    return this.#members.slice(0, this.#depth + 1).sort((a, b) => a - b);
  }

  /** Adds an edge that the set found last does not hit, and so none of the sets it grew from. */
  addEdge(masks: Int32Array, offset: number): void {
    const words = this.#words;
    const number = this.#count++;
    if (number >>> 5 >= this.#edgeRoom) this.#makeRoom();
    if ((number & 31) === 0) {
      this.#edgeWords++;
      // Levels hold what was left there by sets tried before.
      for (const [depth, level] of this.#levels.entries()) {
        level.uncovered[number >>> 5] = 0;
        for (let member = 0; member < depth; member++) level.critical[member * this.#edgeRoom + (number >>> 5)] = 0;
      }
    }
    const bit = 1 << (number & 31);
    for (let word = 0; word < words; word++) this.#edges[number * words + word] = masks[offset + word];
    for (const column of columnsOf(masks, offset, words)) {
      this.#containing[column * this.#edgeRoom + (number >>> 5)] |= bit;
    }
    for (let depth = 0; depth <= this.#depth; depth++) this.#levels[depth].uncovered[number >>> 5] |= bit;
    // What completes a set must hit this edge too.
    if (this.#depth === this.#size - 1) {
      // The set itself may grow into a larger one.
      this.#cut = true;
      const { branch } = this.#levels[this.#depth];
      for (let word = 0; word < words; word++) branch[word] &= masks[offset + word];
    }
  }

  /** Goes on until the next set is `found`, or some work is done (`paused`), or there are no more (`ended`). */
  next(): 'found' | 'paused' | 'ended' {
    while (this.#work < 100_000) {
      if (this.#entering) {
        this.#entering = false;
        this.#work += 20;
        this.#enter();
      }
      const column = this.#takeFromBranch();
      if (column < 0) {
        if (this.#depth === 0) return 'ended';
        this.#depth--;
        this.#addCandidate(this.#members[this.#depth]);
      } else if (!this.#keepsAllCritical(column)) {
        // No set that grows from this one can have the column: it stays out of the candidates below.
      } else if (this.#depth === this.#size - 1) {
        this.#members[this.#depth] = column;
        this.#addCandidate(column);
        return 'found';
      } else if (this.#depth === this.#size - 2 && this.#cut && !this.#canComplete(column)) {
        this.#addCandidate(column);
      } else {
        this.#descend(column);
      }
    }
    this.#work = 0;
    return 'paused';
  }

  #enter(): void {
    const { candidates, branch } = this.#levels[this.#depth];
    branch.fill(0);
    const chosen = this.#depth === this.#size - 1 ? this.#completions(branch) : this.#narrowest();
    if (chosen < 0) return;
    const words = this.#words;
    for (let word = 0; word < words; word++) {
      const tried = this.#edges[chosen * words + word] & candidates[word];
      if (this.#depth < this.#size - 1) branch[word] = tried;
      candidates[word] &= ~tried;
    }
  }

  /**
   * At the last level only columns that hit all that is uncovered complete a set; they go to `branch`. Gives an edge to
   * take the candidates out of, or -1.
   */
  #completions(branch: Int32Array): number {
    const { uncovered, candidates } = this.#levels[this.#depth];
    const words = this.#words;
    let first = -1;
    let open = false;
    for (let at = 0; at < this.#edgeWords; at++) {
      for (let bits = uncovered[at]; bits !== 0; bits &= bits - 1) {
        const edge = at * 32 + lowestBit(bits);
        if (first < 0) {
          first = edge;
          branch.set(candidates);
        }
        open = false;
        for (let word = 0; word < words; word++) {
          branch[word] &= this.#edges[edge * words + word];
          if (branch[word] !== 0) open = true;
        }
        if (!open) break;
      }
      if (first >= 0 && !open) break;
    }
    this.#work += this.#edgeWords;
    if (first >= 0 && !this.#cut) this.#cut = this.#goesOn(first, branch);
    return first;
  }

  /** Whether a candidate of the edge would begin a set larger than is looked for. */
  #goesOn(edge: number, completions: Int32Array): boolean {
    const { candidates } = this.#levels[this.#depth];
    for (let word = 0; word < this.#words; word++) {
      const others = this.#edges[edge * this.#words + word] & candidates[word] & ~completions[word];
      for (let bits = others; bits !== 0; bits &= bits - 1) {
        if (this.#keepsAllCritical(word * 32 + lowestBit(bits))) return true;
      }
    }
    return false;
  }

  /** The uncovered edge with fewest candidates, or -1 if all are covered or one has none. */
  #narrowest(): number {
    const { uncovered, candidates } = this.#levels[this.#depth];
    const words = this.#words;
    let best = -1;
    let fewest = this.#columns + 1;
    for (let at = 0; at < this.#edgeWords; at++) {
      for (let bits = uncovered[at]; bits !== 0; bits &= bits - 1) {
        const edge = at * 32 + lowestBit(bits);
        let count = 0;
        for (let word = 0; word < words; word++) count += bitCount(this.#edges[edge * words + word] & candidates[word]);
        this.#work += words;
        if (count >= fewest) continue;
        if (count === 0) return -1;
        best = edge;
        fewest = count;
        if (count === 1) return best;
      }
    }
    this.#work += this.#edgeWords;
    return best;
  }

  /** Whether, with this column, one column more can hit all; stops at the first few edges that have none in common. */
  #canComplete(column: number): boolean {
    const { uncovered, candidates } = this.#levels[this.#depth];
    const words = this.#words;
    const containing = column * this.#edgeRoom;
    const common = this.#level(this.#depth + 1).branch;
    common.set(candidates);
    let hitsAll = true;
    for (let at = 0; at < this.#edgeWords; at++) {
      for (let bits = uncovered[at] & ~this.#containing[containing + at]; bits !== 0; bits &= bits - 1) {
        const edge = at * 32 + lowestBit(bits);
        let open = false;
        for (let word = 0; word < words; word++) {
          common[word] &= this.#edges[edge * words + word];
          if (common[word] !== 0) open = true;
        }
        hitsAll = false;
        if (!open) {
          this.#work += at + 4;
          return false;
        }
      }
    }
    this.#work += this.#edgeWords;
    // A set that is complete without a further column is smaller than what is looked for, and known.
    return !hitsAll;
  }

  /** Whether every member would still hit some edge alone if the column came in. */
  #keepsAllCritical(column: number): boolean {
    const { critical } = this.#levels[this.#depth];
    const containing = this.#containing;
    const room = this.#edgeRoom;
    const words = this.#edgeWords;
    for (let member = 0; member < this.#depth; member++) {
      let at = 0;
      while (at < words && (critical[member * room + at] & ~containing[column * room + at]) === 0) at++;
      this.#work += at + 1;
      if (at === words) return false;
    }
    return true;
  }

  #descend(column: number): void {
    const { uncovered, critical, candidates } = this.#levels[this.#depth];
    const containing = this.#containing;
    const room = this.#edgeRoom;
    const words = this.#edgeWords;
    this.#members[this.#depth] = column;
    this.#depth++;
    const child = this.#level(this.#depth);
    child.candidates.set(candidates);
    for (let at = 0; at < words; at++) {
      const hit = containing[column * room + at];
      child.uncovered[at] = uncovered[at] & ~hit;
      child.critical[(this.#depth - 1) * room + at] = uncovered[at] & hit;
      for (let member = 0; member < this.#depth - 1; member++) {
        child.critical[member * room + at] = critical[member * room + at] & ~hit;
      }
    }
    this.#work += words * (this.#depth + 1);
    this.#entering = true;
  }

  /** Takes the first column that is left to try, or -1. */
  #takeFromBranch(): number {
    const { branch } = this.#levels[this.#depth];
    for (let word = 0; word < this.#words; word++) {
      if (branch[word] === 0) continue;
      const column = word * 32 + lowestBit(branch[word]);
      branch[word] &= branch[word] - 1;
      return column;
    }
    return -1;
  }

  #addCandidate(column: number): void {
    this.#levels[this.#depth].candidates[column >>> 5] |= 1 << (column & 31);
  }

  #level(depth: number): Level {
    while (this.#levels.length <= depth) {
      this.#levels.push({
        uncovered: new Int32Array(this.#edgeRoom),
        critical: new Int32Array(this.#edgeRoom * this.#levels.length),
        candidates: new Int32Array(this.#words),
        branch: new Int32Array(this.#words),
      });
    }
    return this.#levels[depth];
  }

  /** Doubles the room for edges. */
  #makeRoom(): void {
    const room = this.#edgeRoom;
    const larger = room * 2;
    const spread = (stretches: Int32Array) => {
      const spaced = new Int32Array((stretches.length / room) * larger);
      for (let i = 0; i * room < stretches.length; i++) {
        spaced.set(stretches.subarray(i * room, (i + 1) * room), i * larger);
      }
      return spaced;
    };
    for (const level of this.#levels) {
      level.uncovered = spread(level.uncovered);
      level.critical = spread(level.critical);
    }
    this.#containing = spread(this.#containing);
    const edges = new Int32Array(larger * 32 * this.#words);
    edges.set(this.#edges);
    this.#edges = edges;
    this.#edgeRoom = larger;
  }
}

/** Nodes in order of what they lose at least; of those that lose the same, the lower number comes first, so that the order is always the same. */
export class Frontier {
  /** A binary heap: what stands at i is before what stands at 2i + 1 and 2i + 2. */
  readonly #losses: number[] = [];
  readonly #nodes: number[] = [];

  get size(): number {
    return this.#nodes.length;
  }

  /** What the first node loses at least; infinite if there is none. */
  get least(): number {
    return this.#losses[0] ?? Number.POSITIVE_INFINITY;
  }

  add(node: number, loss: number): void {
    let place = this.#nodes.length;
    this.#nodes.push(node);
    this.#losses.push(loss);
    while (place > 0) {
      const parent = (place - 1) >>> 1;
      if (!this.#isBefore(place, parent)) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  /** Takes the first node; there has to be one. */
  take(): number {
    const first = this.#nodes[0];
    this.#swap(0, this.#nodes.length - 1);
    this.#nodes.pop();
    this.#losses.pop();
    for (let place = 0; ; ) {
      let next = place;
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child < this.#nodes.length && this.#isBefore(child, next)) next = child;
      }
      if (next === place) return first;
      this.#swap(place, next);
      place = next;
    }
  }

  #isBefore(a: number, b: number): boolean {
    if (this.#losses[a] !== this.#losses[b]) return this.#losses[a] < this.#losses[b];
    return this.#nodes[a] < this.#nodes[b];
  }

  #swap(a: number, b: number): void {
    const loss = this.#losses[a];
    this.#losses[a] = this.#losses[b];
    this.#losses[b] = loss;
    const node = this.#nodes[a];
    this.#nodes[a] = this.#nodes[b];
    this.#nodes[b] = node;
  }
}

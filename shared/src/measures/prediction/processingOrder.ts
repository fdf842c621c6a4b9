/** The order in which Algorithm 2 takes pairs of columns, which the paper leaves open (R3A section IV.B; measures.md 1.1). */

/** Column `dependent` follows from column `determinant`, as far as the gain says. */
export interface DependentPair {
  readonly dependent: number;
  readonly determinant: number;
  readonly gain: number;
}

/**
 * A column is conditioned when none of its determinants is to be conditioned itself any more, on its weakest determinant
 * first, so that the strongest has the last word. Where columns wait for each other, the weakest pair of such a
 * circle goes ahead.
 */
export function processingOrder<Pair extends DependentPair>(pairs: readonly Pair[]): Pair[] {
  const waiting = pairs
    .filter((pair) => pair.dependent !== pair.determinant)
    .sort((x, y) => x.gain - y.gain || x.dependent - y.dependent || x.determinant - y.determinant);
  const order: Pair[] = [];
  while (waiting.length > 0) {
    const unfinished = new Set(waiting.map((pair) => pair.dependent));
    const blocked = new Set(waiting.filter((pair) => unfinished.has(pair.determinant)).map((pair) => pair.dependent));
    const ready = waiting.find((pair) => !blocked.has(pair.dependent));
    const next = ready
      ? waiting.filter((pair) => pair.dependent === ready.dependent)
      : [waiting.find((pair) => isInCircle(pair, waiting)) ?? waiting[0]];
    for (const pair of next) waiting.splice(waiting.indexOf(pair), 1);
    order.push(...next);
  }
  return order;
}

/** Whether the determinant waits, over any number of steps, for the dependent column of the same pair. */
function isInCircle(pair: DependentPair, waiting: readonly DependentPair[]): boolean {
  const reached = new Set([pair.determinant]);
  for (const column of reached) {
    if (column === pair.dependent) return true;
    for (const other of waiting) if (other.dependent === column) reached.add(other.determinant);
  }
  return false;
}

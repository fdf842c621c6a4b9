/** How long the pieces of one part may take: what is not finished by then is left out, and the answer says that it is not complete. */

/** Whether a share of the time has passed. */
export type IsSpent = (share: number) => boolean;

export function budgetOf(seconds: number | undefined): IsSpent {
  const begun = performance.now();
  return (share) => seconds !== undefined && performance.now() - begun >= 1000 * seconds * share;
}

/** The result of work that ends before `isOver`, else undefined. Yields `done` at each of its steps. */
export function* within<T>(
  work: Generator<number, T>,
  isOver: () => boolean,
  done: number,
): Generator<number, T | undefined> {
  for (;;) {
    if (isOver()) return undefined;
    const step = work.next();
    if (step.done) return step.value;
    yield done;
  }
}

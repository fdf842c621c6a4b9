/** Searches yield what they know so far; the work within them yields numbers. */

/** Runs the work, yielding the state of the search at each of its steps. */
export function* telling<S, T>(soFar: S, work: Generator<unknown, T>): Generator<S, T> {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield soFar;
  }
}

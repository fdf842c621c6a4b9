/** Work made of smaller works, each of which counts from 0: what it tells is how many of them are done. */

/** The same work, which tells `done` at each step. */
export function* telling<T>(done: number, work: Generator<number, T>): Generator<number, T> {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield done;
  }
}

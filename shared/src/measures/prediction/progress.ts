/** Work made of smaller works that each count from 0: its progress is the number of finished ones. */

/** The same work, which reports `done` at each step. */
export function* telling<T>(done: number, work: Generator<number, T>): Generator<number, T> {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield done;
  }
}

/** Searches yield what they know so far; the work within them yields numbers, or what it waits for if somebody else counts. */

export type Searching<T> = Generator<T | Promise<unknown>, T>;

/** Runs the work, yielding the state of the search at each of its steps. */
export function telling<S, T>(soFar: S, work: Generator<number, T>): Generator<S, T>;
export function telling<S, T>(
  soFar: S,
  work: Generator<number | Promise<unknown>, T>,
): Generator<S | Promise<unknown>, T>;
export function* telling<S, T>(
  soFar: S,
  work: Generator<number | Promise<unknown>, T>,
): Generator<S | Promise<unknown>, T> {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield next.value instanceof Promise ? next.value : soFar;
  }
}

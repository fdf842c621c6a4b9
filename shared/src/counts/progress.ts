/** Generators that run one after the other, each counting its own progress from 0, made to count on. */

interface Progress {
  done: number;
}

export function* advancing<T>(progress: Progress, work: Generator<number, T>): Generator<number, T> {
  const before = progress.done;
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    progress.done = before + next.value;
    yield progress.done;
  }
}

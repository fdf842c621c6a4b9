/** Runs work to its end, stopping now and then so that Ctrl-C is heard and the progress bar is seen, and where somebody else counts. */
import type { Work } from '@quasi/shared/analysis';
import type { ProgressBar } from './progressBar.ts';

/** What some work comes to. */
export type Done<Making extends (...given: never[]) => Work<unknown>> =
  ReturnType<Making> extends Work<infer Result> ? Result : never;

const SLICE_MILLISECONDS = 40;

export async function drive<T>(work: Work<T>, bar: ProgressBar): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MILLISECONDS;
    let until: Promise<unknown> | undefined;
    do {
      const step = work.next();
      if (step.done) return step.value;
      bar.note(step.value);
      ({ until } = step.value);
    } while (!until && performance.now() < end);
    bar.show();
    await (until ?? new Promise((resolve) => setImmediate(resolve)));
  }
}

/** Runs work to its end, stopping now and then so that Ctrl-C is heard and the progress bar is seen. */
import type { Work } from '@quasi/shared/analysis';
import type { ProgressBar } from './progressBar.ts';

const SLICE_MILLISECONDS = 40;

export async function drive<T>(work: Work<T>, bar: ProgressBar): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MILLISECONDS;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) return step.value;
    bar.show(step.value);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

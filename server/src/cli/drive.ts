/** Runs work to its end, stopping now and then so that Ctrl-C is heard and the progress bar is seen. */
import type { Work } from '@quasi/shared/analysis';
import type { ProgressBar } from './progressBar.ts';

const SLICE_MILLISECONDS = 40;

export async function drive<T>(work: Work<T>, bar: ProgressBar): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MILLISECONDS;
    do {
      const step = work.next();
      if (step.done) return step.value;
      bar.note(step.value);
    } while (performance.now() < end);
    bar.show();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

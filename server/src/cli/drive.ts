/** Runs work to its end, stopping now and then so that Ctrl-C is heard and the progress bar is seen, and where somebody else counts. */
import type { Work } from '@quasi/shared/analysis';
import type { Arguments } from './arguments.ts';
import { ProgressBar } from './progressBar.ts';

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

/** The same with a bar of its own, which leaves no trace. `name`: of what is looked at. */
export async function driven<T>(work: Work<T>, args: Arguments, name: string): Promise<T> {
  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  bar.begin(name);
  return await drive(work, bar).finally(() => bar.clear());
}

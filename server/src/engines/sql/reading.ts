/** Work of an engine as a part of the reading, which is done in steps. */
import type { Counting } from '@quasi/shared/counts';
import type { ReadingProgress } from '../../files/index.ts';

export function* reading<T>(counting: Counting<T>, share = 0, rows = 0): Generator<ReadingProgress, T> {
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
    yield { stage: 'reading', share, rows, ...(typeof step.value !== 'number' && { until: step.value }) };
  }
}

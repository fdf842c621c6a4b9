/** A promise inside the reading, which is done in steps: others go on until it is settled. For libraries, and for what loads on demand. */
import type { ReadingProgress } from '../files/index.ts';

export function* awaited<T>(
  promise: Promise<T>,
  progress: Omit<ReadingProgress, 'until'>,
): Generator<ReadingProgress, T> {
  let outcome: { readonly value: T } | { readonly error: unknown } | undefined;
  const until = promise.then(
    (value) => {
      outcome = { value };
    },
    (error: unknown) => {
      outcome = { error };
    },
  );
  while (!outcome) yield { ...progress, until };
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/** A promise inside the reading, which is done in steps: others go on until it is settled. For libraries, and for what loads on demand. */
import type { Progress } from '@quasi/shared/analysis';

export function* awaited<T, P extends Progress>(promise: Promise<T>, progress: P): Generator<P, T> {
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

/** The sentences about a Parquet file that cannot be read. */
import { t } from '@quasi/shared/words';
import { FileProblem } from '../../files/index.ts';

/** Its bytes contradict each other. */
export class Damage extends Error {}

/** The file is sound, and beyond this reader. */
export class Unreadable extends Error {}

/** Libraries throw errors of many kinds on bytes that make no sense. */
export function problemOf(name: string, error: unknown): FileProblem {
  if (error instanceof FileProblem) return error;
  if (error instanceof Unreadable) return new FileProblem(name, error.message, { cause: error });
  const sentence = t`This Parquet file is damaged or cut off. Get it again, or write it anew from its source.`;
  return new FileProblem(name, sentence, { cause: error });
}

export function encrypted(): Unreadable {
  return new Unreadable(t`This Parquet file is encrypted. Write it without encryption to check it.`);
}

/** What is said of a file whose bytes make no sense: the same sentence, wherever that came to light. */
import { t } from '@quasi/shared/words';
import { type ByteInput, FileProblem, type ReadingProgress } from '../files/index.ts';

/** Its bytes contradict each other. */
export class Damage extends Error {}

/** Reads, and closes the input unless that succeeds. `format`: as people call it. */
export function* soundly<T>(
  format: string,
  input: ByteInput,
  reading: Generator<ReadingProgress, T>,
): Generator<ReadingProgress, T> {
  try {
    return yield* named(format, input.name, reading);
  } catch (error) {
    input.close();
    throw error;
  }
}

/** Turns what bytes without a sense lead to into a sentence. */
export function* named<T>(
  format: string,
  name: string,
  reading: Generator<ReadingProgress, T>,
): Generator<ReadingProgress, T> {
  try {
    return yield* reading;
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    const sentence = t`This ${format} file is damaged or cut off. Get it again, or save it anew from its source.`;
    throw new FileProblem(name, sentence, { cause: error });
  }
}

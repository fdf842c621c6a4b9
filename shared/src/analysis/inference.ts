/** What like rows reveal of a sensitive column, beside a guess from the whole file: by its values and, where these are many numbers, by how near a guess is. */
import type { SensitiveValues } from '../counts/index.ts';
import { type CloseGuesses, closeGuesses, type Guesses, guesses } from '../measures/inference/index.ts';
import type { NaturalOrder } from './naturalOrder.ts';

export interface Inference extends Guesses {
  /** Undefined for a column that holds other than numbers, or few of them. */
  readonly close: CloseGuesses | undefined;
}

/** Fewer numbers are codes or grades, which are right or wrong. */
const LEAST_NUMBERS = 20;

/** Undefined with fewer than two values to guess. Yields classes done. */
export function* inferenceOf(
  values: SensitiveValues,
  { codes, numbers }: NaturalOrder,
): Generator<number, Inference | undefined> {
  const found = yield* guesses(values);
  if (!found) return undefined;
  const areMany = numbers !== undefined && codes.length >= LEAST_NUMBERS;
  return { ...found, close: areMany ? yield* closeGuesses(values, codes, numbers) : undefined };
}

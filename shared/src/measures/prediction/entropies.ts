/** The entropies a table can have at most, by its columns, and by its tuples: ME, EE and what TDE and RDE sum (R3A Rules 2–4). */
import type { SizeHistogram } from '../../counts/types.ts';
import { entropy } from '../entropy.ts';

/** ME: all rows differ. */
export function maximumEntropy(rows: number): number {
  return rows === 0 ? 0 : Math.log2(rows);
}

/**
 * EE: the entropy of the product of the columns' own laws, which is the sum of their entropies, so that the product is
 * never enumerated. It can exceed ME; it is never below that of the tuples, shuffled (RDE) or not (TDE).
 */
export function experienceEntropy(columns: readonly SizeHistogram[]): number {
  return columns.reduce((sum, column) => sum + entropy(column), 0);
}

/** The entropy of values that occur this often in `rows` rows: that of a column, or of the classes of a shuffled table. */
export function frequencyEntropy(frequencies: Uint32Array, rows: number): number {
  let sum = 0;
  let once = 0;
  for (let i = 0; i < frequencies.length; i++) {
    const frequency = frequencies[i];
    if (frequency === 1) once++;
    else if (frequency > 1) sum += frequency * Math.log2(rows / frequency);
  }
  return rows === 0 ? 0 : (sum + once * Math.log2(rows)) / rows;
}

/** The two guesses SEI compares itself with: one class size said of every record. */
import type { SizeHistogram } from '../../counts/types.ts';

/** Mean class size over records, Σ c²/n (OptMean); 0 without records. */
export function meanClassSize({ rows, sizes, counts }: SizeHistogram): number {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += sizes[i] * sizes[i] * counts[i];
  return rows > 0 ? sum / rows : 0;
}

/** The class size that most records have (OptMode), the smaller of two; 0 without records. */
export function commonestClassSize({ sizes, counts }: SizeHistogram): number {
  let size = 0;
  let most = 0;
  for (let i = 0; i < sizes.length; i++) {
    if (sizes[i] * counts[i] > most) {
      most = sizes[i] * counts[i];
      size = sizes[i];
    }
  }
  return size;
}

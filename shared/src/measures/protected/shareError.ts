/** How far a reconstructed share can be off because the answers are few and noised (EXT, from the unbiased estimate of measures.md 5.1.2). */
import { type Channel, contrast } from './channel.ts';

/**
 * The standard error of a share where all f categories are equally frequent, as a multiple of such a share: the variance
 * (1/f)(1 − 1/f)/n of an answer is divided by (β − other)², so that it is √((f − 1)/n)/(β − other). Infinite at ε = 0.
 */
export function relativeShareError(channel: Channel, answers: number): number {
  if (channel.categories < 2) return 0;
  return Math.sqrt((channel.categories - 1) / answers) / contrast(channel);
}

/**
 * Expectations for a random sample of rows, by the exact law of drawing without replacement: over all samples, not for the one that is
 * drawn.
 */
import type { SizeHistogram } from '../../counts/types.ts';

export interface SampleLaw {
  /** Classes that have a row in the sample; over the rows of the file it is the chance of picking the right person's row there. */
  readonly classes: number;
  /** Rows alone in the sample, and rows in pairs there. */
  readonly alone: number;
  readonly paired: number;
  /** Rows of the whole file that look like one that is alone in the sample: for each of them it is the only match. */
  readonly alike: number;
}

/** `drawn` of the rows of a histogram are drawn. Yields the sizes done. */
export function* sampleLaw({ rows, sizes, counts }: SizeHistogram, drawn: number): Generator<number, SampleLaw> {
  let classes = 0;
  let alone = 0;
  let paired = 0;
  let alike = 0;
  for (let i = 0; i < sizes.length; i++) {
    const [none, one, two] = ofClass(sizes[i], rows, drawn);
    classes += counts[i] * (1 - none);
    alone += counts[i] * one;
    paired += counts[i] * 2 * two;
    alike += counts[i] * one * sizes[i];
    yield i;
  }
  return { classes, alone, paired, alike };
}

/** The chances that none, one and two of the rows of a class are drawn (hypergeometric law). */
function ofClass(size: number, rows: number, drawn: number): [none: number, one: number, two: number] {
  return [0, 1, 2].map((count) => chanceOf(count, size, rows, drawn)) as [number, number, number];
}

/**
 * C(size, count) C(rows − size, drawn − count) / C(rows, drawn): each of `count` draws in turn, then either the other rows of the class
 * that are missed or the other draws that miss it, whichever are fewer.
 */
function chanceOf(count: number, size: number, rows: number, drawn: number): number {
  if (count > size || count > drawn) return 0;
  let chance = count === 2 ? (size * (size - 1)) / 2 : count === 1 ? size : 1;
  for (let i = 0; i < count; i++) chance *= (drawn - i) / (rows - i);
  const [few, many] = size < drawn ? [size, drawn] : [drawn, size];
  for (let i = 0; i < few - count && chance > 0; i++) chance *= Math.max(0, rows - many - i) / (rows - count - i);
  return chance;
}

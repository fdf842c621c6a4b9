/** How many classes there are of each size: all that most measures need to know of a division into classes. */
import type { Column } from '../table/index.ts';
import type { RowClasses, SizeHistogram } from './types.ts';

/** Sizes below this are counted in a flat array; there are few larger classes. */
const smallSizes = 4096;

export function sizeHistogram(classes: RowClasses): SizeHistogram {
  return frequencyHistogram(classes.sizeOfClass.subarray(0, classes.classCount));
}

/** How many values of a column have how many rows, however many of them are kept; a missing value is one. */
export function valueSizes({ dictionary, beyond }: Pick<Column, 'dictionary' | 'beyond'>): SizeHistogram {
  return beyond?.sizes ?? frequencyHistogram(dictionary.counts);
}

/** The histogram of any frequencies, for example those of the values of a column. Frequencies of 0 do not count. */
export function frequencyHistogram(frequencies: Uint32Array): SizeHistogram {
  const small = new Uint32Array(smallSizes);
  const large = new Map<number, number>();
  for (let i = 0; i < frequencies.length; i++) {
    const size = frequencies[i];
    if (size < smallSizes) small[size]++;
    else large.set(size, (large.get(size) ?? 0) + 1);
  }
  for (let size = 1; size < smallSizes; size++) if (small[size] > 0) large.set(size, small[size]);
  return histogramOf(large);
}

/** Puts a map from size to number of classes in order. */
export function histogramOf(classesOfSize: ReadonlyMap<number, number>): SizeHistogram {
  const sizes = Uint32Array.from(classesOfSize.keys()).sort();
  const counts = sizes.map((size) => classesOfSize.get(size) ?? 0);
  const rows = sizes.reduce((sum, size, i) => sum + size * counts[i], 0);
  return { rows, sizes, counts };
}

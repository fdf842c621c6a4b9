/** The databases that may hold the people of a protected file: other tables of its package that state their sampling rates (SEI, measures.md 5.1.7). */
import type { Resource, Schema } from './model.ts';

export interface StatedDatabase {
  readonly resource: Resource;
  readonly path: string;
  /** The share of the population that it holds. */
  readonly rate: number;
}

/** Of one file each, since a rate is that of one sample. Whether one is noised itself, so that nobody can be counted in it, settings decide. */
export function databasesBeside(resource: Resource, { resources }: Schema): StatedDatabase[] {
  const taken = new Set(resource.files.map(({ value }) => value));
  return resources.flatMap((other) => {
    const rate = other.quasi.said['quasi:samplingRate'];
    const [file, ...more] = other.files;
    if (rate === undefined || file === undefined || more.length > 0 || taken.has(file.value)) return [];
    // Two tables of the same file are one sample.
    taken.add(file.value);
    return [{ resource: other, path: file.value, rate }];
  });
}

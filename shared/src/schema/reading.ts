/** A schema may be long, so it is read in steps, between which an editor can be answered. */

/** Yields how many parts (tokens, values, names) it has looked at since it last did; a thousand take a fraction of a millisecond. */
export type Reading<T> = Generator<number, T>;

export const PARTS_A_STEP = 1024;

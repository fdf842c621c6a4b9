/** A part of the answer of `quasi measure`: some numbers under one name, or nothing where they do not apply. */
import type { Work } from '../analysis/index.ts';
import type { Measured } from './measured.ts';

/** The numbers have the names they have everywhere; a name whose value is undefined is left out. */
export type Numbers = Readonly<Record<string, unknown>>;

export type Part = (measured: Measured) => Work<Numbers | readonly unknown[] | undefined>;

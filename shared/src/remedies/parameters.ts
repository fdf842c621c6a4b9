/** Shapes that parameters of remedies have in common. */
import * as z from 'zod/mini';

export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Characters of a value, or rows: as many as a person would still write down. */
export const atLeastOne = whole(1, 1_000_000);

export const above0 = z.number().check(z.positive());

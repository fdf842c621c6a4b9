/** `classes`: the rows divided into classes on the quasi-identifiers. */
import { anonymity, largestClass, rowsBelow, uniqueRows } from '../measures/index.ts';
import type { Part } from './part.ts';

/** The targets that are in use: rows in classes below them are counted. */
const targets = [2, 3, 5, 11, 20];

export const classes: Part = function* ({ facts, request }) {
  const { sizes, classes } = facts;
  return {
    k: anonymity(sizes),
    count: sizes.counts.reduce((sum, count) => sum + count, 0),
    largest: largestClass(sizes),
    sizes: Object.fromEntries(Array.from(sizes.sizes, (size, i) => [size, sizes.counts[i]])),
    uniqueRows: uniqueRows(sizes),
    rowsBelow: Object.fromEntries(targets.map((k) => [k, rowsBelow(sizes, k)])),
    rows: request.withRows ? Array.from(classes.classOfRow, (number) => classes.sizeOfClass[number]) : undefined,
  };
};

/** What a hard negative is, and how its values are drawn. */
import { type Random, randomBelow } from '../../../shared/src/random/index.ts';

export type Draw = (random: Random, row: number) => string;

/** A sort of column that looks like something of people and is none. */
export interface Negative {
  readonly names: readonly string[];
  readonly value: Draw;
  /** Detectors that are right all the same: a hash is a hash, a time stamp a date. */
  readonly mayBe?: readonly string[];
}

export type Negatives = Readonly<Record<string, Negative>>;

export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(randomBelow(random, 10))).join('');

export const upTo = (random: Random, limit: number): string => String(randomBelow(random, limit));

export const between = (random: Random, least: number, most: number): number =>
  least + randomBelow(random, most - least + 1);

export const oneOf = <T>(random: Random, items: readonly T[]): T => items[randomBelow(random, items.length)];

export const text = (random: Random, characters: string, count: number): string =>
  Array.from({ length: count }, () => oneOf(random, [...characters])).join('');

export const letters = (random: Random, count: number): string => text(random, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', count);

export const two = (number: number): string => String(number).padStart(2, '0');

/** One of a list of words, parted by commas. */
export function among(words: string): Draw {
  const items = words.split(', ');
  return (random) => oneOf(random, items);
}

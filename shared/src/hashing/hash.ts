/**
 * The hash by which all our tables place their keys. The author of a file chooses its values, and could choose those that fall on one
 * place: so secrets, drawn anew by each process, take part in every step. No result depends on them, as all tables number their keys in
 * order of first appearance.
 */

/** Odd, so that a step can be undone and loses nothing; of 31 bits, which every engine keeps as a plain integer. */
const [start, first, second] = crypto.getRandomValues(new Int32Array(3)).map((bits) => (bits >> 1) | 1);

/**
 * How far from its place a key is looked for. In a table that is two thirds full one of ten thousand keys lies further off; those are kept
 * in a map of the language, so that even who knows the secrets makes a table no slower than this.
 */
export const MOST_PROBES = 128;

/** The hash before anything is read; so much is to come. */
export function hashStart(length: number): number {
  return Math.imul(length, start);
}

/**
 * Takes in 32 bits: one to one in either argument. Two products, as a difference in the highest bit alone passes through one of them
 * unchanged, whatever the factor; between them it goes to the middle, from where nobody can predict its effect.
 */
export function hashed(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, first);
  return Math.imul((product >>> 16) | (product << 16), second);
}

/** Places are cut from the low bits, which products leave poor. */
export function hashEnd(hash: number): number {
  return hash ^ (hash >>> 16);
}

/** The number of a key that lies far from its place, known by its text; `next` if it is new. A text of digits alone would be placed by its number. */
export function numberFar(far: Map<string, number>, text: string, next: number): number {
  const number = far.get(text) ?? next;
  if (number === next) far.set(text, next);
  return number;
}

/** A power of two that `most` keys fill to two thirds at most. */
export function slotCount(most: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(16, most * 1.5)));
}

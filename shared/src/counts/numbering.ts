/** Numbers for distinct keys in order of first appearance: the inner loops of class counting, exact whatever the hash does. */
import { freshTable } from './freshTable.ts';

/**
 * Writes the number of each key to `numbers` and returns how many numbers are given out, `given` of them before.
 * `owners` is a second key, which only pair numbering looks at; it may be the same array as `numbers`.
 */
export type Numbering = (owners: Uint32Array, keys: Uint32Array, numbers: Uint32Array, given: number) => number;

/** Keys below `limit`, with one table entry each. */
export function* directNumbering(limit: number): Generator<number, Numbering> {
  const table = yield* freshTable(limit);
  return (_owners, keys, numbers, given) => {
    let last = given | 0;
    for (let i = 0; i < numbers.length; i++) {
      const key = keys[i];
      let number = table[key];
      if (number === 0) {
        last = (last + 1) | 0;
        number = last;
        table[key] = number;
      }
      numbers[i] = number - 1;
    }
    return last;
  };
}

/** Any keys, of which at most `most` are distinct: open addressing over entries of key and number + 1. */
export function* wordNumbering(most: number): Generator<number, Numbering> {
  const slots = slotCount(most);
  const mask = slots - 1;
  const table = yield* freshTable(slots * 2);
  return (_owners, keys, numbers, given) => {
    let last = given | 0;
    for (let i = 0; i < numbers.length; i++) {
      const key = keys[i] | 0;
      let slot = mix(key) & mask;
      let number = table[slot * 2 + 1];
      while (number !== 0 && table[slot * 2] !== key) {
        slot = (slot + 1) & mask;
        number = table[slot * 2 + 1];
      }
      if (number === 0) {
        last = (last + 1) | 0;
        number = last;
        table[slot * 2] = key;
        table[slot * 2 + 1] = number;
      }
      numbers[i] = number - 1;
    }
    return last;
  };
}

/** Any pairs of owner and key, of which at most `most` are distinct. */
export function* pairNumbering(most: number): Generator<number, Numbering> {
  const slots = slotCount(most);
  const mask = slots - 1;
  const table = yield* freshTable(slots * 3);
  return (owners, keys, numbers, given) => {
    let last = given | 0;
    for (let i = 0; i < numbers.length; i++) {
      const key = keys[i] | 0;
      const owner = owners[i] | 0;
      let slot = mix(key ^ mix(owner)) & mask;
      let number = table[slot * 3 + 2];
      while (number !== 0 && (table[slot * 3] !== key || table[slot * 3 + 1] !== owner)) {
        slot = (slot + 1) & mask;
        number = table[slot * 3 + 2];
      }
      if (number === 0) {
        last = (last + 1) | 0;
        number = last;
        table[slot * 3] = key;
        table[slot * 3 + 1] = owner;
        table[slot * 3 + 2] = number;
      }
      numbers[i] = number - 1;
    }
    return last;
  };
}

/** Spreads a key over 32 bits. It ends in an xor-shift: the slot is cut from the low bits, which products alone leave poor. */
export function mix(key: number): number {
  const product = Math.imul(key ^ (key >>> 16), 0x7feb352d);
  const again = Math.imul(product ^ (product >>> 15), 0x846ca68b);
  return again ^ (again >>> 16);
}

/** A power of two that `most` entries fill to two thirds at most. */
export function slotCount(most: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(16, most * 1.5)));
}

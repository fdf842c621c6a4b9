/** Numbers for distinct keys in order of first appearance: the inner loops of class counting, exact whatever the hash does. */
import { freshTable } from './freshTable.ts';
import { hashEnd, hashed, hashStart, MOST_PROBES, numberFar, slotCount } from './hash.ts';
import { PairTable } from './pairTable.ts';

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

/** Any keys, at most `most` of them distinct: open addressing over entries of key and number + 1. */
export function* wordNumbering(most: number): Generator<number, Numbering> {
  const slots = slotCount(most);
  const mask = slots - 1;
  const table = yield* freshTable(slots * 2);
  const far = new Map<string, number>();
  return (_owners, keys, numbers, given) => {
    const begin = hashStart(1);
    let last = given | 0;
    for (let i = 0; i < numbers.length; i++) {
      const key = keys[i] | 0;
      let slot = hashEnd(hashed(begin, key)) & mask;
      let number = table[slot * 2 + 1];
      let probes = 0;
      while (number !== 0 && table[slot * 2] !== key) {
        if (++probes === MOST_PROBES) {
          number = numberFar(far, `key ${key}`, last + 1);
          last = Math.max(last, number);
          break;
        }
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

/** Any pairs of owner and key, at most `most` of them distinct. */
export function* pairNumbering(most: number): Generator<number, Numbering> {
  const table = new PairTable(yield* freshTable(PairTable.entriesFor(most)));
  return (owners, keys, numbers, given) => table.number(owners, keys, numbers, given);
}

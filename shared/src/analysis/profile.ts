/** Looks at one column by itself: its distinct values, what is missing, its entropy. Reads values, not rows. */
import { type SizeHistogram, valueSizes } from '../counts/index.ts';
import { entropy, uniqueRows } from '../measures/index.ts';
import type { Column } from '../table/index.ts';
import type { ColumnProfile } from './facts.ts';
import { isFormula, isNumberWithPlus, isSurelyFormula } from './formula.ts';

const BLOCK = 32 * 1024;
const PLUS = 0x2b;

/** Yields the number of values looked at. */
export function* profileColumn(column: Column): Generator<number, ColumnProfile> {
  const { dictionary, beyond } = column;
  const size = dictionary.size;
  let distinct = 0;
  let characters = 0;
  let formulaCells = 0;
  let numbersWithPlus = 0;
  for (let from = 1; from < size; from += BLOCK) {
    const to = Math.min(from + BLOCK, size);
    for (let code = from; code < to; code++) {
      const count = dictionary.count(code);
      if (count === 0) continue;
      distinct++;
      characters += count * dictionary.characters(code);
      const firstByte = dictionary.firstByte(code);
      if (!mayBeFormula(firstByte)) continue;
      if (!isSurelyFormula(dictionary.bytes(code)) && !isFormula(dictionary.text(code))) continue;
      formulaCells += count;
      if (firstByte === PLUS && isNumberWithPlus(dictionary.text(code))) numbersWithPlus += count;
    }
    yield to;
  }
  const missing = dictionary.count(0);
  const frequencies = valueSizes(column);
  const present = frequencies.rows - missing;
  const uniqueValues = uniqueRows(frequencies);
  return {
    distinct: beyond ? countOf(frequencies) : distinct + (missing > 0 ? 1 : 0),
    missing,
    uniqueValues,
    keyShare: present > 0 ? (missing === 1 ? uniqueValues - 1 : uniqueValues) / present : 0,
    entropy: entropy(frequencies),
    meanLength: present > 0 ? (beyond?.characters ?? characters) / present : 0,
    formulaCells,
    numbersWithPlus,
  };
}

function countOf({ counts }: SizeHistogram): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** `=`, `+`, `-`, `@`, tab, CR: a cheap look before the value is made a string. */
function mayBeFormula(byte: number): boolean {
  return byte === 0x3d || byte === PLUS || byte === 0x2d || byte === 0x40 || byte === 0x09 || byte === 0x0d;
}

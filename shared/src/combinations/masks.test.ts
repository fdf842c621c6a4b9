/** Sets of columns chosen so that they fall on one place, be it of the hash as it was once or of today's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashed, hashStart } from '../hashing/index.ts';
import { takesAtMostTimes } from '../testing/index.ts';
import { MaskSet } from './masks.ts';

const MANY = 40_000;
/** Their sets are of two words. */
const COLUMNS = 64;

/** The hash after the first word, as it was without secrets; the second was only XORed to it. */
function stateBefore(word: number): number {
  const state = Math.imul(0x9e3779b9 ^ word, 0x85ebca6b);
  return state ^ (state >>> 15);
}

/** Sets with one second word each. */
function masksWith(second: (first: number) => number): Int32Array {
  return Int32Array.from({ length: 2 * MANY }, (_, i) => (i % 2 ? second(i >> 1) : i >> 1));
}

function setOf(masks: Int32Array): MaskSet {
  const set = new MaskSet(COLUMNS);
  for (let i = 0; i < masks.length; i += 2) set.add(masks, i);
  return set;
}

test('sets that fell on one place are told apart as quickly as others', () => {
  const any = masksWith((first) => Math.imul(first, 0x2545f491));
  const crafted = masksWith((first) => stateBefore(first) ^ 5);
  takesAtMostTimes(
    4,
    () => setOf(any),
    () => setOf(crafted),
  );
});

test('sets that find no place near their own are kept in order of their coming and known again, as others are', () => {
  const known = new Map<string, readonly number[]>();
  const set = new MaskSet(COLUMNS);
  for (let i = 0; i < 3000; i++) {
    const first = i % 3 ? i : i >> 2;
    const words = [first, first % 5 ? hashed(hashStart(2), first) ^ 5 : i % 2];
    assert.equal(set.add(Int32Array.from(words), 0), !known.has(words.join()));
    known.set(words.join(), words);
  }
  assert.deepEqual([...set.masks], [...known.values()].flat());
});

/** Tuples chosen so that they fall on one place, be it of the hash as it was once or of today's. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshTable, hashed, hashStart, slotCount } from '../hashing/index.ts';
import { takesAtMostTimes } from '../testing/index.ts';
import { drained } from './testClasses.ts';
import { TupleTable } from './tupleTable.ts';

const MANY = 60_000;

function tableFor(tuples: number): TupleTable {
  return new TupleTable(2, new Uint32Array(0), 0, drained(freshTable(slotCount(tuples))));
}

function numbered(seconds: Uint32Array): TupleTable {
  const table = tableFor(MANY);
  for (let i = 0; i < seconds.length; i++) table.numberOf(Uint32Array.of(i, seconds[i]));
  return table;
}

/** The hash after the first code, as it was without secrets; the second was only XORed to it. */
function stateBefore(code: number): number {
  const state = Math.imul(code, 0x9e3779b1);
  return state ^ (state >>> 15);
}

/** The second code by which a tuple falls on one place with all others of it, for those who know the secrets. */
const alike = (code: number) => hashed(hashStart(2), code) ^ 5;

test('tuples that fell on one place are numbered as quickly as others', () => {
  const any = Uint32Array.from({ length: MANY }, (_, i) => Math.imul(i, 0x2545f491));
  const crafted = any.map((_, i) => stateBefore(i) ^ 5);
  takesAtMostTimes(
    4,
    () => numbered(any),
    () => numbered(crafted),
  );
});

test('tuples that find no place near their own are numbered as others are, and found, also after the table has grown', () => {
  const table = tableFor(16);
  const numbers = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const code = i % 3 ? i : i >> 2;
    const tuple = Uint32Array.of(code, code % 5 ? alike(code) : i % 2);
    const text = tuple.join();
    const known = numbers.get(text);
    assert.equal(table.find(tuple), known);
    numbers.set(text, known ?? numbers.size);
    assert.equal(table.numberOf(tuple), numbers.get(text));
  }
  for (const [text, number] of numbers) assert.equal(table.find(Uint32Array.from(text.split(','), Number)), number);
  assert.equal(table.find(Uint32Array.of(3001, alike(3001))), undefined);
  assert.equal(table.size, numbers.size);
});

/** Keys chosen so that they fall on one place, be it of the hash as it was once or of today's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takesAtMostTimes } from '../testing/index.ts';
import { hashEnd, hashed, hashStart, slotCount } from './hash.ts';
import { type Numbering, pairNumbering, wordNumbering } from './numbering.ts';

const MANY = 100_000;
const any = Uint32Array.from({ length: MANY }, (_, i) => Math.imul(i + 1, 0x2545f491));

function made(making: Generator<number, Numbering>): Numbering {
  for (let step = making.next(); ; step = making.next()) if (step.done) return step.value;
}

function numbersOf(kind: typeof wordNumbering, owners: Uint32Array, keys: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(keys.length);
  made(kind(keys.length))(owners, keys, numbers, 0);
  return numbers;
}

/** How keys were spread without secrets. */
function spreadBefore(key: number): number {
  const product = Math.imul(key ^ (key >>> 16), 0x7feb352d);
  const again = Math.imul(product ^ (product >>> 15), 0x846ca68b);
  return again ^ (again >>> 16);
}

/** The key that was spread to these bits: each step backwards. */
function keySpreadTo(bits: number): number {
  const again = bits ^ (bits >>> 16);
  const product = Math.imul(again, inverse(0x846ca68b));
  const before = product ^ (product >>> 15) ^ (product >>> 30);
  const key = Math.imul(before, inverse(0x7feb352d));
  return key ^ (key >>> 16);
}

/** Of an odd factor, modulo 2^32: each round doubles the bits that are right. */
function inverse(factor: number): number {
  let found = factor;
  for (let round = 0; round < 5; round++) found = Math.imul(found, 2 - Math.imul(factor, found));
  return found;
}

test('keys and pairs that fell on few places are numbered as quickly as others', () => {
  const perPlace = 2 ** 32 / slotCount(MANY);
  const crafted = Uint32Array.from({ length: MANY }, (_, i) =>
    keySpreadTo((i % perPlace) * slotCount(MANY) + Math.floor(i / perPlace)),
  );
  assert.equal(spreadBefore(crafted[1]) % slotCount(MANY), 0);
  takesAtMostTimes(
    4,
    () => numbersOf(wordNumbering, any, any),
    () => numbersOf(wordNumbering, any, crafted),
  );
  const keys = any.map((owner) => spreadBefore(owner) ^ 5);
  takesAtMostTimes(
    4,
    () => numbersOf(pairNumbering, any, any),
    () => numbersOf(pairNumbering, any, keys),
  );
});

/** Keys with one hash, for those who know the secrets. */
const alike = any.map((owner) => hashed(hashStart(2), owner) ^ 5);

// Looking at everything that fell there takes thousands of times as long.
test('who knows the secrets makes numbering slower by no more than the places that are looked at', () => {
  takesAtMostTimes(
    400,
    () => numbersOf(pairNumbering, any, any),
    () => numbersOf(pairNumbering, any, alike),
  );
});

test('keys that find no place near their own are numbered in order of first appearance as others are', () => {
  const few = 1000;
  const owners = Uint32Array.from({ length: 4 * few }, (_, i) => any[i % 2 ? i >> 2 : i % few]);
  const keys = owners.map((owner, i) => (i % 5 ? hashed(hashStart(2), owner) ^ 5 : i % 3));
  const mask = slotCount(4 * few) - 1;
  const near: number[] = [];
  for (let key = 0; near.length < few; key++) if ((hashEnd(hashed(hashStart(1), key)) & mask) < 4) near.push(key);
  const words = Uint32Array.from({ length: 4 * few }, (_, i) => near[i % 2 ? i >> 2 : i % few]);
  assert.deepEqual([...numbersOf(wordNumbering, owners, words)], expected([...words].map(String)));
  assert.deepEqual(
    [...numbersOf(pairNumbering, owners, keys)],
    expected([...keys].map((key, i) => `${owners[i]} ${key}`)),
  );
});

function expected(texts: readonly string[]): number[] {
  const known = new Map<string, number>();
  for (const text of texts) if (!known.has(text)) known.set(text, known.size);
  return texts.map((text) => known.get(text) as number);
}

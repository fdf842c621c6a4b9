/** Values chosen so that they fall on one place: of the hash as it was once, and of today's by somebody who knows the secrets. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { hashed, hashStart } from '../hashing/index.ts';
import { takesAtMostTimes } from '../testing/index.ts';
import { readTable } from './readTable.ts';
import type { Table } from './table.ts';

const MANY = 80_000;
/** Printable, and neither a quote nor a delimiter. */
const printable = [...'!#$%&()*+-./0123456789:<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{}~'];
const isPrintable = Array.from({ length: 256 }, (_, byte) => printable.includes(String.fromCharCode(byte)));

/** The hash of eight bytes before its end, after the first word, as it was without secrets; the second word was only XORed to it. */
function stateBefore(word: number): number {
  const state = Math.imul(Math.imul(8, 0x27d4eb2f) ^ word, 0x9e3779b1);
  return state ^ (state >>> 15);
}

/** So it is today, for those who know the secrets. */
const stateToday = (word: number) => hashed(hashStart(8), word);

/** Texts of eight characters whose hashes are that of `alike`, as both end in `state(first word) ^ second word`. */
function* colliding(alike: string, state: (word: number) => number): Generator<string> {
  const aim = state(wordOf(alike.slice(0, 4))) ^ wordOf(alike.slice(4));
  for (let i = 0; ; i++) {
    const begin = letters(i);
    const end = state(wordOf(begin)) ^ aim;
    if (shifts.every((shift) => isPrintable[(end >>> shift) & 0xff])) yield begin + textOf(end);
  }
}

/** Where the bytes of a word are. */
const shifts = [0, 8, 16, 24];

function letters(number: number): string {
  let text = '';
  for (let place = 0; place < 4; place++, number = Math.floor(number / printable.length))
    text += printable[number % printable.length];
  return text;
}

function wordOf(text: string): number {
  return shifts.reduce((word, shift, place) => word | (text.charCodeAt(place) << shift), 0);
}

function textOf(word: number): string {
  return String.fromCharCode(...shifts.map((shift) => (word >>> shift) & 0xff));
}

const first = (count: number, texts: Iterator<string>) => Array.from({ length: count }, () => texts.next().value);

/** As long, and in no order either. */
const ordinary = Array.from({ length: MANY }, (_, i) => letters(Math.imul(i, 7919) >>> 1) + letters(i));

const bytesOf = (values: readonly string[]) => new TextEncoder().encode(`v,w\n${values.join(',x\n')},x\n`);

function read(bytes: Uint8Array): Table {
  const reading = readTable(bytes, { missingTokens: ['NA'], trim: false, delimiter: ',', header: true });
  for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value;
}

function assertRead(values: readonly string[]): void {
  const [{ codes, dictionary }] = read(bytesOf(values)).columns;
  const known = new Map<string, number>();
  for (const value of values) if (value.trim() !== 'NA' && !known.has(value)) known.set(value, known.size + 1);
  const expected = values.map((value) => known.get(value) ?? 0);
  assert.deepEqual([...codes.view], expected);
  assert.equal(dictionary.size, known.size + 1);
  for (const [value, code] of known) assert.equal(dictionary.text(code), value);
}

test('values that fell on one place are read as quickly as others', () => {
  const crafted = bytesOf(first(MANY, colliding('ABCDEFGH', stateBefore)));
  const others = bytesOf(ordinary);
  takesAtMostTimes(
    4,
    () => read(others),
    () => read(crafted),
  );
});

// Looking at everything that fell there takes thousands of times as long.
test('who knows the secrets makes reading slower by no more than the places that are looked at', () => {
  const crafted = bytesOf(first(MANY, colliding('ABCDEFGH', stateToday)));
  const others = bytesOf(ordinary);
  takesAtMostTimes(
    200,
    () => read(others),
    () => read(crafted),
  );
});

test('values that find no place near their own get codes in order of first appearance as others do, and are met again', () => {
  const missing = '  NA    ';
  const crafted = first(1000, colliding(missing, stateToday));
  const mixed = crafted.flatMap((value, i) => [
    value,
    ordinary[i],
    crafted[Math.floor(i / 2)],
    ...(i % 7 ? [] : [missing]),
  ]);
  assertRead(mixed);
  // Where a table was in order first, and where it has to grow under them.
  assertRead([...crafted.toSorted(), missing, ...ordinary.slice(0, 9000), ...mixed.toReversed()]);
  assertRead([...ordinary.toSorted(), missing, ...mixed]);
});

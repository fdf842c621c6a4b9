import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { HittingSetSearch } from './hittingSets.ts';
import { columnsOf, MaskSet } from './masks.ts';
import { minimalSets } from './minimalSets.ts';
import { drained, minimalHolding, sorted } from './testSets.ts';

function masksOf(sets: readonly (readonly number[])[], columns: number): MaskSet {
  const masks = new MaskSet(columns);
  for (const set of sets) {
    const mask = new Int32Array(masks.words);
    for (const column of set) mask[column >>> 5] |= 1 << (column & 31);
    masks.add(mask, 0);
  }
  return masks;
}

function setsIn(masks: Int32Array, words: number): number[][] {
  return Array.from({ length: masks.length / words }, (_, i) => columnsOf(masks, i * words, words));
}

/** All minimal hitting sets, size by size; edges beyond the `known` ones come only when a set misses them. */
function hittingSets(edges: readonly (readonly number[])[], columns: number, known: number): number[][] {
  const found: number[][] = [];
  let loaded = edges.slice(0, known);
  for (let size = 1; size <= columns; size++) {
    const { masks, words } = masksOf(loaded, columns);
    const search = drained(HittingSetSearch.over(columns, drained(minimalSets(masks, columns)), size));
    for (let state = search.next(); state !== 'ended'; state = search.next()) {
      if (state === 'paused') continue;
      const set = search.found;
      const missed = edges.find((edge) => !edge.some((column) => set.includes(column)));
      if (missed === undefined) found.push(set);
      else {
        search.addEdge(masksOf([missed], columns).masks, 0);
        loaded = [...loaded, missed];
      }
    }
    assert.equal(words, Math.ceil(columns / 32));
    if (!search.cut) break;
  }
  return found;
}

/** Edges over 9 columns, spread over as many words as `spread` times 9 columns take. */
const hypergraphs = fc.record({
  edges: fc.uniqueArray(fc.uniqueArray(fc.nat(8), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 70 }),
  spread: fc.constantFrom(1, 1, 8),
  known: fc.nat(70),
});

test('hitting sets are those that trying all sets gives, whenever the edges come', () => {
  fc.assert(
    fc.property(hypergraphs, ({ edges, spread, known }) => {
      const wide = edges.map((edge) => edge.map((column) => column * spread));
      const found = hittingSets(wide, 9 * spread, Math.max(1, known));
      const expected = minimalHolding(9, 9, (set) =>
        edges.every((edge) => edge.some((column) => set.includes(column))),
      );
      assert.deepEqual(sorted(found), sorted(expected.map((set) => set.map((column) => column * spread))));
    }),
    drawn(500),
  );
});

test('minimal sets are the sets that contain no other, smallest first', () => {
  const many = fc.array(fc.uniqueArray(fc.nat(11), { maxLength: 9 }), { maxLength: 200 });
  fc.assert(
    fc.property(many, fc.constantFrom(1, 10), (sets, spread) => {
      const { masks, words } = masksOf(
        sets.map((set) => set.map((column) => column * spread)),
        12 * spread,
      );
      const minimal = setsIn(drained(minimalSets(masks, 12 * spread)), words);
      const all = setsIn(masks, words);
      const within = (a: readonly number[], b: readonly number[]) => a.every((column) => b.includes(column));
      const expected = all.filter((set) => !all.some((other) => other !== set && within(other, set)));
      assert.deepEqual(sorted(minimal), sorted(expected));
      assert.ok(minimal.every((set, i) => i === 0 || minimal[i - 1].length <= set.length));
    }),
    drawn(500),
  );
});

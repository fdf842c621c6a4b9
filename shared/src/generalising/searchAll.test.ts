import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { type CheckedNode, checkNode, type Goal } from './checkNode.ts';
import { Lattice } from './lattice.ts';
import { entropyOfLattice, penaltyOfLattice } from './latticeLoss.ts';
import type { Growing, Reached } from './reachK.ts';
import { RolledUp } from './rolledUp.ts';
import { searchAll } from './searchAll.ts';
import { allLevels, classTableOf, codesOf, drained, type TestTable, testTable } from './testTables.ts';

interface Question {
  readonly table: TestTable;
  readonly goal: Goal;
  readonly known: readonly number[];
}

const question: fc.Arbitrary<Question> = fc.record({
  table: testTable,
  goal: fc.record({
    k: fc.integer({ min: 2, max: 6 }),
    diversity: fc.constant(1),
    mostSuppressed: fc.oneof(fc.constant(0), fc.nat(40)),
  }),
  known: fc.array(fc.nat(200), { maxLength: 3 }),
});

for (const model of [penaltyOfLattice, entropyOfLattice]) {
  // The heuristic finds the best of small tables nearly always, so the search has to be tried without it.
  test(`the exact search needs no heuristic, and uses what is known: ${model.name}`, () => {
    fc.assert(
      fc.property(question, ({ table, goal, known }) => {
        const { rows, hierarchies, values } = table;
        const losses = drained(model(values, hierarchies));
        const columns = values.map((_, column) => codesOf(rows.map((row) => row[column])));
        const classes = drained(classTableOf(columns, rows.length));
        const check = (levels: readonly number[]) =>
          drained(checkNode(new RolledUp(classes, hierarchies), losses, goal, levels));
        const nodes = [...allLevels(table)];
        const checked = nodes.map(check);
        const least = Math.min(...checked.map(({ loss }) => loss));

        const reached: Growing = { bound: 0, optimal: false, nodes: nodes.length, checked: 0 };
        const looked = new Set<string>();
        const look = function* (levels: readonly number[]): Generator<Reached, CheckedNode> {
          assert.ok(!looked.has(levels.join()), 'no node is looked at twice');
          looked.add(levels.join());
          const found = check(levels);
          if (found.loss < (reached.best?.loss ?? Number.POSITIVE_INFINITY)) reached.best = found;
          yield reached;
          return found;
        };
        const before = known.map((place) => checked[place % checked.length]);
        for (const one of before) if (one.loss < (reached.best?.loss ?? Number.POSITIVE_INFINITY)) reached.best = one;
        const lattice = new Lattice(
          hierarchies.map(() => 0),
          hierarchies.map(({ levels }) => levels.length - 1),
        );
        drained(searchAll(lattice, losses, before, reached, look));
        const best = reached.best?.loss ?? Number.POSITIVE_INFINITY;
        assert.ok(best === least || Math.abs(best - least) <= 1e-9 * least, `${best}, not ${least}`);
        assert.ok(reached.bound <= least + 1e-9);
      }),
      drawn(500),
    );
  });
}

test('a lattice numbers its nodes, and knows those above and below', () => {
  const lattice = new Lattice([1, 0, 2], [3, 1, 2]);
  assert.equal(lattice.nodes, 6);
  const all = Array.from({ length: 6 }, (_, node) => lattice.levelsOf(node));
  assert.deepEqual(all, [
    [1, 0, 2],
    [2, 0, 2],
    [3, 0, 2],
    [1, 1, 2],
    [2, 1, 2],
    [3, 1, 2],
  ]);
  assert.deepEqual(
    all.map((levels) => lattice.numberOf(levels)),
    [0, 1, 2, 3, 4, 5],
  );
  assert.deepEqual(lattice.above(1), [2, 4]);
  assert.deepEqual(lattice.below(4), [3, 1]);
  const children = all.flatMap((_, node) => lattice.children(node));
  assert.deepEqual(children.sort(), [1, 2, 3, 4, 5]);
});

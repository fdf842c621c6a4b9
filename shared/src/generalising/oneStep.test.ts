import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { frequencyHistogram } from '../counts/index.ts';
import { drawn } from '../testing/index.ts';
import { effectsOf } from './testLosses.ts';
import {
  classesAt,
  classTableOf,
  codesOf,
  drained,
  entropyOf,
  penaltyOf,
  type TestTable,
  testTable,
} from './testTables.ts';

const nobody: ReadonlySet<number> = new Set();

function tableOf({ rows, values, sensitive }: TestTable) {
  const columns = values.map((_, column) => codesOf(rows.map((row) => row[column])));
  return drained(classTableOf(columns, rows.length, codesOf(sensitive)));
}

test('the class table holds each tuple once, with its frequency', () => {
  const columns = [codesOf([1, 2, 1, 1]), codesOf([3, 3, 3, 1])];
  const { rows, sizes, columns: codes } = drained(classTableOf(columns, 4));
  const tuples = Array.from(sizes, (size, i) => `${codes[0][i]} ${codes[1][i]}: ${size}`).sort();
  assert.equal(rows, 4);
  assert.deepEqual(tuples, ['1 1: 1', '1 3: 2', '2 3: 1']);
});

test('what a change is said to do is what a recount finds, for one column, several, and none', () => {
  fc.assert(
    fc.property(testTable, fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(3)), (table, k, picks) => {
      const { hierarchies, rows, values, sensitive } = table;
      const nodes = [
        hierarchies.map(() => 0),
        ...hierarchies.flatMap(({ levels }, column) =>
          levels.slice(1).map((_, i) => hierarchies.map(() => 0).with(column, i + 1)),
        ),
        hierarchies.map(({ levels }, column) => (picks[column] ?? 0) % levels.length),
      ];
      const changes = nodes.map((node) =>
        node.flatMap((level, column) => (level === 0 ? [] : [{ column, ...hierarchies[column].levels[level] }])),
      );
      const effects = drained(effectsOf(tableOf(table), values, changes, k));
      for (const [i, node] of nodes.entries()) {
        const classes = classesAt(table, node);
        const sizes = classes.map((members) => members.length);
        const { loss, entropyLoss, ...risk } = effects[i];
        assert.deepEqual(risk, {
          sizes: frequencyHistogram(Uint32Array.from(sizes)),
          k: Math.min(...sizes),
          classes: sizes.length,
          uniqueRows: sizes.filter((size) => size === 1).length,
          rowsBelow: sizes.filter((size) => size < k).reduce((a, b) => a + b, 0),
          overallRisk: sizes.length / rows.length,
          diversity: Math.min(...classes.map((members) => new Set(members.map((row) => sensitive[row])).size)),
        });
        assert.ok(Math.abs(loss - penaltyOf(table, node, nobody)) < 1e-9);
        assert.ok(Math.abs(entropyLoss - entropyOf(table, node, nobody)) < 1e-9);
      }
    }),
    drawn(100),
  );
});

test('columns with so many values that a key cannot hold two of them are told apart', () => {
  const many = 70_000;
  const codes = Array.from({ length: many }, (_, row) => row + 1);
  const columns = [codesOf(codes), codesOf(codes.map((code) => many + 1 - code))];
  const counts = new Uint32Array(many + 1).fill(1, 1);
  const table = drained(classTableOf(columns, many));
  // Pairs of values, which are other pairs in the other column.
  const groupOf = Uint32Array.from(counts, (_, code) => code >>> 1);
  const halved = { groupOf, groups: (many >>> 1) + 1 };
  const values = [{ counts }, { counts }];
  const changes = [
    [],
    [{ column: 0, ...halved }],
    [
      { column: 0, ...halved },
      { column: 1, ...halved },
    ],
  ];
  const effects = drained(effectsOf(table, values, changes, 2));
  const together = new Set(codes.map((code) => `${code >>> 1} ${(many + 1 - code) >>> 1}`)).size;
  assert.deepEqual(
    effects.map(({ classes }) => classes),
    [many, many, together],
  );
});

test('a table without rows has nothing to lose', () => {
  const table = drained(classTableOf([codesOf([])], 0));
  const counts = Uint32Array.of(0);
  const [effect] = drained(effectsOf(table, [{ counts }], [[{ column: 0, groupOf: Uint32Array.of(0), groups: 1 }]], 5));
  const sizes = frequencyHistogram(new Uint32Array(0));
  assert.deepEqual(effect, {
    sizes,
    k: 0,
    classes: 0,
    uniqueRows: 0,
    rowsBelow: 0,
    overallRisk: 0,
    loss: 0,
    entropyLoss: 0,
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { comparedColumns, frequenciesOf, readStatisticsText, statementOf } from '../statistics/index.ts';
import { drawn } from '../testing/index.ts';
import { completeEdge } from './completeEdge.ts';
import { statisticsOf } from './statisticsOf.ts';
import { analysisOf, statisticsIn, table1 } from './testStatistics.ts';

test('Table 1 of R3A: the counts of its values, in their natural order and not in that of the rows', () => {
  const { rows, columns } = statisticsIn(table1);
  assert.equal(rows, 5);
  assert.deepEqual(
    columns.map(({ name, values, counts, missing }) => [name, values, [...counts], missing]),
    [
      ['Age', ['20', '25', '35'], [1, 3, 1], 0],
      ['Gender', ['F', 'M'], [2, 3], 0],
      ['Smoking', ['N', 'Y'], [3, 2], 0],
    ],
  );
});

test('identifiers and subjects are left out, and values are withheld where that is asked for', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `p${i}@x.org,${i % 7},${i % 3 === 0 ? '' : 'abc'[i % 3]}`).join(
    '\n',
  );
  const analysis = analysisOf(`email,age,group\n${rows}\n`, ['age', 'group']);
  const request = {
    columns: undefined,
    withheld: ['age'],
    below: undefined,
    pairs: false,
    tree: false,
    seed: 1,
    budget: undefined,
  };
  const { statistics } = drain(statisticsOf(analysis, request));
  assert.deepEqual(statistics.leftOut, ['email']);
  const [age, group] = statistics.columns;
  assert.equal(age?.values, undefined);
  assert.deepEqual([...(age?.counts ?? [])], [9, 9, 9, 9, 8, 8, 8]);
  assert.deepEqual([group?.values, [...(group?.counts ?? [])], group?.missing], [['b', 'c'], [20, 20], 20]);
  assert.deepEqual(comparedColumns(statistics), [0, 1]);
  const named = drain(statisticsOf(analysis, { ...request, columns: ['email'] })).statistics;
  assert.deepEqual(
    named.columns.map(({ name }) => name),
    ['email'],
  );
});

const anyTable = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', ''), fc.constantFrom('x', 'y', '', '"q,""'), fc.nat(4)), {
    minLength: 1,
    maxLength: 60,
  })
  .map(
    (rows) =>
      `one,two,three\n${rows.map((row) => row.map((cell) => (cell === '"q,""' ? '"q,"""' : cell)).join(',')).join('\n')}\n`,
  );

test('what is written is read again, whatever is suppressed, with pairs and tree', () => {
  fc.assert(
    fc.property(anyTable, fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }), (text, below) => {
      const statistics = statisticsIn(text, { below, pairs: true, tree: true });
      const written = JSON.stringify(statementOf(statistics));
      const { statistics: read, problems } = drain(readStatisticsText(written));
      assert.deepEqual(problems, []);
      assert.deepEqual(JSON.stringify(read && statementOf(read)), written);
      for (const { counts } of statistics.columns) for (const count of counts) assert.ok(count >= (below ?? 1));
      for (const { parent, child, joint } of statistics.tree ?? []) {
        const [first, second] = [parent, child].map((place) => statistics.columns[place]);
        if (!first || !second) continue;
        const [a, b] = [frequenciesOf(first), frequenciesOf(second)];
        const full = drain(completeEdge(joint, a, b, 1));
        const [sumsA, sumsB] = [new Uint32Array(a.length), new Uint32Array(b.length)];
        full.counts.forEach((count, i) => {
          sumsA[full.a[i] ?? 0] = (sumsA[full.a[i] ?? 0] ?? 0) + count;
          sumsB[full.b[i] ?? 0] = (sumsB[full.b[i] ?? 0] ?? 0) + count;
        });
        assert.deepEqual([sumsA, sumsB], [a, b], 'filled up, a pair table has the frequencies of its columns');
      }
    }),
    drawn(150),
  );
});

test('where several rows are about one person, what fewer people than asked for have is kept back, however many rows have it', () => {
  const rows = Array.from({ length: 20 }, (_, person) =>
    Array.from({ length: 6 }, (_, i) => `u${person},${person === 0 ? 'own' : 'abc'[i % 3]},${'xy'[i % 2]}`),
  ).flat();
  const analysis = analysisOf(`customer_id,shop,kind\n${rows.join('\n')}\n`, ['shop', 'kind']);
  const asked = { columns: undefined, withheld: [], pairs: true, tree: true, seed: 1, budget: undefined };
  const told = drain(statisticsOf(analysis, { ...asked, below: 5 }));
  assert.equal(told.subject, 'customer_id');
  const [shop] = told.statistics.columns;
  assert.equal(shop?.values?.includes('own'), false);
  assert.ok((shop?.suppressed?.values ?? 0) >= 2);
  const [all] = drain(statisticsOf(analysis, { ...asked, below: undefined })).statistics.columns;
  assert.equal(all?.values?.includes('own'), true);
  const ofPeople = analysisOf(
    `customer_id,shop\n${Array.from({ length: 20 }, (_, i) => `u${i},s${i % 2}`).join('\n')}\n`,
    ['shop'],
  );
  assert.equal(drain(statisticsOf(ofPeople, { ...asked, below: 5 })).subject, undefined);
});

test('two values that only one person has together are no pair to be told', () => {
  const rows = Array.from({ length: 30 }, (_, person) =>
    Array.from({ length: 6 }, () => `u${person},${person === 0 ? 'a,z' : person % 2 === 0 ? 'a,x' : 'b,y'}`),
  ).flat();
  const z = Array.from({ length: 6 }, (_, i) => `v${i},b,z`);
  const analysis = analysisOf(`customer_id,one,two\n${[...rows, ...z].join('\n')}\n`, ['one', 'two']);
  const asked = { columns: undefined, withheld: [], below: 5, pairs: true, tree: true, seed: 1, budget: undefined };
  const { columns, tree, pairs } = drain(statisticsOf(analysis, asked)).statistics;
  const zCode = (columns[1]?.values?.indexOf('z') ?? -1) + 1;
  assert.ok(zCode > 0);
  const aCode = (columns[0]?.values?.indexOf('a') ?? -1) + 1;
  for (const { joint, parent } of tree ?? []) {
    const [ofOne, ofTwo] = parent === 0 ? [joint.a, joint.b] : [joint.b, joint.a];
    assert.ok(!joint.counts.some((_, i) => ofOne[i] === aCode && ofTwo[i] === zCode));
  }
  for (const { tuples, dependent } of pairs) {
    const [one, two] = dependent === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const);
    assert.ok(!tuples.some((tuple) => tuple[one] === aCode && tuple[two] === zCode));
  }
});

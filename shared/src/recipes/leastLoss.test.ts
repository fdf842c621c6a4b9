import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { readSettings } from '../config/index.ts';
import type { Ladders } from '../effects/index.ts';
import { mostRemoved } from '../generalising/index.ts';
import { readTable } from '../table/index.ts';
import { assertMet, dataSet, drawn } from '../testing/index.ts';
import { laddersFor, reachOn } from './leastLoss.ts';
import type { Recipe, Step } from './recipe.ts';
import { replay } from './replay.ts';
import { rewrite } from './rewrite.ts';

const names = ['age', 'sex', 'zip', 'joined', 'job'];
const cells = [
  fc.oneof(fc.integer({ min: 18, max: 95 }).map(String), fc.constantFrom('', 'NA', 'old')),
  fc.constantFrom('f', 'm', 'm', ''),
  fc.integer({ min: 47_100, max: 47_130 }).map(String),
  fc.integer({ min: 0, max: 3000 }).map((day) => new Date(Date.UTC(2001, 0, 1 + day)).toISOString().slice(0, 10)),
  fc.constantFrom('nurse', 'cook', 'clerk', '"judge, retired"', 'smith', 'Other', '*'),
];

/** Some with fewer cells than they should have. */
const row = fc
  .tuple(fc.tuple(...cells), fc.integer({ min: 1, max: 60 }))
  .map(([values, length]) => values.slice(0, length < 5 ? length : 5).join(','))
  .filter((line) => line !== '');
const anyFile = fc.record({
  rows: fc.array(row, { minLength: 2, maxLength: 60, size: 'max' }),
  k: fc.integer({ min: 2, max: 6 }),
  suppress: fc.constantFrom(0, 0.05, 0.3, 1),
  measure: fc.constantFrom('ncp' as const, 'entropy' as const),
  values: fc.constantFrom(1, 1, 2, 3),
});

const encoder = new TextEncoder();
const compared = names.slice(0, 4);
const columns = compared.map((_, column) => column);

/** The jobs in each class, row by row, counted without any of our code; what means missing is one value. */
function classesOf(text: string): (string | null)[][] {
  const records: string[][] = parse(text, { relax_column_count: true });
  const missing = ['', 'NA', undefined];
  const classes = new Map<string, (string | null)[]>();
  for (const record of records.slice(1)) {
    const told = names.map((_, column) => (missing.includes(record[column]) ? null : (record[column] as string)));
    const key = JSON.stringify(told.slice(0, 4));
    classes.set(key, [...(classes.get(key) ?? []), told[4] as string | null]);
  }
  return [...classes.values()];
}

function stepsOf(ladders: Ladders, levels: readonly number[]): Step[] {
  return [...ladders].flatMap(([column, { treatments }], i) =>
    levels[i] === 0 ? [] : [{ column: names[column], treatment: treatments[levels[i] - 1], otherwise: 'suppress' }],
  );
}

test('what the search announces is what the written copy has: no class below k, and as many rows removed', () => {
  let reachedOnes = 0;
  fc.assert(
    fc.property(anyFile, ({ rows, k, suppress, measure, values }) => {
      const diversity = values > 1 ? { column: 'job', values } : undefined;
      const text = `${names.join()}\n${rows.join('\n')}\n`;
      const bytes = encoder.encode(text);
      const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
      const { settings } = readSettings({ quasiIdentifiers: compared });
      const table = drain(
        readTable(bytes, { missingTokens: settings.missingTokens, trim: false, delimiter: ',', header: true }),
      );
      const analysis = dataSet(table, { ...settings, k }, source);
      const facts = drain(analysis.classes());
      const ladders = drain(laddersFor(facts, columns, new Map()));
      assert.ok(!('fault' in ladders));
      const { best, optimal } = drain(
        reachOn(facts, ladders, { suppress, measure, diversity }, Number.POSITIVE_INFINITY),
      );
      assert.equal(optimal, true);
      if (best === undefined) {
        const jobs = new Set(classesOf(text).flat());
        assert.ok((rows.length < k || jobs.size < values) && suppress < 1);
        return;
      }
      reachedOnes++;
      const recipe: Recipe = {
        quasiIdentifiers: compared,
        k,
        suppress,
        diversity,
        steps: stepsOf(ladders, best.levels),
        before: undefined,
        after: undefined,
        loss: undefined,
      };
      const replayed = drain(replay(facts, recipe, {}));
      assert.ok(!('fault' in replayed), JSON.stringify(replayed));
      assert.equal(replayed.removedRows, best.suppressed);
      assert.ok(best.suppressed <= mostRemoved(suppress, rows.length));
      const copy = Buffer.concat([...rewrite(table, source, replayed)]).toString();
      const classes = classesOf(copy);
      for (const jobs of classes) {
        assert.ok(jobs.length >= k && new Set(jobs).size >= values, `${jobs.length} rows, ${new Set(jobs).size} jobs`);
      }
      assert.equal(classes.flat().length, rows.length - best.suppressed);
    }),
    drawn(500),
  );
  assertMet(reachedOnes, 400, 500);
});

test('a share of the rows is not made less by binary fractions', () => {
  for (const [suppress, rows, most] of [
    [0.07, 100, 7],
    [0.29, 100, 29],
    [0.57, 100, 57],
    [0.05, 19, 0],
    [1, 7, 7],
    [0, 9, 0],
  ]) {
    assert.equal(mostRemoved(suppress, rows), most);
  }
});

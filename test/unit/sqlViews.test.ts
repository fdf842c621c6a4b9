/** Recipes as views, run on DuckDB and, in `npm run engines`, on servers: the cells that `quasi apply` writes, for every remedy that has a text in SQL. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { parse } from 'csv-parse/sync';
import { csvOf, hardTable, type TestTable } from '../engines/hardTable.ts';
import { textRunners } from '../engines/textRunners.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-views-'));
const { runners, stop } = textRunners(folder);
after(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
const place = (name: string) => join(folder, name);

const hard = hardTable(300).rows.map((row) => row[3] as string);
const random = seededRandom(5);
const decimal = () =>
  `${['', '-', '+'][randomBelow(random, 3)]}${randomBelow(random, 2000)}.${randomBelow(random, 1000)}`;
const numbers = [
  ...hard,
  ...'0,-0,+5,.5,5.,-.5,-0.5,0.3,0.30,-0.01,1e3,9007199254740991,9007199254740992,-9007199254740991,12345678901234567890,007,90,89.9,0.1,0.7,2.5,3.5,-2.5,1249,1250,-1250,0.49999999999999994'.split(
    ',',
  ),
  ' 42 ',
  '1,5',
  ...Array.from({ length: 200 }, decimal),
];
const texts = [...hard, 'E11.65', 'A-b/c', '.x', ' .x', 'a:b|c_d', 'naïve', '日本語', 'x'.repeat(40)];
const dates = ['1984-03-17', '1999-12-31 23:59', '2000-01-01T00:00:00', '2024-02-31', ''];
const zips = [...hard, '03601', '03601-1234', '036011234', '3601', '471**', '47103', '821xx', '1234567'];
const towns = ['Ulm', 'Bonn', "it's", 'a"b', 'Bonn', '', 'Rom', 'back\\slash'];
writeFileSync(place('towns.csv'), `Ulm;south;*\nBonn;west;*\nit's;we're;*\n"a""b";south;*\nback\\slash;x\\y;*\n`);
writeFileSync(place('all.csv'), `Ulm;south;*\nBonn;west;*\nRom;south;*\n;none;*\n`);
const sha256 = async (name: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', readFileSync(place(name)))).toString('hex');
const level = async (file: string, level: number) => ({ file, sha256: await sha256(file), level });

const cases: readonly (readonly [remedy: string, parameters: object, values: readonly string[], otherwise?: string])[] =
  [
    ['redact', {}, texts],
    ['keep-prefix', { characters: 2 }, texts],
    ['postcode-prefix', { keep: 3 }, texts],
    ['mask-last', { characters: 2 }, texts],
    ['keep-last', { characters: 3 }, texts],
    ['cut-at-separators', { parts: 1 }, texts],
    ['cut-at-separators', { parts: 3 }, texts],
    ['bands', { width: 10, areWhole: true }, numbers],
    ['bands', { width: 10, areWhole: false }, numbers],
    ['bands', { width: 0.1, areWhole: false }, numbers],
    ['bands', { width: 0.25, areWhole: true }, numbers],
    ['age-bands', { width: 1, oldest: 90 }, numbers],
    ['age-bands', { width: 20, oldest: 90 }, numbers],
    ['rounding', { to: 100 }, numbers],
    ['rounding', { to: 0.05 }, numbers],
    ['rounding', { to: 1 }, numbers],
    ['top-bottom', { bottom: -10, top: 90.5, step: 0.5 }, numbers],
    ['coordinate-decimals', { decimals: 0 }, numbers],
    ['coordinate-decimals', { decimals: 2 }, numbers],
    ['us-zip3', {}, zips],
    ['merge-rare', { rows: 5 }, hard],
    ['merge-rare', { rows: 3, keep: 4 }, hard],
    ['merge-rare', { rows: 2, keep: 1 }, towns],
    ['hierarchy-level', await level('towns.csv', 1), towns, 'suppress'],
    ['hierarchy-level', await level('towns.csv', 2), towns, 'suppress'],
    ['hierarchy-level', await level('all.csv', 1), towns, 'suppress'],
    ...['hour', 'day', 'month', 'quarter', 'year', 'five-years', 'decade'].map(
      (to) => ['coarser-date', { to }, dates] as const,
    ),
    ['coarser-date', { to: 'year', before: 1990 }, dates],
  ];

/** What `quasi apply` writes of a table, without its header. */
function applied(recipe: string, table: TestTable, ...options: readonly string[]): string[][] {
  writeFileSync(place('data.csv'), csvOf(table));
  const { code, err } = quasi([
    'apply',
    recipe,
    place('data.csv'),
    '-o',
    place('copy.csv'),
    '--header',
    '--delimiter',
    ',',
    ...options,
  ]);
  assert.ok(code === 0 || code === 1, err);
  return parse(readFileSync(place('copy.csv')), { bom: true, relax_column_count: true, from: 2 });
}

function recipeOf(statement: object): string {
  writeFileSync(
    place('recipe.json'),
    JSON.stringify({ recipe: 1, quasiIdentifiers: [], k: 3, steps: [], ...statement }),
  );
  return place('recipe.json');
}

for (const { name: dialect, ask } of runners) {
  const run = (create: string, table: TestTable) =>
    ask(
      table,
      `SELECT * FROM data_safe ORDER BY ${dialect === 'clickhouse' ? 'toInt32(id)' : 'CAST(id AS INTEGER)'}`,
      create,
    );
  const viewOf = (recipe: string, ...options: readonly string[]) => {
    const { code, out, err } = quasi(['apply', recipe, '--sql', dialect, ...options]);
    assert.equal(code, 0, err);
    return out;
  };

  for (const [remedy, parameters, values, otherwise = 'suppress'] of cases) {
    const { sha256: _, ...shown } = parameters as { sha256?: string };
    test(`${dialect}: ${remedy} ${JSON.stringify(shown)} writes the same cells`, async () => {
      const table = { names: ['id', 'x y'], rows: values.map((value, i) => [String(i), value]) };
      const recipe = recipeOf({ steps: [{ column: 'x y', remedy, parameters, otherwise }] });
      assert.deepEqual(await run(viewOf(recipe, '--columns', 'id,x y'), table), applied(recipe, table));
    });
  }

  test(`${dialect}: rows that too few look like go, by rows, values and people`, async () => {
    const { names, rows } = hardTable(300);
    const table = { names: ['id', ...names], rows: rows.map((row, i) => [String(i), ...row]) };
    const steps = [
      { column: 'age', remedy: 'bands', parameters: { width: 20, areWhole: true }, otherwise: 'suppress' },
      { column: 'age', remedy: 'keep-prefix', parameters: { characters: 1 }, otherwise: 'suppress' },
      { column: 'town', remedy: 'merge-rare', parameters: { rows: 8 } },
      { remedy: 'remove-columns', parameters: { columns: ['text'] } },
    ];
    const said = { quasiIdentifiers: ['age', 'sex', 'town'], suppress: 0.9, steps };
    const options = ['--columns', table.names.join(','), '--user', 'person'];
    for (const diversity of [undefined, { column: 'diagnosis', values: 3 }]) {
      const recipe = recipeOf({ ...said, ...(diversity && { diversity }) });
      writeFileSync(place('people.json'), JSON.stringify({ columns: { person: 'subject', id: 'insensitive' } }));
      const expected = applied(recipe, table, '--config', place('people.json'));
      assert.ok(expected.length > 50 && expected.length < 290, String(expected.length));
      assert.deepEqual(await run(viewOf(recipe, ...options), table), expected);
    }
    const strict = recipeOf({ ...said, suppress: 0.01 });
    await assert.rejects(async () => run(viewOf(strict, ...options), table));
  });

  test(`${dialect}: what does not fit ends the query, unless the recipe hides it`, async () => {
    const table = {
      names: ['id', 'age'],
      rows: [
        ['0', '31'],
        ['1', 'old'],
        ['2', ''],
      ],
    };
    const step = { column: 'age', remedy: 'bands', parameters: { width: 10, areWhole: true } };
    await assert.rejects(async () => run(viewOf(recipeOf({ steps: [step] }), '--columns', 'id,age'), table));
    const fine = {
      ...table,
      rows: [
        ['0', '31'],
        ['2', ''],
      ],
    };
    const recipe = recipeOf({ steps: [step] });
    assert.deepEqual(await run(viewOf(recipe, '--columns', 'id,age'), fine), applied(recipe, fine));
  });
}

test('remedies without a text in SQL are named, and nothing is printed', () => {
  const steps = ['number-anew', 'email-domain', 'url-host'].map((remedy) => {
    return { column: 'a', remedy, parameters: remedy === 'url-host' ? { to: 'host' } : {} };
  });
  const { code, out, err } = quasi(['apply', recipeOf({ steps }), '--sql', 'trino']);
  assert.match(err, /There is no SQL for [^\n]*number-anew[^\n]*email-domain[^\n]*url-host[^\n]* Apply it to a file/);
  assert.deepEqual([code, out, err.split('\n').length], [2, '', 2]);
});

test('what does not go together is refused', () => {
  const recipe = recipeOf({ steps: [{ column: 'a', remedy: 'redact', parameters: {} }] });
  const refused = (args: readonly string[], sentence: RegExp) => {
    const { code, out, err } = quasi(['apply', recipe, ...args]);
    assert.match(err, sentence);
    assert.deepEqual([code, out], [2, '']);
  };
  refused(['--sql', 'duckdb', '--columns', 'b'], /There is no column "a", which the recipe names/);
  refused(['--sql', 'duckdb', '-o', 'x.csv'], /--output is for the copy of a file/);
  refused(['--sql', 'oracle'], /--sql is one of bigquery/);
});

test('without the columns of the table the view has those that the recipe names', () => {
  const recipe = recipeOf({ quasiIdentifiers: ['b'], steps: [{ column: 'a', remedy: 'redact', parameters: {} }] });
  const { out, err } = quasi(['apply', recipe, '--sql', 'bigquery', '--table', 'p.d.t']);
  assert.match(out, /^-- Not run by us/m);
  assert.match(out, /CREATE VIEW `p`\.`d`\.`t_safe` AS/);
  assert.match(out, /SELECT\n {2}COALESCE\(q_value1, [^\n]* AS `b`,\n {2}CASE WHEN q_x2 IS NULL [^\n]* AS `a`\n/);
  assert.match(err, /the view has the columns that the recipe names/);
});

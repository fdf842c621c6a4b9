/** Queries as text, run on DuckDB (in `npm run engines` on servers, too) and read back: the same numbers as of the rows. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { csvOf, hardTable } from '../engines/hardTable.ts';
import { textRunners } from '../engines/textRunners.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-sql-'));
const { runners, stop } = textRunners(folder);
after(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
const place = (name: string) => join(folder, name);

const table = hardTable(400);
writeFileSync(place('hard.csv'), csvOf(table));
const asked = ['--qi', 'age,town,sex', '--k', '3'];
const more = ['--sensitive', 'diagnosis', '--user', 'person'];

const [duckdb] = runners;

const names = ['q_part', 'q_rows', 'q_people', 'q_count', 'q_content'];

/** Everything but what it was made from. */
function numbersIn({ code, out, err }: ReturnType<typeof quasi>, parts: readonly string[]) {
  assert.equal(code, 0, err);
  const all = JSON.parse(out);
  return Object.fromEntries(['rows', 'missing', 'quasiIdentifiers', ...parts].map((part) => [part, all[part]]));
}

function assertClose(one: unknown, other: unknown, at: string): void {
  if (typeof one === 'number' && typeof other === 'number') {
    assert.ok(Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one)), `${at}: ${one} and ${other}`);
  } else if (typeof one === 'object' && one !== null) {
    for (const key of Object.keys(one)) {
      assertClose((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${at}.${key}`);
    }
  } else assert.equal(other, one, at);
}

const combinations = runners.flatMap((runner) =>
  ['value', 'distinct', 'ignore'].map((missing) => ({ ...runner, missing })),
);
for (const { name: dialect, ask, missing } of combinations) {
  test(`${dialect}: counts give the numbers of the rows (missing: ${missing})`, async () => {
    const options = [...asked, ...more, '--missing', missing];
    const query = quasi(['sql', '--dialect', dialect, '--table', 'data', ...options]);
    assert.equal(query.code, 0, query.err);
    const rows = await ask(table, query.out);
    writeFileSync(place('counts.csv'), csvOf({ names, rows: rows.toReversed() }));
    const lines = rows.map((row) =>
      JSON.stringify(Object.fromEntries(row.map((text, i) => [names[i]?.toUpperCase(), text]))),
    );
    writeFileSync(place('counts.json'), `${lines.join('\n')}\n`);
    const here = quasi([
      'measure',
      place('hard.csv'),
      ...options,
      '--only',
      'classes,overall,diversity,inference,models',
      '--budget',
      'none',
    ]);
    const ofRows = numbersIn(here, ['classes', 'models']);
    const { overall: overallOfRows, ...ofSensitive } = JSON.parse(here.out);
    for (const file of ['counts.csv', 'counts.json']) {
      const there = quasi(['measure', '--counts', place(file)]);
      assert.deepEqual(numbersIn(there, ['classes', 'models']), ofRows);
      const { overall, diversity, inference } = JSON.parse(there.out);
      const { complete, ...counted } = overall;
      for (const [name, number] of Object.entries(counted)) assert.equal(number, overallOfRows[name], name);
      assert.equal(complete, false);
      assertClose(diversity, ofSensitive.diversity, 'diversity');
      assertClose(inference, ofSensitive.inference, 'inference');
      assert.match(there.err, /^quasi: Made from counts alone\. Not available: columns, [^\n]*\n$/);
    }
  });
}

test('results that are not whole, doubled, of another query or no table are refused in one sentence', async () => {
  const query = quasi(['sql', '--dialect', 'duckdb', '--table', 'data', ...asked, ...more]);
  const rows = (await duckdb?.ask(table, query.out)) ?? [];
  const refused = (name: string, kept: readonly string[][], sentence: RegExp, columns = names) => {
    writeFileSync(place(name), csvOf({ names: columns, rows: kept }));
    const { code, out, err } = quasi(['measure', '--counts', place(name)]);
    assert.match(err, sentence);
    assert.equal(err.split('\n').length, 2, err);
    assert.deepEqual([code, out], [2, '']);
  };
  const whole = /The result is not whole, or of more than one query\. Run the query again/;
  const ours = /This is no result of a query of quasi sql\./;
  for (const i of rows.keys()) refused('part.csv', rows.toSpliced(i, 1), i === 0 ? whole : /The result is not whole/);
  refused('double.csv', [...rows, ...rows], whole);
  refused('empty.csv', [], ours);
  refused('other.csv', rows, ours, ['a', 'b', 'c', 'd', 'e']);
  const wrong = (place: number, text: string) =>
    rows.map((row) => (row[0] === 'classes' ? row.toSpliced(place, 1, text) : row));
  refused('minus.csv', wrong(3, '-1'), ours);
  refused('half.csv', wrong(3, '0.5'), ours);
  refused('large.csv', wrong(1, '5000000000'), /more than four billion rows/);
  writeFileSync(place('bad.json'), '{"q_part": "asked"\n');
  assert.match(quasi(['measure', '--counts', place('bad.json')]).err, ours);
});

test('options of the query are refused beside its result', () => {
  assert.match(quasi(['measure', '--counts', 'x.csv', '--qi', 'a']).err, /--qi has no effect on --counts/);
  assert.match(quasi(['measure', 'a.csv', '--counts', 'x.csv']).err, /not both/);
});

for (const dialect of ['bigquery', 'snowflake', 'databricks', 'trino', 'duckdb', 'clickhouse', 'postgres']) {
  test(`${dialect}: what was typed stays inside quotes, and what we do not run says so`, () => {
    const evil = 'a";`--\\';
    const list = `"${evil.replaceAll('"', '""')}",b`;
    const tokens = `"x'; DROP TABLE t; --\\"`;
    const { code, out, err } = quasi([
      'sql',
      '--dialect',
      dialect,
      '--table',
      'db.t',
      '--qi',
      list,
      '--missing-tokens',
      tokens,
    ]);
    assert.equal(code, 0, err);
    assert.equal(withoutQuoted(out, dialect).includes('DROP'), false, out);
    assert.match(withoutQuoted(out, dialect), /^[\w\s(),.=*<>;|:-]*$/);
    assert.equal(/Not run by us/.test(out), !['duckdb', 'clickhouse', 'postgres'].includes(dialect));
  });
}

/** As the databases find the ends of literals and names; without comments. */
function withoutQuoted(text: string, dialect: string): string {
  const hasEscapes = ['bigquery', 'snowflake', 'databricks', 'clickhouse'].includes(dialect);
  const body = text.replace(/^-- .*\n/gm, '');
  const literal = hasEscapes ? /[EU]?&?'(\\[\s\S]|''|[^'\\])*'/g : /[EU]?&?'(''|[^'])*'/g;
  const name =
    dialect === 'bigquery' || dialect === 'clickhouse'
      ? /`(\\[\s\S]|[^`\\])*`/g
      : dialect === 'databricks'
        ? /`(``|[^`])*`/g
        : /"(""|[^"])*"/g;
  return body.replace(new RegExp(`${literal.source}|${name.source}`, 'g'), '');
}

test('what is lacking is asked for', () => {
  const refused = (args: readonly string[], sentence: RegExp) => assert.match(quasi(['sql', ...args]).err, sentence);
  refused([], /Name the SQL to write: --dialect bigquery, /);
  refused(['--dialect', 'oracle'], /--dialect is one of bigquery, /);
  refused(['--dialect', 'trino', '--l', '2'], /--l is for tests of dbt/);
  refused(['--dbt', '--l', '0'], /--l needs a whole number of at least 1/);
  refused(['--dialect', 'trino'], /Name the table to count/);
  refused(['--dialect', 'trino', '--table', 'a..b', '--qi', 'a'], /--table needs a name/);
  refused(['--dialect', 'trino', '--table', 'a'], /Name the columns that rows are compared on/);
  refused(
    ['--dialect', 'trino', '--table', 'a', '--qi', 'a', '--missing', 'wildcard'],
    /wildcard compares single rows/,
  );
});

test('tests of dbt have the k and l of the policy', () => {
  const { out } = quasi(['sql', '--dbt', '--k', '7', '--l', '4']);
  assert.match(out, /\{% test k_anonymous\(model, columns, k=7\) %\}/);
  assert.match(out, /\{% test l_diverse\(model, columns, sensitive, l=4\) %\}/);
});

/** As far as our tests use it. */
function rendered(template: string, name: string, columns: readonly string[], more: Record<string, string>): string {
  const body =
    template.split(`{% test ${name}(`)[1]?.split('%}\n').slice(1).join('%}\n').split('{% endtest %}')[0] ?? '';
  const quoted = (column: string) => `"${column}"`;
  return body
    .replace(/\{% for column in columns %\}(.*?)\{% endfor %\}/g, (_, each: string) =>
      columns
        .map((column, i) =>
          each
            .replace('{{ adapter.quote(column) }}', quoted(column))
            .replace('{{ ", " if not loop.last }}', i < columns.length - 1 ? ', ' : ''),
        )
        .join(''),
    )
    .replaceAll('{{ adapter.quote(sensitive) }}', quoted(more['sensitive'] ?? ''))
    .replace(/\{\{ (\w+) \}\}/g, (_, key: string) => more[key] ?? '');
}

test('tests of dbt return the classes that are too small, and those with too few values', async () => {
  const columns = ['age', 'town', 'sex'];
  const { out } = quasi(['sql', '--dbt', '--k', '3', '--l', '3']);
  const small = await duckdb.ask(table, rendered(out, 'k_anonymous', columns, { model: 'data', k: '3' }));
  const alike = { model: 'data', sensitive: 'diagnosis', l: '3' };
  const few = await duckdb.ask(table, rendered(out, 'l_diverse', columns, alike));
  const values = new Map<string, (string | null)[]>();
  const at = (name: string) => table.names.indexOf(name);
  for (const row of table.rows) {
    const key = JSON.stringify(columns.map((column) => row[at(column)]));
    values.set(key, [...(values.get(key) ?? []), row[at('diagnosis')] ?? null]);
  }
  const sizes = [...values.values()];
  assert.equal(small.length, sizes.filter((each) => each.length < 3).length);
  assert.equal(few.length, sizes.filter((each) => new Set(each).size < 3).length);
  assert.ok(small.length > 0 && few.length > 0);
});

test('the lines for the properties of a model have its columns, and no name ends the comment they stand in', () => {
  const { out } = quasi([
    'sql',
    '--dbt',
    '--table',
    'db.census',
    '--qi',
    'age,a #} {{ b',
    '--sensitive',
    'd,e',
    '--l',
    '2',
  ]);
  const comment = out.slice(0, out.indexOf('#}'));
  assert.match(comment, /- name: census\n/);
  assert.match(
    comment,
    /k_anonymous: \{ arguments: \{ columns: \[age, "a \\u0023\\u007d \\u007b\\u007b b"\], k: 5 \} \}/,
  );
  assert.match(comment, /sensitive: d, l: 2 .*\n.*sensitive: e, l: 2 /);
  assert.doesNotMatch(comment, /\{\{|\{%/);
});

for (const { name: dialect, ask, missing } of combinations) {
  test(`${dialect}: the smallest classes come first, and are those of the rows (missing: ${missing})`, async () => {
    const query = quasi([
      'sql',
      '--dialect',
      dialect,
      '--table',
      'data',
      ...asked,
      '--missing',
      missing,
      '--worst',
      '500',
    ]);
    assert.equal(query.code, 0, query.err);
    assert.match(query.out, /keep it to yourself/);
    const found = await ask(table, query.out);
    const sizes = found.map((row) => Number(row.at(-1)));
    assert.deepEqual(
      sizes,
      sizes.toSorted((a, b) => a - b),
    );
    const here = quasi(['measure', place('hard.csv'), ...asked, '--missing', missing, '--only', 'classes']);
    const known = JSON.parse(here.out).classes.sizes as Readonly<Record<string, number>>;
    assert.equal(sizes.filter((size) => size === 2).length, known['2'] ?? 0);
    assert.ok(sizes.includes(1));
  });
}

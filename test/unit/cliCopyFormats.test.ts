/** Commands that write a copy, from a format that is no text and from CSV, to each format that copies have; and what goes wrong on the way. */
import assert from 'node:assert/strict';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { run } from '../../server/src/cli/run.ts';
import { readers } from '../../server/src/readers/index.ts';
import { valueText } from '../../server/src/readers/valueText.ts';
import { keyValue } from '../readers/keyValue.ts';
import { jsonRows, parquetRows, withStandIns } from '../readers/standIns.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-formats-'));
const place = (name: string) => join(folder, name);
let takeOut = () => {};

const people = Array.from({ length: 40 }, (_, i) => ({
  id: `p${i}`,
  sex: i % 2 === 0 ? 'f' : 'm',
  age: String(20 + (i % 20)),
  town: i % 7 === 6 ? '' : ['Ulm', 'Bonn,Süd', '"Köln"'][i % 3],
  visits: String(i % 5),
}));
const names = ['id', 'sex', 'age', 'town', 'visits'] as const;
const [pairs, csv] = [place('people.kv'), place('people.csv')];

before(() => {
  takeOut = withStandIns();
  readers.unshift(keyValue);
  const pairsOf = (row: (typeof people)[number]) =>
    names.flatMap((name) => (row[name] ? [`${name}=${row[name]}`] : []));
  writeFileSync(pairs, people.map((row) => `${pairsOf(row).join(' ')}\n`).join(''));
  const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [names.join(','), ...people.map((row) => names.map((name) => cell(row[name])).join(','))];
  writeFileSync(csv, `${lines.join('\n')}\n`);
});
after(() => {
  readers.shift();
  takeOut();
  rmSync(folder, { recursive: true });
});

/** The command in this process, as its readers are. */
async function quasi(t: TestContext, ...args: string[]): Promise<{ code: number; err: string }> {
  let err = '';
  const { mock } = t.mock.method(process.stderr, 'write', (text: string) => {
    err += text;
    return true;
  });
  process.stdout.setMaxListeners(0);
  process.stderr.setMaxListeners(0);
  process.setMaxListeners(0);
  const code = await run([...args, '--quiet']).finally(() => mock.restore());
  return { code, err };
}

type Cells = (string | undefined)[][];

/** Of a copy, by other programs' code: its names and its cells. */
async function readIn(copy: string): Promise<Cells> {
  const bytes = copy.endsWith('.gz') ? gunzipSync(readFileSync(copy)) : readFileSync(copy);
  const name = copy.replace(/\.gz$/, '');
  if (/\.[ct]sv$/.test(name)) {
    const records: string[][] = parse(bytes, { delimiter: name.endsWith('.tsv') ? '\t' : ',' });
    return records.map((record) => record.map((cell) => cell || undefined));
  }
  const { names: found, rows } = name.endsWith('.parquet') ? await parquetRows(bytes) : jsonRows(bytes.toString());
  return [found, ...rows.map((row) => found.map((each) => valueText(row[each])))];
}

const formats = ['copy.csv', 'copy.tsv', 'copy.csv.gz', 'copy.jsonl', 'copy.ndjson.gz', 'copy.parquet'];
const asked = ['--k', '3', '--qi', 'sex,age,town', '--remove', 'id'];

for (const source of ['people.kv', 'people.csv']) {
  test(`anonymize ${source} writes the same copy in each format`, async (t) => {
    const copies: Cells[] = [];
    for (const format of formats) {
      if (source === 'people.csv' && format === 'copy.tsv') continue;
      const copy = place(`${source}-${format}`);
      const { code, err } = await quasi(t, 'anonymize', place(source), '-o', copy, ...asked);
      assert.equal(code, 0, err);
      copies.push(await readIn(copy));
    }
    const [first, ...others] = copies;
    assert.deepEqual(first[0], ['sex', 'age', 'town', 'visits']);
    assert.equal(first.length, people.length + 1);
    const sizes = new Map<string, number>();
    for (const row of first.slice(1)) {
      const key = JSON.stringify(row.slice(0, 3));
      sizes.set(key, (sizes.get(key) ?? 0) + 1);
    }
    assert.ok(Math.min(...sizes.values()) >= 3);
    for (const other of others) assert.deepEqual(other, first);
    assert.deepEqual(draftsIn(folder), []);
  });
}

test('the copy of a format that is no text is that of the same rows as CSV', async (t) => {
  for (const source of [pairs, csv]) await quasi(t, 'anonymize', source, '-o', `${source}.parquet`, ...asked);
  assert.deepEqual(await readIn(`${pairs}.parquet`), await readIn(`${csv}.parquet`));
});

test('a recipe that was found on CSV is applied to another format, and the other way', async (t) => {
  const recipe = place('recipe.json');
  assert.equal((await quasi(t, 'anonymize', csv, '-o', place('a.csv'), ...asked, '--recipe', recipe)).code, 0);
  const first = await readIn(place('a.csv'));
  for (const [source, copy] of [
    [pairs, 'b.jsonl'],
    [pairs, 'b.csv'],
    [csv, 'b.parquet'],
    [place('b.kv'), 'c.parquet'],
  ]) {
    if (!existsSync(source)) writeFileSync(source, readFileSync(pairs));
    const { code, err } = await quasi(t, 'apply', recipe, source, '-o', place(copy));
    assert.equal(code, 0, err);
    assert.deepEqual(await readIn(place(copy)), first);
  }
});

test('a sample, noise, and the parts of a split are written in the format of the name', async (t) => {
  const seeded = ['--seed', '7'];
  for (const [i, source] of [pairs, csv].entries()) {
    for (const ending of ['csv', 'jsonl', 'parquet']) {
      const drawn = ['--sample', '0.5', '--randomise', 'sex=1', ...seeded];
      assert.equal((await quasi(t, 'anonymize', source, '-o', place(`drawn${i}.${ending}`), ...drawn)).code, 0);
      const split = ['--split', 'sex,age/town,visits', ...seeded];
      assert.equal((await quasi(t, 'anonymize', source, '-o', place(`split${i}.${ending}`), ...split)).code, 0);
    }
  }
  for (const name of ['drawn', 'split']) {
    const part = name === 'split' ? '.part2' : '';
    const first = await readIn(place(`${name}0${part}.csv`));
    assert.equal(first.length, name === 'split' ? 41 : 21);
    for (const copy of ['0.jsonl', '0.parquet', '1.csv', '1.jsonl', '1.parquet']) {
      assert.deepEqual(await readIn(place(`${name}${copy.replace('.', `${part}.`)}`)), first, copy);
    }
  }
});

test('counts of people are protected in any format', async (t) => {
  const rows = [
    ['north', 'f', 2],
    ['north', 'm', 30],
    ['north', 'x', 40],
    ['south', 'f', 50],
    ['south', 'm', 60],
    ['south', 'x', 70],
  ];
  writeFileSync(
    place('cells.kv'),
    rows.map(([region, sex, count]) => `region=${region} sex=${sex} count=${count}\n`).join(''),
  );
  const config = place('cells.json');
  writeFileSync(config, JSON.stringify({ rules: { 'small-cell': { counts: ['count'] } } }));
  for (const ending of ['csv', 'jsonl', 'parquet']) {
    const { err } = await quasi(
      t,
      'anonymize',
      place('cells.kv'),
      '-o',
      place(`cells.${ending}`),
      '--cells',
      'round',
      '--config',
      config,
    );
    assert.equal(err, '');
  }
  const first = await readIn(place('cells.csv'));
  assert.equal(first.length, 7);
  assert.ok(first.slice(1).every(([, , count]) => Number(count) % 5 === 0 || Number(count) % 3 === 0));
  assert.deepEqual(await readIn(place('cells.jsonl')), first);
  assert.deepEqual(await readIn(place('cells.parquet')), first);
});

/** What work prints with these words in it; the test runner prints there, too. */
async function printed(t: TestContext, words: string, work: () => Promise<unknown>): Promise<string> {
  let out = '';
  const write = process.stdout.write.bind(process.stdout);
  const { mock } = t.mock.method(process.stdout, 'write', (piece: Uint8Array | string) => {
    const text = Buffer.from(piece as string).toString();
    if (!text.includes(words)) return write(piece);
    out += text;
    return true;
  });
  await work().finally(() => mock.restore());
  return out;
}

test('standard output has CSV', async (t) => {
  const out = await printed(t, 'sex,age,town', () => quasi(t, 'anonymize', pairs, '-o', '-', ...asked));
  assert.equal(parse(out).length, people.length + 1);
});

test('nested JSON Lines stay nested as JSON Lines, and have a column for each part in other formats', async (t) => {
  const nested = people.map(({ sex, age, town }, i) => ({
    sex,
    home: { town, floor: i % 3 },
    age: Number(age),
    tags: ['a'],
  }));
  writeFileSync(place('nested.jsonl'), nested.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const options = ['--k', '2', '--qi', 'sex,age'];
  for (const copy of ['n.jsonl', 'n.jsonl.gz', 'n.csv', 'n.parquet', 'n.csv.gz']) {
    const { code, err } = await quasi(t, 'anonymize', place('nested.jsonl'), '-o', place(copy), ...options);
    assert.equal(code, 0, err);
  }
  const lines = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const kept = lines(readFileSync(place('n.jsonl'), 'utf8'));
  assert.deepEqual(
    kept.map(({ sex, home, tags }) => ({ sex, home, tags })),
    nested.map(({ sex, home, tags }) => ({ sex, home, tags })),
  );
  assert.deepEqual(lines(gunzipSync(readFileSync(place('n.jsonl.gz'))).toString()), kept);
  const flat = await readIn(place('n.csv'));
  assert.deepEqual(flat[0], ['sex', 'home.town', 'home.floor', 'age', 'tags']);
  assert.deepEqual(flat[1].slice(4), ['["a"]']);
  assert.equal(flat.length, people.length + 1);
  assert.deepEqual(await readIn(place('n.parquet')), flat);
  assert.deepEqual(await readIn(place('n.csv.gz')), flat);
  const { code, err } = await quasi(
    t,
    'anonymize',
    place('nested.jsonl'),
    '-o',
    place('p.jsonl'),
    '--split',
    'sex/home.town,age',
    '--seed',
    '3',
  );
  assert.equal(code, 0, err);
  assert.deepEqual((await readIn(place('p.part2.jsonl')))[0], ['home.town', 'age']);
});

test('cells beyond the last column are in a copy that is text, and not in others; a note says so', async (t) => {
  writeFileSync(place('wide.csv'), `sex,age\n${'f,30\nm,31\n'.repeat(5)}f,30,"secret"\n`);
  const options = ['--k', '2', '--qi', 'sex,age'];
  const asText = await quasi(t, 'anonymize', place('wide.csv'), '-o', place('wide-copy.csv'), ...options);
  assert.match(asText.err, /1 row has cells beyond the last column; these belong to no column and stay as they are/);
  const asJson = await quasi(t, 'anonymize', place('wide.csv'), '-o', place('wide.jsonl'), ...options);
  assert.match(asJson.err, /these belong to no column and are not in the copy/);
  assert.doesNotMatch(readFileSync(place('wide.jsonl'), 'utf8'), /secret/);
});

test('the report names a command that confirms the copy, without options that only text needs', async (t) => {
  writeFileSync(place('semi.csv'), `sex;age\n${'f;30\nm;31\n'.repeat(5)}`);
  const args = ['anonymize', place('semi.csv'), '-o', place('semi.parquet'), '--k', '2', '--qi', 'sex,age'];
  const out = await printed(t, 'To see it confirmed', () => run(args));
  assert.match(out, /quasi check .*semi\.parquet --k 2 --qi sex,age\n/);
});

test('columns without certain names are not copied unless somebody says that there are none', async (t) => {
  const unnamed: typeof keyValue = {
    ...keyValue,
    reads: (path) => path.endsWith('.un'),
    *read(input, options) {
      const file = yield* keyValue.read(input, options);
      const columns = file.table.columns.map((column, i) => ({ ...column, name: `column ${i + 1}` }));
      return { ...file, table: { ...file.table, columns, areNamed: false } };
    },
  };
  readers.unshift(unnamed);
  t.after(() => readers.shift());
  writeFileSync(place('people.un'), readFileSync(pairs));
  const args = [
    'anonymize',
    place('people.un'),
    '-o',
    place('un.csv'),
    '--k',
    '2',
    '--qi',
    'column 2,column 3',
    '--remove',
    'column 1',
  ];
  const doubted = await quasi(t, ...args);
  assert.equal(doubted.code, 2);
  assert.match(doubted.err, /It is not certain that the first record names the columns/);
  assert.equal((await quasi(t, ...args, '--no-header')).code, 0);
  assert.equal(parse(readFileSync(place('un.csv'))).length, people.length);
});

test('a target that cannot be, and formats that are only read, are refused before anything is written', async (t) => {
  mkdirSync(place('dir.parquet'));
  const refused = async (copy: string, sentence: RegExp, source = pairs) => {
    const { code, err } = await quasi(t, 'anonymize', source, '-o', copy, ...asked);
    assert.equal(code, 2);
    assert.match(err, sentence);
    assert.equal(err.trim().split('\n').length, 1);
  };
  await refused(place('dir.parquet'), /This is a folder/);
  await refused(place('none/copy.parquet'), /There is no such folder to write to/);
  await refused(place('copy.kv'), /Quasi writes no key=value lines: name the copy \.csv, \.jsonl or \.parquet/);
  await refused(place('copy.parquet.gz'), /A Parquet file is packed inside/);
  writeFileSync(place('same.jsonl'), people.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await refused(place('same.jsonl'), /This is a file that is read, and is not written over/, place('same.jsonl'));
  symlinkSync(pairs, place('linked.parquet'));
  await refused(place('linked.parquet'), /This is a file that is read, and is not written over/);
  assert.equal(readFileSync(pairs, 'utf8').split('\n').length, people.length + 1);
});

test('a file that is there is replaced by a whole copy, and stays where the disk is full', async (t) => {
  const wide = place('wide-people.csv');
  const lines = people.map(({ sex, age }, i) => `${sex},${age},${Math.sin(i) * 1e6}`);
  writeFileSync(wide, ['sex,age,note', ...lines].join('\n'));
  const { writeSync } = fs;
  /** Bytes that the disk has room for. */
  const copying = async (copy: string, bytes: number) => {
    let room = bytes;
    const { mock } = t.mock.method(fs, 'writeSync', (descriptor: number, piece: Uint8Array, done: number) => {
      room -= piece.length - done;
      if (room < 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      return writeSync(descriptor, piece, done);
    });
    syncBuiltinESMExports();
    try {
      return await quasi(t, 'anonymize', wide, '-o', place(copy), '--k', '2', '--qi', 'sex,age');
    } finally {
      mock.restore();
      syncBuiltinESMExports();
    }
  };
  for (const copy of ['old.parquet', 'old.jsonl', 'old.jsonl.gz']) {
    writeFileSync(place(copy), 'old');
    const text = readFileSync(wide).length;
    // Too little for the text, and for what it becomes.
    for (const room of [1000, text + 500]) {
      const { code, err } = await copying(copy, room);
      assert.equal(code, 2, `${copy} ${room} ${err}`);
      assert.match(err, /full|space/i);
      assert.equal(readFileSync(place(copy), 'utf8'), 'old');
      assert.deepEqual(draftsIn(folder), []);
    }
    assert.equal((await copying(copy, 1e9)).code, 0);
    assert.equal((await readIn(place(copy))).length, people.length + 1);
  }
});

function draftsIn(path: string): string[] {
  return readdirSync(path).filter((name) => name.startsWith('.quasi'));
}

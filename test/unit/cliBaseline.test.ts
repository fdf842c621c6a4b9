/** A baseline: silent exactly as long as no number is worse, without values, lowered and never raised, and merged by git as text. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Baseline, baselineText, readBaseline, shelfOf, worseThan } from '@quasi/shared/baseline';
import { type Random, randomBelow, seededRandom } from '@quasi/shared/random';
import { pathInBaseline } from '../../server/src/files/index.ts';
import { drawn } from '../../shared/src/testing/index.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-baseline-'));
after(() => rmSync(folder, { recursive: true }));

const header = 'full_name,age,sex,zip,income,comment';
const surnames = ['Keller', 'Novak', 'Silva', 'Okafor', 'Lindqvist', 'Moreau'];

function rowsOf(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => {
    const [name, age] = [surnames[randomBelow(random, 6)], 20 + 5 * randomBelow(random, 4)];
    return `Ada ${name},${age},${'fm'[randomBelow(random, 2)]},800${randomBelow(random, 2)},${100 * randomBelow(random, 9)},fine`;
  });
}

/** An edit that a person could make. */
function edited(random: Random, rows: readonly string[]): string[] {
  const row = randomBelow(random, rows.length);
  const cells = [...(rows[row]?.split(',') ?? []), ...Array(6).fill('')].slice(0, 6);
  const changed =
    [
      () => cells.with(1, String(18 + randomBelow(random, 60))),
      () => cells.with(5, 'write to ada@mail.ch'),
      () => cells.with(5, '=1+2'),
      () => cells.with(3, '8000'),
      () => cells.slice(0, 4),
      () => cells,
    ][randomBelow(random, 6)]?.() ?? cells;
  return (
    [rows.with(row, changed.join(',')), rows.toSpliced(row, 1), [...rows, ...rowsOf(random, 1)]][
      randomBelow(random, 3)
    ] ?? [...rows]
  );
}

const write = (path: string, rows: readonly string[]) => writeFileSync(path, [header, ...rows, ''].join('\n'));
const numbersAt = (baseline: string, path: string) =>
  readBaseline(readFileSync(baseline, 'utf8'))?.get(path) ?? new Map<string, number>();

const EDITS = drawn(500).numRuns;

test(`${EDITS} random edits: it is silent exactly when no number is worse`, () => {
  const random = seededRandom(2026);
  const [file, before, now] = ['edited.csv', 'before.json', 'now.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  let rows = rowsOf(random, 60);
  const outcomes = new Set<boolean>();
  for (let edit = 0; edit < EDITS; edit++) {
    if (edit % 5 === 0) {
      write(file, rows);
      assert.equal(quasi(['check', file, '--write-baseline', before]).code, 0);
    }
    rows = edited(random, rows);
    write(file, rows);
    quasi(['check', file, '--write-baseline', now]);
    const worse = worseThan(numbersAt(before, 'edited.csv'), numbersAt(now, 'edited.csv'));
    const { out } = quasi(['check', file, '--baseline', before, '--format', 'json']);
    const { findings } = JSON.parse(out).files[0];
    assert.equal(findings.length > 0, worse.size > 0, `edit ${edit}: ${[...worse]} but ${JSON.stringify(findings)}`);
    outcomes.add(worse.size > 0);
  }
  assert.equal(outcomes.size, 2);
});

test('what is worse is said in numbers, and what is held back on every run', () => {
  const random = seededRandom(5);
  const [file, baseline] = [join(folder, 'people.csv'), join(folder, 'people.json')];
  const rows = [...rowsOf(random, 3), ...rowsOf(random, 3)].flatMap((row) => [row, row, row]);
  write(file, rows);
  const accepted = quasi(['check', file, '--write-baseline', baseline]);
  assert.match(accepted.err, /people\.json accepts \d+ findings in 1 file\./);
  assert.doesNotMatch(readFileSync(baseline, 'utf8'), /Keller|Novak|ada@/);
  assert.match(quasi(['check', file, '--baseline', baseline]).err, /holds back \d+ findings in 1 file\./);
  write(file, [...rows, 'Ada Keller,77,f,8000,1,fine']);
  const worse = quasi(['check', file, '--baseline', baseline, '--format', 'concise']);
  assert.equal(worse.code, 1);
  assert.match(worse.out, /k went 3 → 1 since the baseline/);
  assert.doesNotMatch(worse.out, /direct-identifier/);
});

test('bringing it up to date lowers numbers and accepts nothing', () => {
  const random = seededRandom(6);
  const [file, baseline] = [join(folder, 'tight.csv'), join(folder, 'tight.json')];
  const rows = rowsOf(random, 40);
  write(file, [...rows, ...rows.slice(0, 3).map((row) => `${row.slice(0, row.lastIndexOf(','))},ada@mail.ch or so`)]);
  quasi(['check', file, '--write-baseline', baseline]);
  const before = numbersAt(baseline, 'tight.csv');
  write(file, [...rows, 'Ada Moreau,93,f,8000,1,=1']);
  assert.equal(quasi(['check', file, '--update-baseline', baseline]).code, 1);
  const updated = numbersAt(baseline, 'tight.csv');
  assert.equal(worseThan(before, updated).size, 0);
  assert.ok(updated.size < before.size);
  assert.match(quasi(['check', file, '--baseline', baseline]).out, /formula-cell/);
});

test('entries of files that are gone go, others stay', () => {
  const random = seededRandom(7);
  const baseline = join(folder, 'several.json');
  const files = ['a.csv', 'b.csv', 'c.csv'].map((name) => join(folder, name));
  for (const file of files) write(file, rowsOf(random, 30));
  quasi(['check', ...files, '--write-baseline', baseline]);
  rmSync(files[1] as string);
  assert.match(
    quasi(['check', files[0] as string, '--baseline', baseline]).err,
    /numbers are better now: --update-baseline lowers them\./,
  );
  quasi(['check', files[0] as string, '--update-baseline', baseline]);
  assert.deepEqual(
    [...(readBaseline(readFileSync(baseline, 'utf8')) ?? [])].map(([path]) => path),
    ['a.csv', 'c.csv'],
  );
});

/** A repository in a folder, with one branch. */
function gitIn(repository: string): (...args: readonly string[]) => string {
  mkdirSync(repository);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: repository,
      stdio: 'pipe',
    }).toString();
  git('init', '-q', '-b', 'main');
  return git;
}

test('git merges baselines of branches that changed different files, or each added one', () => {
  const random = seededRandom(8);
  const repository = join(folder, 'repository');
  const git = gitIn(repository);
  const baseline = join(repository, 'quasi-baseline.json');
  const accept = (message: string, rows: Readonly<Record<string, number>>) => {
    for (const [name, count] of Object.entries(rows)) write(join(repository, name), rowsOf(random, count));
    quasi(['check', repository, '--write-baseline', baseline, '--no-ignore']);
    git('add', '-A');
    git('commit', '-qm', message);
  };
  accept('start', { 'one.csv': 30, 'two.csv': 30 });
  git('checkout', '-qb', 'first');
  accept('first', { 'one.csv': 12, 'part-3.csv': 9 });
  git('checkout', '-q', 'main');
  accept('second', { 'two.csv': 13, 'part-4.csv': 8 });
  git('merge', '-q', '--no-edit', 'first');
  assert.equal(quasi(['check', repository, '--baseline', baseline, '--no-ignore']).code, 0);
});

test('150 random merges conflict only where both branches touched one file, or added two to the same shelf', () => {
  const random = seededRandom(12);
  const repository = join(folder, 'merges');
  const git = gitIn(repository);
  const cases = Array.from({ length: 150 }, (_, i) => ({ name: `${i}.json`, ...randomMerge(random) }));
  const commit = (of: 'base' | 'ours' | 'theirs') => {
    for (const each of cases) writeFileSync(join(repository, each.name), baselineText(each[of]));
    git('add', '-A');
    git('commit', '-qm', of);
  };
  commit('base');
  git('checkout', '-qb', 'theirs');
  commit('theirs');
  git('checkout', '-q', 'main');
  commit('ours');
  assert.throws(() => git('merge', '-q', '--no-edit', 'theirs'));
  const conflicts = new Set(git('diff', '--name-only', '--diff-filter=U').split('\n'));
  for (const { name, base, ours, theirs } of cases) {
    const [here, there] = [changed(base, ours), changed(base, theirs)];
    const shelves = new Set(here.map(shelfOf));
    const mayConflict = there.some((path) => shelves.has(shelfOf(path)));
    if (conflicts.has(name)) assert.ok(mayConflict, `${name}: ${here} against ${there}`);
    if (mayConflict) continue;
    const expected = new Map(base);
    for (const [own, paths] of [
      [ours, here],
      [theirs, there],
    ] as const) {
      for (const path of paths) {
        const numbers = own.get(path);
        if (numbers) expected.set(path, numbers);
        else expected.delete(path);
      }
    }
    assert.equal(readFileSync(join(repository, name), 'utf8'), baselineText(expected), name);
  }
  assert.ok(conflicts.size > 1 && conflicts.size < 75, String(conflicts.size));
});

const changed = (before: Baseline, now: Baseline) =>
  [...new Set([...before.keys(), ...now.keys()])].filter(
    (path) => JSON.stringify([...(before.get(path) ?? [])]) !== JSON.stringify([...(now.get(path) ?? [])]),
  );

/** Two branches of a baseline, each with a few files changed, added or gone. */
function randomMerge(random: Random) {
  const nameOf = () => `data/${['people', 'visits', 'part-'][randomBelow(random, 3)]}${randomBelow(random, 40)}.csv`;
  const numbers = () =>
    new Map([
      ['k', 1 + randomBelow(random, 9)],
      ['rowsBelow', randomBelow(random, 99)],
    ]);
  const base = new Map(Array.from({ length: randomBelow(random, 12) }, () => [nameOf(), numbers()] as const));
  const branch = () => {
    const own = new Map(base);
    for (let i = randomBelow(random, 4); i >= 0; i--) {
      const known = [...own.keys()];
      const path =
        randomBelow(random, 2) === 0 ? nameOf() : (known[randomBelow(random, known.length || 1)] ?? nameOf());
      if (randomBelow(random, 4) === 0) own.delete(path);
      else own.set(path, numbers());
    }
    return own;
  };
  return { base, ours: branch(), theirs: branch() };
}

test('settings name baselines, each of its own folder; what explains a file still shows all', () => {
  const random = seededRandom(9);
  const folders = ['north', 'south'].map((name) => join(folder, 'teams', name));
  const places: string[] = [];
  for (const team of folders) {
    mkdirSync(team, { recursive: true });
    const file = join(team, 'people.csv');
    write(file, rowsOf(random, 20));
    quasi(['check', file, '--write-baseline', join(team, 'accepted.json')]);
    writeFileSync(join(team, 'quasi.json'), '{ "baseline": "accepted.json" }');
    places.push(file);
  }
  const { code, out, err } = quasi(['check', ...places]);
  assert.equal(code, 0, out);
  assert.equal(err.match(/accepted\.json holds back \d+ findings in 1 file\./g)?.length, 2);
  assert.match(quasi(['explain', places[0] as string, '--column', 'full_name']).out, /direct-identifier/);
  writeFileSync(join(folders[0] as string, 'accepted.json'), '{}');
  const broken = quasi(['check', ...places]);
  assert.equal(broken.code, 2);
  assert.equal(broken.err.match(/This is no baseline/g)?.length, 1);
  assert.match(broken.out, /direct-identifier/);
});

test('a part of a file, and a file in a linked folder, have one name in a baseline', () => {
  const real = join(folder, 'real');
  mkdirSync(real);
  symlinkSync(real, join(folder, 'linked'));
  write(join(real, 'people.csv'), rowsOf(seededRandom(10), 20));
  assert.equal(pathInBaseline(join(folder, 'linked', 'base.json'), join(real, 'people.csv')), 'people.csv');
  assert.equal(pathInBaseline(join(real, 'base.json'), join(folder, 'linked', 'file.db#people')), 'file.db#people');
  quasi(['check', join(real, 'people.csv'), '--write-baseline', join(real, 'base.json')]);
  const { code, out } = quasi(['check', join(folder, 'linked', 'people.csv'), '--baseline', join(real, 'base.json')]);
  assert.equal(code, 0, out);
});

test('what is no baseline, and more than one option, are said in a sentence', () => {
  const path = join(folder, 'none.json');
  writeFileSync(path, '{"files": {}}');
  assert.match(
    quasi(['check', folder, '--baseline', path]).err,
    /none\.json: This is no baseline; "quasi check --write-baseline" writes one\./,
  );
  const conflict = join(folder, 'conflict.json');
  writeFileSync(conflict, '{\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}\n');
  assert.match(quasi(['check', folder, '--baseline', conflict]).err, /Git left a conflict in it\. Keep the entries/);
  assert.match(quasi(['check', folder, '--baseline', path, '--write-baseline', path]).err, /Name one of/);
  assert.match(quasi(['check', folder, '--baseline', join(folder, 'absent.json')]).err, /absent\.json/);
});

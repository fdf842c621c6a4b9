/** A file that is rewritten while a copy of it is made: a sentence and no copy, whenever that happens and however well it is hidden. */
import assert from 'node:assert/strict';
import fs, {
  appendFileSync,
  copyFileSync,
  fstatSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings, noConfig } from '@quasi/shared/config';
import { anonymize } from '../../server/src/cli/anonymize.ts';
import { apply } from '../../server/src/cli/apply.ts';
import { readArguments } from '../../server/src/cli/arguments.ts';
import { checkFile } from '../../server/src/cli/checkFile.ts';
import type { Command } from '../../server/src/cli/command.ts';
import { statistics } from '../../server/src/cli/statistics.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { bytesAsInput, FileProblem, VerifiedInput } from '../../server/src/files/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-meanwhile-'));
after(() => rmSync(folder, { recursive: true }));
const input = join(folder, 'people.csv');
const recipe = join(folder, 'people.recipe.json');
const out = join(folder, 'out');

/** Eight pieces of 64 KB, as many as are read at once. */
const before = `sex,town,age\n${'f,Ghent,30\nm,Bruges,40\n'.repeat(22_000)}`;
const PIECES = 8;
const other = before.replaceAll('Ghent', 'Paris');
writeFileSync(
  recipe,
  JSON.stringify({
    recipe: 1,
    quasiIdentifiers: ['sex'],
    k: 2,
    steps: [{ remedy: 'remove-columns', parameters: { columns: ['age'] } }],
  }),
);

const changes: Readonly<Record<string, () => void>> = {
  'is appended to': () => appendFileSync(input, 'f,Ghent,30\n'),
  'is cut': () => truncateSync(input, 1000),
  'is another file': () => {
    copyFileSync(input, `${input}.new`);
    appendFileSync(`${input}.new`, 'f,Ghent,30\n');
    renameSync(`${input}.new`, input);
  },
  'says something else in as many bytes, at the same time as before': () => {
    const { atime, mtime } = statSync(input);
    writeFileSync(input, other);
    utimesSync(input, atime, mtime);
  },
};

/** Runs something; `change` happens before the file is read for the given time. */
async function changed(
  t: TestContext,
  run: () => Promise<unknown>,
  reading: number,
  change: () => void,
): Promise<void> {
  const real = fs.readSync;
  const { ino } = statSync(input);
  let readings = 0;
  const reads = (descriptor: number, ...more: unknown[]) => {
    if (fstatSync(descriptor).ino === ino && ++readings === reading) change();
    return Reflect.apply(real, fs, [descriptor, ...more]);
  };
  t.mock.method(fs, 'readSync', reads as never);
  syncBuiltinESMExports();
  try {
    await run();
  } finally {
    t.mock.restoreAll();
    syncBuiltinESMExports();
    assert.ok(readings >= reading, `it was read ${readings} times`);
  }
}

function runs(command: Command, args: string[]): () => Promise<unknown> {
  return () => command.run(readArguments(command, args));
}

const sentence = (error: unknown) =>
  error instanceof FileProblem && /^The file was changed while it was being read; read it again\.$/.test(error.message);
const to = (place: string) => [input, '-o', place, '--quiet', '--header'];
const commands: readonly (readonly [name: string, command: Command, args: string[]])[] = [
  ['anonymize', anonymize, [...to(out), '--qi', 'sex,town', '--k', '2']],
  ['anonymize to standard output', anonymize, [...to('-'), '--qi', 'sex,town', '--k', '2']],
  ['anonymize --split', anonymize, [...to(out), '--split', 'sex,age/town']],
  ['apply', apply, [recipe, ...to(out)]],
];

for (const [name, command, args] of commands) {
  for (const [what, change] of Object.entries(changes)) {
    test(`${name}: a file that ${what} while it is read gives a sentence and no copy`, async (t) => {
      const isReadTwice = !args.includes('--split');
      for (const reading of [2, PIECES, ...(isReadTwice ? [PIECES + 2] : [])]) {
        writeFileSync(input, before);
        const told: unknown[] = [];
        const write = process.stdout.write;
        t.mock.method(process.stdout, 'write', function (this: typeof process.stdout, ...parts: unknown[]) {
          if (String(parts[0]).includes('Bruges')) told.push(parts[0]);
          return Reflect.apply(write, this, parts);
        } as never);
        await assert.rejects(changed(t, runs(command, args), reading, change), sentence);
        assert.deepEqual(told, []);
        assert.deepEqual(readdirSync(folder).sort(), ['people.csv', 'people.recipe.json']);
      }
    });
  }
}

test('statistics and evidence are of one state of the file', async (t) => {
  const change = changes['is another file'] as () => void;
  writeFileSync(input, before);
  await assert.rejects(changed(t, runs(statistics, to(out)), 3, change), sentence);
  assert.deepEqual(readdirSync(folder).sort(), ['people.csv', 'people.recipe.json']);
  writeFileSync(input, before);
  const request = { path: input, world: onlySettings(defaultSettings, 1), input: undefined };
  const work = checkFile({ ...request, evidenceOf: noConfig });
  await assert.rejects(
    changed(t, async () => drain(work), 3, change),
    sentence,
  );
});

test('bytes that are read again are those of the first time, wherever they are looked at', () => {
  const bytes = Uint8Array.from({ length: 150_000 }, (_, i) => (i * 7919) % 251);
  for (const at of [0, 65_535, 65_536, 131_072, 149_999]) {
    const there = bytes.slice();
    const verified = new VerifiedInput(bytesAsInput('a', there));
    const piece = new Uint8Array(10_007);
    for (let position = 0; position < bytes.length; ) position += verified.read(piece, position);
    for (const [start, length] of [
      [0, 150_000],
      [65_530, 12],
      [140_000, 20_000],
      [at, 1],
    ]) {
      const again = new Uint8Array(length);
      assert.equal(verified.read(again, start), Math.min(length, bytes.length - start));
      assert.deepEqual(again.subarray(0, bytes.length - start), bytes.subarray(start, start + length));
    }
    const later = new VerifiedInput(bytesAsInput('a', there));
    for (let position = 0; position < bytes.length; ) position += later.read(piece, position);
    there[at] = 255;
    assert.throws(() => later.read(new Uint8Array(150_000), 0), sentence, `byte ${at}`);
  }
});

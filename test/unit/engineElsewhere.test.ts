/** `quasi measure` with an engine that counts in another thread and answers by messages. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { defaultSettings } from '@quasi/shared/config';
import type { Engine } from '@quasi/shared/counts';
import { type PartName, parts } from '@quasi/shared/measuring';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { Arguments } from '../../server/src/cli/arguments.ts';
import { drive } from '../../server/src/cli/drive.ts';
import { measureFile } from '../../server/src/cli/measureFile.ts';
import { requestOf } from '../../server/src/cli/measureRequest.ts';
import { ProgressBar } from '../../server/src/cli/progressBar.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { engines } from '../../server/src/engines/index.ts';
import { readingOptions } from '../../server/src/readingOptions.ts';
import { Scheduler } from '../../server/src/scheduler.ts';
import { workerEngine } from '../engines/workerEngine.ts';

/** Counts are enough for these; all others need the class of single rows. */
const ofSums: readonly PartName[] = [
  'columns',
  'classes',
  'overall',
  'dependency',
  'uniqueCombinations',
  'relaxedCombinations',
  'sensitivity',
  'background',
  'diversity',
  'inference',
  'verdict',
];
const ofRows = (Object.keys(parts) as PartName[]).filter((part) => !ofSums.includes(part));

const settings = { ...defaultSettings, quasiIdentifiers: ['sex', 'age', 'town'] };

function tableOf(rows: number): string {
  const random = seededRandom(3);
  const lines = ['sex,age,town,smoker,diagnosis'];
  for (let row = 0; row < rows; row++) {
    const town = randomBelow(random, 6);
    const age = 20 + randomBelow(random, 8);
    const missing = randomBelow(random, 20) === 0;
    lines.push([randomBelow(random, 2) ? 'f' : 'm', missing ? '' : age, `t${town}`, town % 2, `d${town % 3}`].join());
  }
  return `${lines.join('\n')}\n`;
}

function inFile<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-engine-'));
  const path = join(folder, 'people.csv');
  writeFileSync(path, tableOf(400));
  return use(path).finally(() => rmSync(folder, { recursive: true }));
}

/** The answers as JSON has them, part by part. */
async function measured(path: string, engine: Engine, only: readonly PartName[]): Promise<Record<string, unknown>> {
  const options = new Map([
    ['sensitive', ['diagnosis']],
    ['user', ['row']],
    ['budget', ['none']],
  ]);
  const request = requestOf(new Arguments([], options), settings, undefined);
  const world = { ...onlySettings(settings, undefined), engine };
  const work = measureFile({ path, world, input: undefined }, request, only);
  const { numbers } = await drive(work, new ProgressBar(process.stderr, false));
  return JSON.parse(JSON.stringify(numbers));
}

test('an engine in another thread gives the same numbers to the bit, in few messages', () =>
  inFile(async (path) => {
    const { engine, told, end } = workerEngine(path, readingOptions(settings, path));
    try {
      const here = await measured(path, engines.embedded, ofSums);
      const elsewhere = await measured(path, engine, ofSums);
      // A value is identified by a row that has it, which sums do not know.
      for (const column of (here['background'] as { columns: Record<string, unknown>[] }).columns) {
        assert.ok(Reflect.deleteProperty(column, 'worstValues'));
      }
      // A mean over single rows.
      for (const column of here['sensitivity'] as object[]) {
        assert.ok(Reflect.deleteProperty(column, 'rowWeighted'));
      }
      assert.deepEqual(elsewhere, here);
      assert.ok(told.questions > 20 && told.messages < 80, `${told.questions} in ${told.messages}`);
    } finally {
      await end();
    }
  }));

test('a part that needs single rows says that it is unavailable, and the others are there', () =>
  inFile(async (path) => {
    const { engine, end } = workerEngine(path, readingOptions(settings, path));
    try {
      const answers = await measured(path, engine, [...ofRows, 'classes']);
      const unavailable = ofRows.filter((part) =>
        /row/.test((answers[part] as { unavailable?: string })?.unavailable ?? ''),
      );
      // Without a tolerance nothing is off, without users there are no records of one, without a population no numbers about it, without noise no people behind the file.
      assert.deepEqual(
        ofRows.filter((part) => !unavailable.includes(part)),
        ['unicity', 'approximate', 'models', 'population', 'protected'],
      );
      assert.equal((answers['classes'] as { k: number }).k > 0, true);
    } finally {
      await end();
    }
  }));

test('what is not possible at all ends with a sentence', () =>
  inFile(async (path) => {
    const { engine, end } = workerEngine(path, readingOptions(settings, path));
    try {
      const world = { ...onlySettings(settings, undefined), engine };
      const request = requestOf(new Arguments([], new Map([['missing', ['wildcard']]])), settings, undefined);
      const work = measureFile({ path, world, input: undefined }, request, ['classes']);
      const message = /--missing wildcard compares single rows, and the engine only counts\./;
      await assert.rejects(drive(work, new ProgressBar(process.stderr, false)), { name: 'FileProblem', message });
    } finally {
      await end();
    }
  }));

test('the server lets others go on while an engine counts elsewhere', () =>
  inFile(async (path) => {
    const { engine, end } = workerEngine(path, readingOptions(settings, path));
    try {
      const scheduler = new Scheduler();
      const world = { ...onlySettings(settings, undefined), engine };
      const request = requestOf(new Arguments([], new Map()), settings, undefined);
      const waits = scheduler.run(measureFile({ path, world, input: undefined }, request, ['classes']), 'findings');
      const others = scheduler.run(counting(20), 'preparation');
      assert.deepEqual(await others.outcome, { finished: true, value: 20 });
      assert.equal((await waits.outcome).finished, true);
    } finally {
      await end();
    }
  }));

function* counting(steps: number): Generator<{ stage: 'rows'; share: number }, number> {
  for (let step = 0; step < steps; step++) yield { stage: 'rows', share: step / steps };
  return steps;
}

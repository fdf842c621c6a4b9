import assert from 'node:assert/strict';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { uriOf } from '../../config/configFile.ts';
import { Configs } from '../../config/configs.ts';
import { OpenTexts } from '../../config/openTexts.ts';
import { configPath } from '../../files/index.ts';
import { Scheduler } from '../../scheduler.ts';
import { Schemas } from './schemas.ts';

/** Some 20,000 parts: far more than are read at once. */
const LONG = 2000;

function textOf(fields: number, role: string): string {
  const others = Array.from({ length: fields }, (_, i) => ({ name: `c${i}`, type: 'string' }));
  return JSON.stringify({ fields: [{ name: 'a', 'quasi:role': role }, ...others] });
}

async function within(work: (at: Awaited<ReturnType<typeof placeOf>>) => Promise<void>): Promise<void> {
  const at = placeOf();
  try {
    await work(at);
  } finally {
    rmSync(at.folder, { recursive: true });
  }
}

function placeOf() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quasi-')));
  const configs = new Configs();
  configs.folders = [configPath(folder)];
  const open = new OpenTexts();
  let tellings = 0;
  const schemas = new Schemas(configs, open, new Scheduler(), () => tellings++);
  const path = configPath(join(folder, 'a.schema.json'));
  const data = configPath(join(folder, 'a.csv'));
  const write = (text: string) => writeFileSync(path, text);
  const role = () => schemas.for(data).resource?.fields[0]?.quasi.said['quasi:role'];
  return { folder, open, schemas, path, data, write, role, tellings: () => tellings };
}

test('a schema of the usual length is read at once', () =>
  within(async ({ schemas, path, data, write, role, tellings }) => {
    write(textOf(40, 'sensitive'));
    assert.equal(role(), 'sensitive');
    assert.equal(schemas.current(path), schemas.for(data).schema);
    write(textOf(41, 'identifier'));
    assert.equal(role(), 'identifier');
    assert.equal(schemas.isReading, false);
    assert.equal(tellings(), 0);
  }));

test('a long one is read in slices; what it said before counts until it has been', () =>
  within(async ({ schemas, path, data, write, role, tellings }) => {
    write(textOf(LONG, 'sensitive'));
    assert.equal(schemas.current(path), undefined);
    assert.equal(role(), undefined);
    assert.equal((await schemas.readFor(data)).resource?.fields.length, LONG + 1);
    assert.equal(tellings(), 1);
    const before = schemas.for(data);
    assert.equal(schemas.current(path), before.schema);

    write(textOf(LONG + 1, 'identifier'));
    assert.equal(schemas.for(data), before);
    assert.equal(schemas.current(path), undefined);
    assert.equal(schemas.isReading, true);
    assert.equal((await schemas.read(path)).resources[0].fields.length, LONG + 2);
    assert.equal(role(), 'identifier');
    assert.equal(tellings(), 2);
  }));

test('what changes while it is being read is dropped and read again, and only the last text is told of', () =>
  within(async ({ open, schemas, path, write, role, tellings }) => {
    write(textOf(LONG, 'sensitive'));
    open.open(uriOf(path), 1, textOf(LONG, 'quasi-identifier'));
    assert.equal(role(), undefined);
    open.open(uriOf(path), 2, textOf(LONG, 'weight'));
    // Somebody asks meanwhile, or nobody does.
    assert.equal(role(), undefined);
    open.open(uriOf(path), 3, textOf(LONG, 'identifier'));
    const read = await schemas.read(path);
    assert.equal(read.resources[0].fields[0].quasi.said['quasi:role'], 'identifier');
    assert.equal(role(), 'identifier');
    assert.equal(tellings(), 1);
  }));

test('one that becomes short while it is being read is there at once, and told of', () =>
  within(async ({ open, schemas, path, role, tellings }) => {
    open.open(uriOf(path), 1, textOf(LONG, 'sensitive'));
    assert.equal(role(), undefined);
    const waiting = schemas.read(path);
    open.open(uriOf(path), 2, textOf(1, 'identifier'));
    assert.equal(role(), 'identifier');
    assert.equal((await waiting).resources[0].fields.length, 2);
    assert.equal(tellings(), 1);
  }));

test('once it has stopped it tells nobody', () =>
  within(async ({ schemas, path, write, tellings }) => {
    write(textOf(LONG, 'sensitive'));
    const reading = schemas.read(path);
    schemas.stop();
    await reading;
    assert.equal(tellings(), 0);
  }));

test('who waits for one schema waits for no other', () =>
  within(async ({ open, schemas, path, data }) => {
    const other = path.replace('a.schema.json', 'b.schema.json');
    open.open(uriOf(other), 1, textOf(LONG, 'identifier'));
    open.open(uriOf(path), 1, textOf(10 * LONG, 'sensitive'));
    assert.deepEqual([schemas.current(other), schemas.current(path)], [undefined, undefined]);
    const word = await schemas.readFor(data.replace('a.csv', 'b.csv'));
    assert.equal(word.resource?.fields.length, LONG + 1);
    assert.equal((await schemas.read(other)).resources[0].fields.length, LONG + 1);
    assert.equal(schemas.current(path), undefined, 'the other is still being read');
    open.open(uriOf(path), 2, textOf(1, 'sensitive'));
    assert.equal((await schemas.readFor(data)).resource?.fields.length, 2);
  }));

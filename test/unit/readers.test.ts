/** A format is one file and one line of the list of readers: check, measure and explain take it, and commands that write a copy. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { parts } from '@quasi/shared/measuring';
import { Arguments } from '../../server/src/cli/arguments.ts';
import { checkFile } from '../../server/src/cli/checkFile.ts';
import { formats } from '../../server/src/cli/emitters/index.ts';
import { measureFile } from '../../server/src/cli/measureFile.ts';
import { requestOf } from '../../server/src/cli/measureRequest.ts';
import { openTable } from '../../server/src/cli/openTable.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { bytesAsInput } from '../../server/src/files/index.ts';
import { readers } from '../../server/src/readers/index.ts';
import { copyFormat } from '../../server/src/writers/index.ts';
import { keyValue } from '../readers/keyValue.ts';
import { plainStyle } from './plainStyle.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-readers-'));
const people = ['f,30,Bern', 'f,30,Bern', 'm,31,Basel', 'm,44,Chur', 'f,52,Chur'].map((row) => row.split(','));
const emails = ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org', ''];
const [csv, kv] = ['people.csv', 'people.kv'].map((name) => join(folder, name)) as [string, string];
const world = onlySettings(
  { ...defaultSettings, quasiIdentifiers: ['sex', 'age', 'town'], header: 'yes', maxRowFindings: 20 },
  undefined,
);

before(() => {
  readers.unshift(keyValue);
  writeFileSync(csv, ['sex,age,town,email', ...people.map((row, i) => [...row, emails[i]].join(','))].join('\n'));
  const line = ([sex, age, town]: string[], i: number) =>
    `sex=${sex} age=${age} town=${town}${emails[i] ? ` email=${emails[i]}` : ''}\n`;
  writeFileSync(kv, people.map((row, i) => line(row, i)).join(''));
});
after(() => {
  readers.shift();
  rmSync(folder, { recursive: true });
});

const checked = (path: string) => drain(checkFile({ path, world, input: undefined }));

test('what is found of rows and columns is what is found in the same data as CSV, without lines', () => {
  const [fromText, fromPairs] = [checked(csv), checked(kv)];
  const told = ({ findings }: typeof fromText) =>
    findings.map(({ finding: { code, message, numbers }, row, column }) => ({ code, message, numbers, row, column }));
  assert.ok(fromPairs.findings.length > 1);
  assert.deepEqual(told(fromPairs), told(fromText));
  assert.ok(fromPairs.findings.every(({ range }) => range === undefined));
});

test('a terminal names its rows, and JSON has no lines of it', async () => {
  const report = checked(kv);
  const style = plainStyle({ withSummary: false });
  const text = formats['text']?.(style).file(report) ?? '';
  assert.match(text, /^.*people\.kv\n(?: {2}.*\n)* {2}row 3 {2}/);
  assert.match(formats['concise']?.(style).file(report) ?? '', /people\.kv, row 3: /);
  const json = formats['json']?.(style) ?? assert.fail();
  json.file(report);
  const [{ findings }] = JSON.parse(await json.end()).files;
  assert.ok(findings.every((finding: object) => !('line' in finding)));
});

test('its numbers are those of the same data as CSV', () => {
  const measured = (path: string) => {
    const request = requestOf(new Arguments([], new Map([['budget', ['none']]])), world.settings, undefined);
    const only = Object.keys(parts) as (keyof typeof parts)[];
    const { file, delimiter, ...numbers } = drain(measureFile({ path, world, input: undefined }, request, only))
      .numbers as Record<string, unknown>;
    return numbers;
  };
  assert.deepEqual(measured(kv), measured(csv));
});

test('classes on named columns read the whole of it, too', () => {
  const measured = (path: string) => {
    const request = requestOf(new Arguments([], new Map()), world.settings, undefined);
    const work = measureFile({ path, world, input: undefined, named: ['sex', 'age'] }, request, ['classes']);
    return (drain(work).numbers as { classes?: object }).classes;
  };
  assert.deepEqual(measured(kv), measured(csv));
});

test('commands that write get its rows as a delimited text', () => {
  const { table, source, encoding } = drain(
    openTable({ path: kv, world, input: undefined, copy: copyFormat(kv, 'copy.csv') }),
  );
  const text = new TextDecoder().decode(source.bytes(0, table.textLength));
  assert.equal(text, readFileSync(csv, 'utf8').concat('\n'));
  assert.equal(encoding, 'utf-8');
});

test('evidence has the digest of all bytes of a file of which a reader sees parts, and names its format', () => {
  const inParts: typeof keyValue = {
    ...keyValue,
    *read(input, options) {
      const [start, rest] = [new Uint8Array(4), new Uint8Array(input.length - 4)];
      input.read(rest, 4);
      input.read(start, 0);
      const file = yield* keyValue.read(bytesAsInput(kv, Buffer.concat([start, rest])), options);
      input.close();
      return file;
    },
  };
  readers.unshift(inParts);
  try {
    const evidenceOf = { layers: [], problems: [], policies: {} } as never;
    const { evidence } = drain(checkFile({ path: kv, world, input: undefined, evidenceOf }));
    const { sha256, reading } = evidence as { sha256?: string; reading?: { format?: string } };
    assert.equal(sha256, createHash('sha256').update(readFileSync(kv)).digest('hex'));
    assert.equal(reading?.format, 'key=value lines');
  } finally {
    readers.shift();
  }
});

/** `quasi/checkFile`: a file that is not open is analysed from disk; its findings are published, its progress reported, and it can be stopped. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { CheckFileResult } from '@quasi/shared/protocol';
import { comesWithin } from '@quasi/shared/testing';
import { CancellationTokenSource } from 'vscode-languageserver-protocol/node';
import { TestClient } from './client.ts';
import { csvOfSize } from './csvOfSize.ts';

let client: TestClient;
let folder: string;
before(async () => {
  client = await TestClient.start();
  folder = mkdtempSync(join(tmpdir(), 'quasi-check-'));
});
after(async () => {
  await client.stop();
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return pathToFileURL(path).href;
}

const check = (uri: string): Promise<CheckFileResult> => client.connection.sendRequest('quasi/checkFile', { uri });

test('a file on disk is checked: bytes count too', async () => {
  const uri = file('bytes.csv', 'age,sex\r\n31,f\n31,f\n31,m\0\n');
  const result = await check(uri);
  assert.equal(result.status.rows, 3);
  assert.equal(result.status.k, 1);
  assert.equal(result.findings, client.shown(uri).length);
  assert.ok(client.shown(uri).some(({ code }) => code === 'bad-encoding'));
});

test('a file in UTF-16 has its ranges in characters', async () => {
  const uri = file('utf16.csv', Buffer.from('\uFEFFname,x\né😀,1\nshort\n', 'utf16le'));
  await check(uri);
  const ragged = client.shown(uri).find(({ code }) => code === 'ragged-row');
  assert.deepEqual(ragged?.range, { start: { line: 2, character: 0 }, end: { line: 2, character: 5 } });
});

test('of an open document the text in the editor is checked', async () => {
  const uri = file('open.csv', 'age,sex\n31,f\n31,f\n40,m\n');
  await client.open(uri, `age,sex\n${'31,f\n'.repeat(5)}${'31,m\n'.repeat(5)}`);
  const { status, findings } = await check(uri);
  assert.deepEqual([status.rows, status.k, findings], [10, 5, 0]);
  assert.deepEqual(client.shown(uri), []);
});

test('what cannot be read is told in a sentence', async () => {
  await assert.rejects(check(pathToFileURL(join(folder, 'gone.csv')).href), /no such file|does not exist|not there/i);
  await assert.rejects(check(pathToFileURL(folder).href), /folder|directory/i);
  await assert.rejects(check('untitled:Untitled-1'), /Only files on this machine/);
});

test('progress is told on the way, and a cancel stops the work at once', async () => {
  const uri = file('large.csv', csvOfSize(60_000_000));
  const progress: { kind: string; percentage?: number }[] = [];
  client.connection.onNotification('$/progress', ({ value }: { value: { kind: string } }) => {
    progress.push(value);
  });
  // Checked to its end the file would take seconds.
  await comesWithin(650, async () => {
    const source = new CancellationTokenSource();
    const request = client.connection.sendRequest('quasi/checkFile', { uri, workDoneToken: 'a' }, source.token);
    setTimeout(() => source.cancel(), 150);
    await assert.rejects(Promise.resolve(request), /cancelled/);
  });
  assert.equal(progress[0]?.kind, 'begin');
  assert.equal(progress.at(-1)?.kind, 'end');
  assert.ok(progress.length > 3);
  assert.deepEqual(client.shown(uri), []);
});

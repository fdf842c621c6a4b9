/** On tables as people publish them a hover stays short: ten lines on a header, three on a cell. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import type { Hover } from 'vscode-languageserver-protocol/node';
import { TestClient } from '../server/client.ts';
import { dataFile } from './data.ts';

const TABLES = 20;
const ROWS = 25;
const MOST_BYTES = 1_000_000;

test('headers and cells of twenty tables of the corpus', async () => {
  const client = await TestClient.start({ hover: undefined }, {}, { initializationOptions: { hasCommands: true } });
  const linesAt = async (uri: string, line: number, character: number) => {
    const params = { textDocument: { uri }, position: { line, character } };
    const hover = await client.connection.sendRequest<Hover | null>('textDocument/hover', params);
    const { value = '' } = (hover?.contents ?? {}) as { value?: string };
    return value.split('\n').filter((one) => one.trim() !== '').length;
  };
  const folder = dataFile('corpus');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.csv') && statSync(`${folder}/${name}`).size < MOST_BYTES)
    .sort()
    .slice(0, TABLES);
  assert.equal(files.length, TABLES);
  for (const file of files) {
    const uri = `file:///corpus/${encodeURIComponent(file)}`;
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    await client.open(uri, text);
    await client.settled(uri);
    const [header = '', ...rows] = text.split(/\r?\n/);
    for (let at = 0; at < header.length; at += 5) assert.ok((await linesAt(uri, 0, at)) <= 10, `${file}, header`);
    for (let row = 0; row < Math.min(ROWS, rows.length); row++) {
      assert.ok((await linesAt(uri, row + 1, 0)) <= 3, `${file}, line ${row + 2}`);
    }
    await client.close(uri);
  }
  await client.stop();
});

/** Hovers as an editor shows them: short by default and on every sample, in full or not at all where that is asked for, and frozen where the text is broken. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { DetailsResult } from '@quasi/shared/protocol';
import type { Hover } from 'vscode-languageserver-protocol/node';
import { TestClient } from './client.ts';

const MILLISECONDS_TO_HEAR = 300;
const samples = new URL('../../samples/', import.meta.url);
const people = `name,birth_date,sex,zip\n${Array.from({ length: 40 }, (_, i) => {
  const day = `19${40 + i}-0${1 + (i % 9)}-1${i % 10}`;
  return `Ann Example${i},${i < 30 ? '1980-01-01' : day},f,8001`;
}).join('\n')}\n`;

let client: TestClient;
let other: TestClient;
before(async () => {
  client = await TestClient.start({ hover: undefined }, {}, { initializationOptions: { hasCommands: true } });
  other = await TestClient.start({ hover: undefined });
});
after(() => Promise.all([client.stop(), other.stop()]));

async function hoverAt(of: TestClient, uri: string, line: number, character: number): Promise<string | undefined> {
  const params = { textDocument: { uri }, position: { line, character } };
  const hover = await of.connection.sendRequest<Hover | null>('textDocument/hover', params);
  return hover ? (hover.contents as { value: string }).value : undefined;
}

function linesOf(markdown: string): number {
  return markdown.split('\n').filter((line) => line.trim() !== '').length;
}

async function opened(of: TestClient, uri: string, text: string): Promise<void> {
  await of.open(uri, text);
  await of.settled(uri);
}

async function set(of: TestClient, hover: string): Promise<void> {
  of.settings = { ...of.settings, hover };
  await of.connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });
  // The server asks for the settings and hears the answer.
  await pause(MILLISECONDS_TO_HEAR);
}

test('a header: role, one number and its shape, one sentence, links', async () => {
  const uri = 'file:///hovers/people.csv';
  await opened(client, uri, people);
  const header = (await hoverAt(client, uri, 0, 6)) ?? '';
  assert.match(
    header,
    /^\*\*birth\\_date · quasi-identifier · (sensitivity [\d.]+|\d+ distinct values) [▁-█·]+\*\*\n\n[^\n]+\n\n\[/,
  );
  assert.match(header, /\[Make coarser…\]\(command:quasi\.moreRemedies\?%5B[^)]*\) · \[Change role…\]\(command:/);
  assert.match(
    (await hoverAt(client, uri, 0, 1)) ?? '',
    /identifies people by itself[\s\S]*\[Remove or pseudonymise…\]/,
  );
});

test('a cell: its line in the gutter, nothing where the row is safe', async () => {
  const uri = 'file:///hovers/people.csv';
  const unique = (await hoverAt(client, uri, 34, 1)) ?? '';
  assert.match(unique, /^\*\*Line 35: unique \(birth\\_date is enough\)\*\*/);
  assert.match(
    unique,
    /\[Fix…\]\(command:quasi\.fixAt\?.*\) · \[Details\]\(command:quasi\.showCard\?.*\) · \[Report\]\(command:quasi\.openReport\?/,
  );
  assert.equal(await hoverAt(client, uri, 3, 1), undefined);
});

test('other editors see no links', async () => {
  const uri = 'file:///hovers/people.csv';
  await opened(other, uri, people);
  for (const line of [0, 34]) assert.doesNotMatch((await hoverAt(other, uri, line, 1)) ?? '', /command:|\]\(/);
});

test('the setting holds at once: full, findings, off; VS Code shows findings by itself', async () => {
  const uri = 'file:///hovers/people.csv';
  const shown = async (of: TestClient, hover: string) => {
    await set(of, hover);
    return [await hoverAt(of, uri, 0, 6), await hoverAt(of, uri, 34, 1)];
  };
  const [header, row] = await shown(client, 'full');
  assert.match(header ?? '', /Why: .*[\s\S]*\| Distinct values \|[\s\S]*\*\*people\\?\.csv\*\*/);
  assert.match(row ?? '', /\*\*Line 35\*\*[\s\S]*Chance of re-identification/);
  assert.doesNotMatch(`${header}${row}`, /\*\*Findings\*\*/);
  // The report has the tables on the file; where no editor shows that, the card has them.
  assert.doesNotMatch(header ?? '', /\*\*Policy\*\*/);
  assert.match(header ?? '', /\[Report\]\(command:quasi\.openReport\?.*\)$/);
  const elsewhere = (await shown(other, 'full')).join('\n');
  assert.match(elsewhere, /\*\*Findings\*\*/);
  assert.match(elsewhere, /\*\*Policy\*\*/);
  assert.deepEqual(await shown(client, 'findings'), [undefined, undefined]);
  assert.match((await shown(other, 'findings'))[0] ?? '', /^\*\*Findings\*\*/);
  for (const of of [client, other]) assert.deepEqual(await shown(of, 'off'), [undefined, undefined]);
  for (const of of [client, other]) await set(of, 'short');
});

test('Details is the whole card of the place, as Markdown and as text', async () => {
  const params = { textDocument: { uri: 'file:///hovers/people.csv' }, position: { line: 34, character: 1 } };
  const card = await client.connection.sendRequest<DetailsResult>('quasi/cardAt', params);
  assert.match(card.markdown, /^\*\*Line 35\*\*/);
  assert.match(card.text, /^Line 35\nIt is unique: /);
});

test('names from a file cannot become links', async () => {
  const uri = 'file:///hovers/a)%20[x](command:evil).csv';
  const name = '[x](command:evil)';
  await opened(client, uri, people.replace('birth_date', name));
  for (const [line, character] of [
    [0, 6],
    [34, 1],
  ] as const) {
    const links = ((await hoverAt(client, uri, line, character)) ?? '').match(/(?<!\\)\]\((.*?)\)/g) ?? [];
    assert.ok(links.length > 0);
    for (const link of links) assert.match(link, /^\]\(command:quasi\.[\w.]+\?[\w%.~-]+\)$/);
  }
});

test('on every sample a header has ten lines at most, and a cell three', async () => {
  for (const file of readdirSync(samples).filter((name) => /\.(csv|tsv|psv)$/.test(name))) {
    const text = readFileSync(new URL(file, samples), 'utf8');
    const uri = `file:///hovers/samples/${file}`;
    await opened(client, uri, text);
    const [header = '', ...rows] = text.split(/\r?\n/);
    for (let at = 0; at < header.length; at += 4) {
      assert.ok(linesOf((await hoverAt(client, uri, 0, at)) ?? '') <= 10, `${file}, header at ${at}`);
    }
    for (let row = 0; row < Math.min(rows.length, 60); row++) {
      assert.ok(linesOf((await hoverAt(client, uri, row + 1, 0)) ?? '') <= 3, `${file}, line ${row + 2}`);
    }
    await client.close(uri);
  }
});

test('a quote that swallows rows freezes the risk: the last verdict stays, and no new one is made up', async () => {
  const uri = 'file:///hovers/broken.csv';
  await opened(client, uri, people);
  const good = client.statuses.findLast((status) => status.uri === uri && status.state === 'ready');
  const broken = people.replace('Ann Example5,', '"Ann Example5,');
  await client.change(uri, broken);
  await client.settled(uri);
  const status = client.statuses.findLast((one) => one.uri === uri && one.state === 'ready');
  assert.equal(status?.inShort, 'Fix the quote in line 7');
  assert.ok(good?.verdict);
  assert.equal(status?.verdict, `Not judged: line 7 has an unclosed quote. Before that quote: ${good.verdict}`);
  assert.deepEqual([status?.k, status?.uniqueRows, status?.verdictState], [undefined, undefined, undefined]);
  const header = (await hoverAt(client, uri, 0, 6)) ?? '';
  assert.match(header, /Nothing is judged before the quote in line 7 is closed/);
  assert.deepEqual(header.match(/\[[^\]]*\]\(/g), ['[Details](']);
  assert.equal(await hoverAt(client, uri, 2, 1), undefined);
  await client.change(uri, people);
  await client.settled(uri);
  assert.equal(client.statuses.findLast((one) => one.uri === uri && one.state === 'ready')?.verdict, good.verdict);
});

test('a file that is opened broken has no numbers at all', async () => {
  const uri = 'file:///hovers/openedBroken.csv';
  await opened(client, uri, people.replace('Ann Example5,', '"Ann Example5,'));
  const status = client.statuses.findLast((one) => one.uri === uri && one.state === 'ready');
  assert.equal(status?.verdict, 'Not judged: line 7 has an unclosed quote.');
  assert.equal(status?.k, undefined);
  assert.deepEqual(
    client.shown(uri).map(({ code }) => code),
    ['unclosed-quote'],
  );
});

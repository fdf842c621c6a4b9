/** Columns that name people, wherever the editor speaks of a file: status, card, details, previews and copies never call it ready. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type {
  ChosenRemedy,
  DetailsResult,
  FileStatus,
  PreviewResult,
  ReachResult,
  RemedyList,
} from '@quasi/shared/protocol';
import { TestClient } from './client.ts';
import { resolving } from './menu.ts';

let client: TestClient;
afterEach(() => client.stop());

const given = ['Anna', 'Peter', 'Giulia', 'José', 'Katarzyna', 'Lars', 'Emre', 'Olga', 'Mary', 'John'];
const family = ['Müller', 'Rossi', 'Nowak', 'Silva', 'Jansen', 'Yılmaz', 'Petrova', 'Smith', 'Weber', 'Dubois'];
const digits = (i: number, count: number) => String((i * 7919 + 1234567) % 10 ** count).padStart(count, '0');

/** Columns that name people, each beside an age, a sex and a postcode that distinguish nobody. */
const sorts: Readonly<Record<string, (i: number) => string>> = {
  full_name: (i) => `${given[i % 10]} ${family[Math.floor(i / 10) % 10]}`,
  email: (i) => `${given[i % 10].toLowerCase()}${i}@firma.ch`,
  phone: (i) => `+4179${digits(i, 7)}`,
  ssn: (i) => `${201 + (i % 400)}-${10 + (i % 80)}-${digits(i, 4)}`,
  street_address: (i) => `Hauptstrasse ${i + 1}`,
  note: (i) => `Called back and wants the leaflet. Please write to ${given[i % 10].toLowerCase()}${i}@firma.ch soon.`,
};

const rows = 60;
function tableOf(name: string, draw: (i: number) => string): string {
  const lines = Array.from({ length: rows }, (_, i) => `${draw(i)},${30 + (i % 2)},${i % 4 < 2 ? 'f' : 'm'},8001`);
  return `${[`${name},age,sex,zip`, ...lines].join('\n')}\n`;
}

const settings = { k: 5, quasiIdentifiers: ['age', 'sex', 'zip'] };

async function opened(text: string, more: object = {}): Promise<string> {
  client = await TestClient.start({ ...settings, ...more }, resolving, {
    initializationOptions: { hasCommands: true },
  });
  const uri = 'untitled:people.csv';
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

const statusesOf = (uri: string): FileStatus[] =>
  client.statuses.filter((one) => one.uri === uri && one.state === 'ready') as FileStatus[];
const request = <T>(method: string, params: object): Promise<T> => client.connection.sendRequest(method, params);

async function remedy(uri: string, column: number, title: RegExp): Promise<ChosenRemedy> {
  const list: RemedyList | null = await request('quasi/remedies', { uri, column });
  const found = list?.remedies.find(({ chosen }) => title.test(chosen.title));
  assert.ok(found, list?.remedies.map(({ chosen }) => chosen.title).join('; '));
  return found.chosen;
}

for (const [name, draw] of Object.entries(sorts)) {
  test(`${name}: neither the status nor the card calls the file ready, whatever its k is`, async () => {
    const uri = await opened(tableOf(name, draw));
    const [...seen] = statusesOf(uri);
    assert.ok(seen.length > 0);
    for (const { verdictState, verdict, inShort, card, k } of seen) {
      assert.ok((k ?? 0) >= 5, `k ${k}`);
      assert.equal(verdictState, 'not-ready');
      assert.match(inShort ?? '', /^1 identifier · k \d+$/);
      assert.match(verdict ?? '', /^Not ready for default: 1 direct identifier; /);
      assert.doesNotMatch(card ?? '', /(?<!Not )\bReady for/);
    }
    const codes = client.shown(uri).map(({ code }) => code);
    assert.ok(codes.includes('direct-identifier') || codes.includes('embedded-identifier'), codes.join());
  });

  test(`${name}: the details of a treatment that leaves it do not call the result ready`, async () => {
    const uri = await opened(tableOf(name, draw));
    const chosen = await remedy(uri, 1, /./);
    const { markdown }: DetailsResult = await request('quasi/details', { chosen });
    assert.doesNotMatch(markdown, /(?<![Nn]ot )\bready\b/i);
  });

  test(`${name}: a way to reach k says that the file is not ready, and so does its preview`, async () => {
    const uri = await opened(tableOf(name, draw), { k: 20 });
    const { chosen } = await request<ReachResult>('quasi/reach', { uri });
    assert.match(chosen.title, new RegExp(`not ready: 1 identifier left \\(${name}\\)`));
    const { note } = await request<PreviewResult>('quasi/preview', { chosen });
    assert.match(note, new RegExp(`Not ready: 1 identifier left \\(${name}\\)\\.`));
  });
}

test('what the settings let stay is identified: neither ready nor not, and no way to reach k makes it ready', async () => {
  const identified = { columns: ['full_name'], reason: 'a register' };
  const uri = await opened(tableOf('full_name', sorts['full_name']), { k: 20, identified });
  for (const { verdictState } of statusesOf(uri)) assert.notEqual(verdictState, 'ready');
  const { chosen } = await request<ReachResult>('quasi/reach', { uri });
  const { note } = await request<PreviewResult>('quasi/preview', { chosen });
  assert.match(note, /Not ready: 1 identifier left \(full_name\)\./);
});

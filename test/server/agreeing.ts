/**
 * Of one file: identifiers are fixed and the recommended plan is applied in one go. Then status, card and terminal have the same
 * verdict, a recount by another program has the same k, and no column lost all its values that was not named before.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ChosenRemedy, FileStatus, IdentifierList, ReachResult } from '../../shared/src/protocol/index.ts';
import { quasi } from '../figures/quasi.ts';
import { TestClient } from './client.ts';
import { choose, edited, resolving } from './menu.ts';

async function applied(client: TestClient, uri: string, text: string, { title, data }: ChosenRemedy): Promise<string> {
  const { edit } = await choose(client, { title, data });
  const changed = edited(text, edit ?? {});
  await client.change(uri, changed);
  await client.settled(uri);
  return changed;
}

function recordsOf(text: string, delimiter: string): string[][] {
  return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }) as unknown as string[][];
}

/** The smallest number of rows that are alike in all of these columns. */
function rawK([header, ...records]: readonly string[][], columns: readonly string[]): number {
  const places = columns.map((name) => header.indexOf(name));
  const sizes = new Map<string, number>();
  for (const cells of records) {
    const key = JSON.stringify(places.map((place) => cells[place]));
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  return Math.min(...sizes.values());
}

/** The columns that hold the same in all rows, and something. */
function erased([header, ...records]: readonly string[][]): string[] {
  return header.filter((_, place) => records.length > 0 && records.every((cells) => cells[place] === '*'));
}

export async function allAgreeOn(file: string): Promise<void> {
  const client = await TestClient.start({}, resolving, { initializationOptions: { hasCommands: true } });
  const folder = mkdtempSync(join(tmpdir(), 'quasi-agree-'));
  const request = <T>(method: string, params: object): Promise<T> => client.connection.sendRequest(method, params);
  const statusOf = () =>
    client.statuses.findLast((one) => one.uri === uri && one.state === 'ready' && !one.isPartial) as FileStatus;

  const name = basename(file);
  const uri = `untitled:${name}`;
  let text = readFileSync(file, 'utf8');
  await client.open(uri, text);
  await client.settled(uri);
  const before = statusOf();
  const list = await request<IdentifierList | null>('quasi/identifiers', { uri });
  const columns = (list?.identifiers ?? []).map(({ column }) => column);
  if (columns.length > 0) {
    text = await applied(client, uri, text, await request<ChosenRemedy>('quasi/fixIdentifiers', { uri, columns }));
    const { identifiers = [] } = (await request<IdentifierList | null>('quasi/identifiers', { uri })) ?? {};
    assert.deepEqual(identifiers, [], 'none is left');
  }
  const delimiter = before.delimiter || ',';
  const plan = await request<ReachResult | null>('quasi/reach', { uri });
  const named = new Set(plan?.columns.filter(({ isErased }) => isErased).map((column) => column.name));
  const stars = erased(recordsOf(text, delimiter));
  if (plan) {
    text = await applied(client, uri, text, plan.withIdentifiers ?? plan.chosen);
    for (const column of erased(recordsOf(text, delimiter))) {
      assert.ok(named.has(column) || stars.includes(column), `${column} was named`);
    }
  }
  const status = statusOf();
  const path = join(folder, name);
  writeFileSync(path, text);
  const { out } = quasi(['check', '--format', 'json', path]);
  const [{ verdict }] = JSON.parse(out).files;
  assert.equal(verdict?.state ?? undefined, status.verdictState);
  if (status.verdictState) assert.ok(status.card?.includes((status.verdict ?? '').slice(0, 20)), status.card);
  if (plan && status.k !== undefined && status.people === undefined) {
    assert.equal(rawK(recordsOf(text, delimiter), status.quasiIdentifiers ?? []), status.k);
    assert.ok(status.k >= (status.targetK ?? 0));
  }
  await client.stop();
  rmSync(folder, { recursive: true });
}

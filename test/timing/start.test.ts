/** How long it takes to be of use: a command on a small file, and a server that is greeted and ended, as multiples of what Node takes to do nothing. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { program } from '../figures/quasi.ts';
import { startRawServer } from '../soak/rawServer.ts';

const ROUNDS = 9;
/** The limits that hold today. A check is to come down to 3 as well; it takes 6 to 7, most of it for reading the words of headers and for code that runs once. */
const limits = { version: 2, server: 3, check: 8.5 };

const folder = mkdtempSync(join(tmpdir(), 'quasi-start-'));
after(() => rmSync(folder, { recursive: true }));
const small = join(folder, 'small.csv');
const rows = Array.from({ length: 10 }, (_, i) => `Anna Berg,198${i}-03-1${i},1011${i},${43_000 + 700 * i},asthma`);
writeFileSync(small, ['name,birth_date,postcode,salary,diagnosis', ...rows, ''].join('\n'));

const starts = {
  nothing: () => node('-e', '0'),
  version: () => node(program, '--version'),
  server: greetedAndEnded,
  check: () => node(program, 'check', small, '--fail-on', 'never'),
};

/** They take turns, so that what else the machine does slows each of them down. */
test('a start takes a few times what Node takes to do nothing', async () => {
  const times = { nothing: [], version: [], server: [], check: [] } as Record<keyof typeof starts, number[]>;
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(starts) as (keyof typeof starts)[]) {
      const start = performance.now();
      assert.equal(await starts[name](), 0, name);
      times[name].push(performance.now() - start);
    }
  }
  for (const [name, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const ratio = median(times[name]) / median(times.nothing);
    console.log(`# ${name}: ${median(times[name]).toFixed(0)} ms, ${ratio.toFixed(2)} times node -e 0`);
    assert.ok(ratio <= limit, `${name} takes ${ratio.toFixed(2)} times what Node takes, more than ${limit}`);
  }
});

async function node(...args: string[]): Promise<number> {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
  return code;
}

function greetedAndEnded(): Promise<number> {
  const server = startRawServer(({ id }) => {
    if (id === 1) {
      say({ method: 'initialized', params: {} });
      say({ id: 2, method: 'shutdown' });
    }
    if (id === 2) say({ method: 'exit' });
  });
  const say = (message: object) => server.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
  say({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  return server.ended;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}

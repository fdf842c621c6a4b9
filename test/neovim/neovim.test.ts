/** The same server over stdio in another editor: Neovim shows findings and hovers, and follows edits. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../hosts/process.ts';
import { installPrograms } from '../hosts/programs.ts';
import { earlyOf } from '../server/early.ts';

interface Seen {
  readonly line: number;
  readonly code: string;
  readonly source: string;
  readonly message: string;
}
interface Session {
  readonly opened: readonly Seen[];
  readonly cell: string;
  readonly safe: string;
  readonly header: string;
  readonly edited: readonly Seen[];
  readonly undone: readonly Seen[];
  /** The text of the configuration that a role was written to. */
  readonly config: string;
  readonly failed?: string;
}

/** Three people alike, one alone, and one row that is short of a cell; then as many others as it takes for findings on rows. */
const others = ['Finn', 'Gus', 'Hal', 'Ian', 'Jon'].map((name) => `${name},m,8001\n`).join('');
const people = `name,sex,zip\nAnn,f,8001\nBea,f,8001\nCleo,f,8001\nDan,m,8002\nEve,m\n${others}`;

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

describe('In Neovim', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-neovim-'));
  let session: Session;

  before(async () => {
    await installPrograms();
    writeFileSync(join(folder, 'people.csv'), people);
    const script = join(project, 'test/neovim/session.lua');
    const output = await runToEnd('nvim', ['--headless', '--clean', '-n', '-c', `luafile ${script}`, 'people.csv'], {
      cwd: folder,
      env: { ...process.env, QUASI_NODE: process.execPath, QUASI_SERVER: join(project, 'dist/quasi.mjs') },
      timeout: 90_000,
    });
    const line = output.split('\n').find((each) => each.startsWith('{'));
    assert.ok(line, output);
    session = JSON.parse(line);
    assert.equal(session.failed, undefined);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('findings appear on their lines, under the source quasi', () => {
    const places = session.opened.map(({ code, line }) => `${code} ${line}`);
    for (const place of ['ragged-row 5', 'row-stands-alone 4', 'small-classes 0']) {
      assert.ok(places.includes(place), `${place} is not among ${places.join(', ')}`);
    }
    assert.deepEqual(new Set(session.opened.map(({ source }) => source)), new Set(['quasi']));
  });

  test('the hover of a unique row says so by its line; that of a safe row says nothing', () => {
    assert.match(session.cell, /^\*\*Line 5: unique/);
    assert.equal(session.safe, '');
  });

  test('the hover of a header cell describes the column', () => {
    assert.match(session.header, /^\*\*zip · quasi-identifier · 3 distinct values .*\*\*\n\n.+/);
  });

  test('mending the row takes its findings away, and leaves that on the names', () => {
    assert.deepEqual(
      earlyOf(session.edited).map(({ code }) => code),
      ['direct-identifier'],
    );
  });

  test('undo brings the same findings back', () => {
    const order = (findings: readonly Seen[]) =>
      earlyOf(findings)
        .map((each) => JSON.stringify(each))
        .sort();
    assert.deepEqual(order(session.undone), order(session.opened));
  });

  test('a role from the menu is written to a new quasi.json and is in force', () => {
    assert.deepEqual(JSON.parse(session.config), {
      files: [{ glob: './people.csv', columns: { name: 'sensitive' } }],
    });
  });
});

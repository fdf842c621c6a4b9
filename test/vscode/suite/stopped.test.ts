/** The server dies: it is started again a few times; then Quasi says that it stopped, in Problems too, until it is restarted. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { paced } from '@quasi/shared/testing';
import { commands, type Diagnostic, languages, type Uri } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, openNew } from './documents.ts';

/** As often as it is started again, and once more. */
const DEATHS = 5;

suite('A server that dies', () => {
  teardown(closeAll);

  test('is started again, and after the last time says so; a restart brings all back', async function () {
    this.timeout(paced(120_000));
    const { uri } = await openNew('dies.csv', ['a,b', '1,2', '3']);
    const found = () => findings(uri).map(({ code }) => code);
    await eventually(() => assert.ok(found().length > 0));
    for (let death = 1; death <= DEATHS; death++) {
      const id = await eventually(serverProcess);
      process.kill(id, 'SIGKILL');
      if (death === DEATHS) break;
      await eventually(() => assert.notEqual(serverProcess(), id));
      // What the one before found is gone by then.
      await new Promise((resolve) => setTimeout(resolve, paced(1500)));
      await eventually(() => assert.ok(found().length > 0));
    }
    const note = await eventually(() => onlyNote(uri));
    assert.match(note.message, /^Quasi stopped, so this file is not checked\. To restart it, /);
    const { uri: later } = await openNew('later.csv', ['a,b', '1,2']);
    await eventually(() => onlyNote(later));
    await commands.executeCommand('quasi.restartServer');
    await eventually(() => assert.ok(found().length > 0));
    assert.deepEqual(notes(uri), []);
    assert.deepEqual(notes(later), []);
  });
});

const notes = (uri: Uri): Diagnostic[] =>
  languages.getDiagnostics(uri).filter(({ message }) => message.startsWith('Quasi stopped'));

function onlyNote(uri: Uri): Diagnostic {
  const [note, ...others] = languages.getDiagnostics(uri);
  assert.ok(note?.message.startsWith('Quasi stopped'), note?.message);
  assert.deepEqual(
    others.map(({ message }) => message),
    [],
  );
  return note;
}

/** The child of this process that runs our server. */
function serverProcess(): number {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
      const line = readFileSync(`/proc/${id}/cmdline`, 'utf8');
      if (Number(parent) === process.pid && line.includes('quasi.mjs\0lsp')) return Number(id);
    } catch {
      // It has ended since it was listed.
    }
  }
  throw new Error('There is no server.');
}

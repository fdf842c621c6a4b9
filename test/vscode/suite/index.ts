/** The suite's way in, called by the extension host: runs every test file and ends with the line that the runner counts by. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paced } from '@quasi/shared/testing';

/** In the oldest host `npm test` runs only these: each leans on another part of the editor. `npm run pictures` runs all of them there. */
const leaningOnTheEditor = ['activation', 'codeActions', 'findings', 'heatMap', 'preview', 'remedies'].map(
  (name) => `${name}.test.js`,
);

/** They take longest, and go by turns to the halves of the suite. */
const slow = ['preview', 'remedies', 'rainbow', 'stopped', 'undo', 'heatMap'].map((name) => `${name}.test.js`);

export async function run(): Promise<void> {
  // Imported, since what a Node gives for requiring this module differs between the hosts.
  const { default: Mocha } = await import('mocha');
  const timeout = paced(60_000);
  const mocha = new Mocha({ ui: 'tdd', color: false, timeout, forbidOnly: true, forbidPending: true });
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.js'));
  for (const file of partOf(files.sort())) mocha.addFile(join(__dirname, file));
  let passed = 0;
  const failed = await new Promise<number>((resolve) => {
    mocha.run(resolve).on('pass', () => {
      passed += 1;
    });
  });
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) throw new Error(`${failed} of ${passed + failed} tests failed`);
}

function partOf(files: readonly string[]): readonly string[] {
  switch (process.env['QUASI_TEST_PART']) {
    case 'part':
      return files.filter((name) => leaningOnTheEditor.includes(name));
    case 'odd':
      return slowFirst(files)
        .filter((_, i) => i % 2 === 1)
        .sort();
    case 'even':
      return slowFirst(files)
        .filter((_, i) => i % 2 === 0)
        .sort();
    default:
      return files;
  }
}

function slowFirst(files: readonly string[]): string[] {
  return [...slow, ...files.filter((name) => !slow.includes(name))];
}

/** A folder as npm has it for all programs, with a stand-in for the driver of PostgreSQL: on the PATH of a server it is found there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a process needs to find it, and what it was asked. */
export function standIn(folder: string, project: string) {
  const driver = join(folder, 'lib/node_modules/pg');
  mkdirSync(driver, { recursive: true });
  const real = JSON.stringify(join(project, 'test/engines/standInPg.cjs'));
  writeFileSync(join(driver, 'index.js'), `module.exports = require(${real});`);
  const notes = join(folder, 'notes.txt');
  return {
    env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`, QUASI_STAND_IN: notes },
    asked: () => (existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : []),
  };
}

/**
 * `npm run corpus`: the labelled tables of the corpus, judged by the command as people run it, beside what has to be reached. Exit code 1
 * where something falls short. `npm run corpus -- --details` lists each miss; `--sample 40` takes some tables, where a single one may break a
 * share.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../runAll.ts';
import { type Figures, isMet, targets } from './targets.ts';

const folder = join(process.env['QUASI_DATA'] ?? join(project, '../shared/data'), 'corpus');
if (!existsSync(folder)) {
  console.error(`There is no corpus in ${folder}: set QUASI_DATA to the folder of the shared data.`);
  process.exit(2);
}
spawnSync(process.execPath, ['esbuild.mjs'], { cwd: project, stdio: 'inherit' });
const asked = process.argv.slice(2);
if (asked.includes('--details')) {
  process.exit(
    spawnSync(process.execPath, [join(folder, 'score.mjs'), project, ...asked], { stdio: 'inherit' }).status ?? 2,
  );
}
const scored = spawnSync(process.execPath, [join(folder, 'score.mjs'), project, '--json', ...asked], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (scored.status !== 0) {
  console.error(scored.stderr);
  process.exit(2);
}
const figures = JSON.parse(scored.stdout) as Figures;
console.log(`${figures.tables} tables`);
let short = 0;
for (const target of targets) {
  const isReached = isMet(target, figures);
  if (!isReached) short++;
  const { what, found, least, most } = target;
  const limit = least === undefined ? `at most ${shown(most ?? 0)}` : `at least ${shown(least)}`;
  console.log(`${isReached ? '✔' : '✖'} ${what.padEnd(44)} ${shown(found(figures)).padStart(8)}  ${limit}`);
}
if (short > 0 && (asked.includes('--sample') || asked.includes('--only')))
  console.log('\nThe limits are those of all tables: in a sample a single table can be more than a limit allows.');
console.log(`\n${targets.length - short} passed, ${short} failed`);
process.exit(short > 0 ? 1 : 0);

function shown(value: number): string {
  return Number.isInteger(value) && value !== 1 ? String(value) : `${(100 * value).toFixed(1)} %`;
}

/** The tables of the corpus, so that judgement cannot fall unnoticed; the command on each of them is `npm run corpus`. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { project } from './quasi.ts';

/** Right, and of how many. */
type Tally = Readonly<Record<string, readonly [number, number]>>;

const least: Readonly<Record<string, number>> = {
  'unit accepted': 0.95,
  'things said things': 0.75,
  'direct precision': 0.98,
  'direct recall': 0.94,
  'found without header': 0.87,
  'texts with names': 33 / 41,
  roles: 0.86,
  'certain quasi-identifiers': 0.95,
  'certain sensitive': 0.8,
  'small cells not ready': 1,
};
const most: Readonly<Record<string, number>> = {
  'people or events said things': 2 / 142,
  unclear: 0.15,
  unknown: 0.2,
  'texts without, alarmed': 2 / 26,
  'nobody not ready': 0.03,
};

test('the labelled tables are judged as well as they have to be', () => {
  const args = ['--import', 'tsx', 'test/corpus/halves.ts', '--half', 'all', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 });
  assert.ok(stdout.startsWith('{'), stderr);
  const tally = JSON.parse(stdout) as Tally;
  const shareOf = (what: string) => (tally[what]?.[0] ?? 0) / (tally[what]?.[1] ?? 0);
  const short = [
    ...Object.entries(least).filter(([what, limit]) => !(shareOf(what) >= limit)),
    ...Object.entries(most).filter(([what, limit]) => !(shareOf(what) <= limit)),
  ];
  assert.deepEqual(
    short.map(([what, limit]) => `${what}: ${shareOf(what)}, and ${limit} is wanted`),
    [],
  );
});

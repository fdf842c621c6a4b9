/** States of the verdict in `quasi check`: what `--unit` and `identified` make of a file, and the exit codes of what is not ready and yet does not fail. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { make: repository } = repositories('states');

function check(file: string, ...options: string[]) {
  const { code, out, err } = quasi(['check', file, '--format', 'json', ...options]);
  const [{ unit, verdict }] = JSON.parse(out).files;
  return { code, err, rows: unit.rows, state: verdict.state, ready: verdict.ready };
}

const open = `sex,age,zorb\n${'f,30,x\nm,40,y\nf,30,y\nm,40,x\n'.repeat(6)}`;
const nothing = `zorb,quex\n${'x,1\ny,2\n'.repeat(12)}`;

test('something unknown leaves it provisional: fine by itself, and not enough for a policy of release', () => {
  const folder = repository({ 'open.csv': open });
  const file = join(folder, 'open.csv');
  const { code, ...told } = check(file);
  assert.deepEqual([code, told], [0, { err: '', rows: 'people', state: 'provisional', ready: null }]);
  assert.match(
    quasi(['check', file]).out,
    /\n\? Provisional for default: .*; 1 column is unknown\n {2}→ quasi columns /,
  );
  const strict = check(file, '--policy', 'public11');
  assert.deepEqual([strict.code, strict.ready === true], [1, false]);
});

test('where it is unclear whom rows are about nothing is judged: fine by itself, and not under a policy that is named', () => {
  const folder = repository({ 'nothing.csv': nothing });
  const file = join(folder, 'nothing.csv');
  const { code, ...told } = check(file);
  assert.deepEqual([code, told], [0, { err: '', rows: 'unclear', state: 'not-judged', ready: null }]);
  const strict = check(file, '--policy', 'public11');
  assert.deepEqual([strict.code, strict.state, strict.ready], [1, 'not-judged', null]);
});

test('--unit says whom rows are about', () => {
  const folder = repository({ 'nothing.csv': nothing, 'open.csv': open });
  assert.equal(check(join(folder, 'nothing.csv'), '--unit', 'people').rows, 'people');
  const things = check(join(folder, 'open.csv'), '--unit', 'things');
  assert.deepEqual([things.rows, things.state], ['things', 'not-judged']);
  const { code, err } = quasi(['check', join(folder, 'open.csv'), '--unit', 'cats']);
  assert.match(err, /^quasi: --unit is one of people, events, groups, things/);
  assert.equal(code, 2);
});

const named = `full_name,sex,age\n${'Ann Lee,f,30\nBea Kim,f,30\nCem Roth,m,40\nDan Fox,m,40\n'.repeat(5)}`;
const reason = 'The register itself.';

test('a file that is meant to name people is identified, until the day that was said', () => {
  const identified = { columns: ['full_name'], reason, until: '2999-12-31' };
  const folder = repository({ 'quasi.json': { identified }, 'named.csv': named });
  const { code, ...told } = check(join(folder, 'named.csv'));
  assert.deepEqual([code, told], [0, { err: '', rows: 'people', state: 'identified', ready: null }]);
  const over = repository({ 'quasi.json': { identified: { ...identified, until: '2020-01-31' } }, 'named.csv': named });
  const after = check(join(over, 'named.csv'));
  assert.deepEqual([after.code, after.state, after.ready], [1, 'not-ready', false]);
  const bare = check(join(repository({ 'named.csv': named }), 'named.csv'));
  assert.deepEqual([bare.code, bare.state, bare.ready], [1, 'not-ready', false]);
});

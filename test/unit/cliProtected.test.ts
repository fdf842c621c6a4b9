/** A file of randomised response in the terminal: `explain` says what the editor does, and `measure` the same numbers. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { answersOf, peopleOf } from '../../shared/src/analysis/protected/testAnswers.ts';
import { measured, quasi } from '../figures/quasi.ts';

interface Numbers {
  readonly classes?: unknown;
  readonly overall?: unknown;
  readonly sensitivity?: unknown;
  readonly protected: {
    readonly aloneShare: number;
    readonly onFloor: number;
    readonly cap: number;
    readonly populationSize: number;
    readonly atMost: object;
  };
}

const folder = mkdtempSync(join(tmpdir(), 'quasi-protected-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'noised.csv');
const plain = join(folder, 'plain');
const columns = { place: 'quasi-identifier', work: 'quasi-identifier', sex: 'sensitive', group: 'quasi-identifier' };
writeFileSync(file, `${answersOf(peopleOf(400), 4).join('\n')}\n`);
writeFileSync(join(folder, 'quasi.json'), JSON.stringify({ columns, epsilon: 4, population: 1000 }));
writeFileSync(`${plain}.json`, JSON.stringify({ population: 1000 }));

const numbers = (...args: string[]) => measured(file, ...args) as unknown as Numbers;

test('a row is noise, in words and in numbers', () => {
  assert.match(quasi(['explain', file, '--row', '3']).out, /^Row 3\nThis row is noise\./);
  const { noise, classSize } = JSON.parse(quasi(['explain', file, '--row', '3', '--json']).out);
  assert.deepEqual([noise.epsilon, noise.columns.length, classSize], [16, 4, undefined]);
});

test('the card of the file, its numbers and those of `quasi measure` agree', () => {
  const own = JSON.parse(quasi(['explain', file, '--json']).out);
  assert.equal(own.k, undefined);
  const all = numbers();
  assert.deepEqual([all.classes, all.overall, all.sensitivity], [undefined, undefined, undefined]);
  for (const name of ['aloneShare', 'onFloor', 'cap', 'populationSize'] as const) {
    assert.equal(own.protected[name], all.protected[name], name);
  }
  assert.deepEqual(own.protected.atMost, all.protected.atMost);
  // An option says the same as the configuration.
  const names = Object.keys(columns).join();
  const options = ['--config', `${plain}.json`, '--epsilon', '4', '--only', 'protected', '--columns', names];
  assert.equal(numbers(...options).protected.aloneShare, all.protected.aloneShare);
});

test('a check tells of the people, not of classes, and files it as evidence', () => {
  const evidence = join(folder, 'evidence.json');
  const { out } = quasi(['check', file, '--evidence', evidence]);
  assert.match(out, /weak-noise/);
  assert.match(
    out,
    /randomised response, ε = 16 in all\nNot judged: its rows are noise, and the policy says nothing of ε\./,
  );
  assert.doesNotMatch(out, /k = |small-classes|row-stands-alone/);
  const [{ protection, populationSource }] = JSON.parse(readFileSync(evidence, 'utf8')).files;
  assert.deepEqual([protection.total, protection.population, populationSource], [16, 1000, 'stated']);
  assert.ok(protection.aloneShare > 0.05);
});

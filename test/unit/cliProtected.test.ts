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
  assert.match(quasi(['explain', file, '--row', '3']).out, /^Line 4\nThis row is noise\./);
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
  const byOption = numbers('--config', `${plain}.json`, '--epsilon', '4');
  assert.deepEqual([byOption.classes, byOption.overall, byOption.sensitivity], [undefined, undefined, undefined]);
});

test('how likely a row is the truth is told, and what follows where that is more likely than not', () => {
  const strong = join(folder, 'strong.json');
  const weak = join(folder, 'weak.json');
  writeFileSync(strong, JSON.stringify({ columns, epsilon: 1, population: 1000 }));
  writeFileSync(weak, JSON.stringify({ columns, epsilon: 1234.5, population: 1000 }));
  const truthOf = (config: string) =>
    JSON.parse(quasi(['explain', file, '--row', '3', '--json', '--config', config]).out);
  assert.ok(truthOf(strong).noise.allTrue < 0.1);
  assert.equal(truthOf(weak).noise.allTrue, 1);
  const row = quasi(['explain', file, '--row', '3', '--config', weak]).out;
  assert.match(row, /are all true with a probability of 1: treat the file as if it were not noised\./);
  assert.doesNotMatch(row, /does not describe the person/);
  assert.match(row, /ε of all columns together +4,938\n/);
  assert.match(quasi(['check', file, '--config', weak]).out, /randomised response, ε = 4,938 in all/);
  assert.match(quasi(['explain', file, '--row', '3', '--config', strong]).out, /does not describe the person/);
  assert.match(quasi(['check', file, '--format', 'json']).out, /are all true with a probability of/);
});

test('a finding says that it is a guess, as the card does', () => {
  const config = join(folder, 'guess.json');
  writeFileSync(config, JSON.stringify({ columns, epsilon: 0.3, population: 30_000_000 }));
  const guess = /That is a guess(?:, .*)?: the answers are too few for so much noise/;
  assert.match(quasi(['explain', file, '--config', config]).out, guess);
  const share = { 'weak-noise': { share: 0 } };
  writeFileSync(config, JSON.stringify({ columns, epsilon: 0.3, population: 1000, rules: share }));
  assert.match(quasi(['check', file, '--config', config, '--format', 'json']).out, guess);
});

test('a check tells of the people, not of classes, and files it as evidence', () => {
  const evidence = join(folder, 'evidence.json');
  const { out } = quasi(['check', file, '--evidence', evidence]);
  assert.match(out, /weak-noise/);
  assert.match(
    out,
    /randomised response, ε = 16 in all\n– Not judged: the rows are noise, and the policy has no limit for ε\n/,
  );
  assert.doesNotMatch(out, /k = |small-classes|row-stands-alone/);
  const [{ protection, populationSource }] = JSON.parse(readFileSync(evidence, 'utf8')).files;
  assert.deepEqual([protection.total, protection.population, populationSource], [16, 1000, 'stated']);
  assert.ok(protection.aloneShare > 0.05);
});

test('what is about rows is refused or told to be of answers', () => {
  const copied = quasi(['anonymize', file, '-o', join(folder, 'copy.csv'), '--k', '5']);
  assert.equal(copied.code, 2);
  assert.match(copied.err, /noised\.csv: All its rows are answers of randomised response, so there are no classes/);
  const counted = quasi(['statistics', file]);
  assert.equal(counted.code, 0);
  assert.match(counted.err, /counted as they were given, not as people are: place, work, sex, group;/);
  assert.doesNotMatch(quasi(['statistics', file, '--config', `${plain}.json`]).err, /randomised response/);
});

test('that a number is a guess is said where it stands, and on the line of errors', () => {
  const noised = join(folder, 'guess.csv');
  writeFileSync(noised, `${answersOf(peopleOf(60), 0.01).join('\n')}\n`);
  const asked = ['measure', noised, '--config', `${plain}.json`, '--epsilon', '0.01'];
  for (const parts of [[], ['--only', 'protected']]) {
    const { out, err } = quasi([...asked, ...parts]);
    assert.deepEqual(JSON.parse(out).protected.guessed, Object.keys(columns), err);
    assert.match(err, /"protected" is a guess: the answers are too few for so much noise in place, work, sex, group\./);
  }
  assert.doesNotMatch(quasi([...asked, '--quiet']).err, /guess/);
  assert.doesNotMatch(quasi([...asked, '--only', 'columns']).err, /guess/);
  assert.doesNotMatch(quasi(['measure', file]).err, /guess/);
});

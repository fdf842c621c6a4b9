/** An option that would change nothing is refused in a sentence, so that nobody relies on it. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { allCommands } from '../../server/src/cli/commands.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-idle-'));
after(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);

writeFileSync(place('a.csv'), `sex,age\n${'f,30\nm,40\n'.repeat(6)}`);
writeFileSync(place('recipe.json'), '{}');
const data = place('a.csv');

const refused: readonly (readonly [args: readonly [string, ...string[]], sentence: RegExp])[] = [
  [['check', data, '--seed', '1'], /There is no option --seed;/],
  [['explain', data, '--seed', '1'], /There is no option --seed;/],
  [['apply', place('recipe.json'), data, '-o', place('b.csv'), '--seed', '1'], /There is no option --seed;/],
  [
    ['apply', place('recipe.json'), data, '-o', place('b.csv'), '--budget', '1'],
    /--budget is the time for the details/,
  ],
  [['anonymize', data, '-o', place('b.csv'), '--k', '3', '--seed', '1'], /--seed is for what is drawn, by --randomise/],
  [['anonymize', data, '-o', place('b.csv'), '--sample', '0.5', '--details'], /--details belongs to reaching k/],
  [['statistics', data, '--seed', '1'], /--seed is for the search for dependencies, which --pairs and --tree/],
  [['statistics', data, '--budget', '1'], /--budget is for the search for dependencies, which --pairs and --tree/],
  [['rules', '--config', place('quasi.json')], /There is no option --config;/],
  [['rules', '--policy', 'strict'], /There is no option --policy;/],
  [['explain-rule', 'small-key', '--delimiter', 'tab'], /There is no option --delimiter;/],
];
for (const [args, sentence] of refused) {
  test(`${args.filter((arg) => !arg.startsWith(folder)).join(' ')} is refused`, async () => {
    const { code, out, err } = quasi([...args]);
    assert.match(err, new RegExp(`^quasi: ${sentence.source}[^\n]*\n$`));
    assert.deepEqual([code, out], [2, '']);
    assert.deepEqual(readdirSync(folder).sort(), ['a.csv', 'recipe.json']);
  });
}

test('no command describes an option as one without effect', async () => {
  for (const { options } of await allCommands()) {
    for (const help of Object.values(options)) assert.doesNotMatch(help, /no effect/);
  }
});

test('a seed counts where something is drawn', async () => {
  const drawn = async (seed: string) => {
    const { code } = quasi([
      'anonymize',
      data,
      '-o',
      place('b.csv'),
      '--randomise',
      'sex=1',
      '--seed',
      seed,
      '--quiet',
    ]);
    assert.equal(code, 0);
    const text = readFileSync(place('b.csv'), 'utf8');
    rmSync(place('b.csv'));
    return text;
  };
  assert.equal(await drawn('3'), await drawn('3'));
  assert.notEqual(await drawn('4'), await drawn('3'));
  assert.equal(quasi(['statistics', data, '--tree', '--seed', '3', '--quiet']).code, 0);
});

test('a schema counts for what is drawn, too', async () => {
  const schema = {
    fields: [
      { name: 'sex', type: 'string' },
      { name: 'age', type: 'string', 'quasi:role': 'identifier' },
    ],
  };
  writeFileSync(place('a.schema.json'), JSON.stringify(schema));
  const sample = ['anonymize', data, '-o', place('b.csv'), '--sample', '0.5', '--seed', '1', '--quiet'] as const;
  const { err } = quasi([...sample]);
  assert.match(err, /not anonymous yet: age names people and is written as before/);
  assert.doesNotMatch(quasi([...sample, '--schema', 'none']).err, /age names people/);
  rmSync(place('a.schema.json'));
});

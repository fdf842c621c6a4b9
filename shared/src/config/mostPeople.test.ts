import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_PEOPLE } from './mostPeople.ts';
import { readSettings } from './settingsFor.ts';

test('a population is no larger than all people who have lived', () => {
  assert.deepEqual(readSettings({ population: MOST_PEOPLE }).problems, []);
  assert.equal(readSettings({ population: MOST_PEOPLE }).settings.population, MOST_PEOPLE);
  for (const population of [MOST_PEOPLE + 1, 1e18, 1e300]) {
    const { settings, problems } = readSettings({ population });
    assert.equal(settings.population, undefined);
    assert.match(problems.join(), /population/);
  }
});

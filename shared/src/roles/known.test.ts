import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectedIn, detection } from './testColumn.ts';
import { knownHeaders, knownValues } from './testValues/knownHeaders.ts';
import { unknownHeaders, unknownValues } from './testValues/unknownHeaders.ts';

/** Sorts that share headers. */
const alike = [
  ['city', 'region', 'county', 'country'],
  ['occupation', 'employer', 'organisation'],
  ['nationality', 'ethnicity', 'race', 'birth-country', 'birthplace'],
];
const areAlike = (one: string, other: string) =>
  one === other || alike.some((ids) => ids.includes(one) && ids.includes(other));
const parted = (list: string) =>
  list
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== ''); // prettier-ignore

test('what people could know is told by its header in fifteen languages, in codes too', () => {
  for (const line of knownHeaders.trim().split('\n')) {
    const [key, headers] = line.split(': ');
    const [language, id] = key.split(' ');
    for (const header of parted(headers)) {
      const said = detectedIn(header, knownValues[id] ?? knownValues['ethnicity']);
      assert.ok(areAlike(said, id), `${language}: ${header} is ${said}, not ${id}`);
    }
  }
});

test('opinions, outcomes, measurements and things are nothing that people could know', () => {
  for (const [kind, headers] of Object.entries(unknownHeaders))
    for (const header of parted(headers)) {
      const detected = detection(header, unknownValues[kind]);
      assert.notEqual(detected?.detector.role, 'quasi-identifier', `${header} is ${detected?.detector.id}`);
    }
});

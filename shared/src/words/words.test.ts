/** The language in force: what is looked up, where values go, and what is left as it is. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { speak, type Texts, t, translatable, translated } from './index.ts';

afterEach(() => speak(undefined));

const alone = (count: string | number, names: string) => t`${count} of the rows are alone on ${names}.`;
const key = '{0} of the rows are alone on {1}.';

test('without a language the source is what is said', () => {
  assert.equal(alone(3, 'zip'), '3 of the rows are alone on zip.');
  assert.equal(t`Nothing but words`, 'Nothing but words');
  assert.equal(t``, '');
  assert.equal(translated(translatable('ages')), 'ages');
});

test('a translation puts values where its own order wants them, as often as it likes', () => {
  speak({ [key]: 'Auf {1} stehen {0} Zeilen allein ({1}).' });
  assert.equal(alone(3, 'zip'), 'Auf zip stehen 3 Zeilen allein (zip).');
  speak({ [key]: 'Einige sind allein.' });
  assert.equal(alone(3, 'zip'), 'Einige sind allein.');
});

test('what has no translation is said as in the source, beside what has one', () => {
  speak({ 'is alone': 'ist allein' });
  assert.equal(alone(3, 'zip'), '3 of the rows are alone on zip.');
  assert.equal(alone(4, 'age'), '4 of the rows are alone on age.');
  assert.equal(t`is alone`, 'ist allein');
  assert.equal(translated('ages'), 'ages');
});

test('values are not looked up: neither braces nor whole texts in them', () => {
  const name = 'a {0} {1} b';
  assert.equal(alone(1, name), `1 of the rows are alone on ${name}.`);
  speak({ [key]: '{1}: {0}', [name]: 'changed', zip: 'PLZ' });
  assert.equal(alone('{1}', name), `${name}: {1}`);
  assert.equal(alone('zip', 'zip'), 'zip: zip');
});

test('placeholders without a value, and braces that are none, stay as they are written', () => {
  speak({ [key]: '{0} {2} {x} {} { 0 } {01}' });
  assert.equal(alone('n', 'zip'), 'n {2} {x} {} { 0 } zip');
});

test('another language takes the place of the one before, also in templates that have been said already', () => {
  speak({ [key]: 'de {0}', ages: 'Alter' });
  assert.equal(alone(1, 'zip'), 'de 1');
  speak({ [key]: 'fr {0}' });
  assert.equal(alone(1, 'zip'), 'fr 1');
  assert.equal(translated('ages'), 'ages');
  speak({});
  assert.equal(alone(1, 'zip'), '1 of the rows are alone on zip.');
});

test('a template is its text: two at different places have one key', () => {
  speak({ [key]: '{0}!' });
  assert.equal(t`${1} of the rows are alone on ${'zip'}.`, '1!');
  assert.equal(alone(2, 'zip'), '2!');
});

test('a bundle may hold a text with the comment for its translator; what is no text is passed over', () => {
  speak({ ages: { message: 'Alter' }, sexes: 7, names: null, dates: { message: 7 } } as unknown as Texts);
  assert.deepEqual(['ages', 'sexes', 'names', 'dates'].map(translated), ['Alter', 'sexes', 'names', 'dates']);
});

test('names that every object has are no texts of a language', () => {
  speak({ ages: 'Alter' });
  assert.deepEqual(['constructor', 'toString', '__proto__'].map(translated), ['constructor', 'toString', '__proto__']);
});

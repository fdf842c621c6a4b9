import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composedMeaning } from '../words/index.ts';
import { rolesOf, rowsOf } from './testTable.ts';

const ages = rowsOf(['23', '41', '35', '67', '52', '19'], 1);
const flags = rowsOf(['0', '1'], 1);
const few = rowsOf(['1', '2', '3', '0'], 2);

test('two abbreviations tell how many of whom, what sort of what, and which area', () => {
  assert.equal(composedMeaning(['nb', 'enf']), 'household size');
  assert.equal(composedMeaning(['liczba', 'dz']), 'household size');
  assert.equal(composedMeaning(['rooms', 'n']), 'household type');
  assert.equal(composedMeaning(['tip', 'viv']), 'household type');
  assert.equal(composedMeaning(['rodz', 'zatr']), 'occupation');
  assert.equal(composedMeaning(['distr', 'barr']), 'county');
  assert.equal(composedMeaning(['nb', 'errors']), undefined);
  assert.equal(composedMeaning(['type']), undefined);
});

test('they mean it in a table about people, and nothing in one about nobody', () => {
  const roles = rolesOf({ age: ages, aant_kind: few, tip_viv: rowsOf(['casa', 'piso', 'otro'], 1) });
  assert.equal(roles['aant_kind'], 'quasi-identifier');
  assert.equal(roles['tip_viv'], 'quasi-identifier');
  assert.notEqual(rolesOf({ torque: few, n_rooms: few })['n_rooms'], 'quasi-identifier');
});

test('one flag for each post: those among them that are no known post are such as well', () => {
  const posts = { Nurse: flags, Lab_technician: flags, Ward_manager: flags, Porterage: flags };
  assert.deepEqual(Object.values(rolesOf(posts)), Array(4).fill('quasi-identifier'));
  const options = { heated_seats: flags, sunroof: flags, alarm: flags, manager: flags };
  assert.notEqual(rolesOf(options)['sunroof'], 'quasi-identifier');
});

test('age classes of a club are ages, and grades that leave out the first years are years of school', () => {
  const classes = rowsOf(['Poussin', 'Benjamin', 'Minime', 'Cadet', 'Senior'], 1);
  assert.equal(
    rolesOf({ 'Né le': rowsOf(['03/05/2009', '17/11/1988'], 1), Catégorie: classes })['Catégorie'],
    'quasi-identifier',
  );
  assert.equal(rolesOf({ age: ages, grade: rowsOf(['5', '6', '7', '8', '9'], 1) })['grade'], 'quasi-identifier');
  assert.equal(rolesOf({ age: ages, grade: rowsOf(['1', '2', '3', '4', '5'], 1) })['grade'], 'sensitive');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phraseCutShort } from '../words/index.ts';
import { ofRelative } from '../words/relatives.ts';
import { rolesOf, rowsOf } from './testTable.ts';

const flags = ['0', '1'];
const codes = ['1', '2', '3', '4', '5'];
const sexes = rowsOf(['f', 'm'], 1);
const ages = rowsOf(
  Array.from({ length: 50 }, (_, i) => String(20 + i)),
  3,
);

test('short headers mean something in a table about people only', () => {
  const short = { zone: rowsOf(codes, 1), south: rowsOf(flags, 1), single: rowsOf(flags, 3), Osób: rowsOf(codes, 3) };
  const among = rolesOf({ sex: sexes, age: ages, ...short });
  const alone = rolesOf({ reading: rowsOf(codes, 7), ...short });
  for (const column of Object.keys(short)) {
    assert.equal(among[column], 'quasi-identifier', column);
    assert.notEqual(alone[column], 'quasi-identifier', column);
  }
});

test('of three letters only in their language', () => {
  const hy = rowsOf(codes, 3);
  assert.notEqual(rolesOf({ sex: sexes, age: ages, hy })['hy'], 'quasi-identifier');
  assert.equal(rolesOf({ 性别: sexes, 年龄: ages, 婚姻状况: rowsOf(codes, 1), hy })['hy'], 'quasi-identifier');
});

test('the number of a question and the word for whom it is about are left out', () => {
  const roles = rolesOf({ sex: sexes, age: ages, SQ3_권역: rowsOf(codes, 1), cust_dist: rowsOf(codes, 3) });
  assert.equal(roles['SQ3_권역'], 'quasi-identifier');
  assert.equal(roles['cust_dist'], 'quasi-identifier');
});

test('what relatives have learnt and do', () => {
  assert.equal(ofRelative(['mom', 'ed']), 'education');
  assert.equal(ofRelative(['husempl']), 'occupation');
  assert.equal(ofRelative(['feduc']), 'education');
  for (const word of ['page', 'owned', 'image', 'wage', 'package']) assert.equal(ofRelative([word]), undefined, word);
});

test('words cut short, in several languages', () => {
  for (const words of [
    ['niv', 'etude'],
    ['estciv'],
    ['erw', 'status'],
    ['nacionalid'],
    ['уров', 'обр'],
    ['sit', 'fam'],
  ])
    assert.notEqual(phraseCutShort(words), undefined, words.join(' '));
  for (const words of [['market'], ['format'], ['comment'], ['contact'], ['product'], ['amount', 'due'], ['x', 'max']])
    assert.equal(phraseCutShort(words), undefined, words.join(' '));
});

test('regions, countries and towns are known by their names among people', () => {
  const column = rowsOf(['Bayern', 'Hessen', 'Sachsen', 'Berlin'], 1);
  assert.equal(rolesOf({ sex: sexes, age: ages, k4: column })['k4'], 'quasi-identifier');
  assert.notEqual(rolesOf({ reading: rowsOf(codes, 3), k4: column })['k4'], 'quasi-identifier');
  const states = rowsOf(['CA', 'NY', 'TX', 'OH', 'FL', 'WA', 'IL', 'GA', 'MI'], 1);
  assert.equal(rolesOf({ sex: sexes, age: ages, addr: states })['addr'], 'quasi-identifier');
});

test('grades at work are no marks, times of a race no times of day', () => {
  const staff = rolesOf({
    'Emp Code': rowsOf(['10021', '10022', '10027'], 1),
    Department: rowsOf(['Sales', 'Stores'], 1),
    Salary: rowsOf(['21000', '35000', '42000'], 1),
    Grade: rowsOf(['E1', 'E2', 'M1'], 1),
  });
  assert.equal(staff['Grade'], 'quasi-identifier');
  const race = rolesOf({
    Bib: rowsOf(['11', '12', '13', '14'], 1),
    Cat: rowsOf(['M40', 'W45', 'MSen', 'WU20'], 1),
    Finish: rowsOf(['3:36:40', '3:41:02', '4:02:11', '4:10:09', '3:58:31', '4:44:12'], 1),
  });
  assert.equal(race['Cat'], 'quasi-identifier');
  assert.equal(race['Finish'], 'insensitive');
});

test('heights as people write them', () => {
  const height = rowsOf([`5'7"`, '170 cm', '68', '5 ft 9', '1.75'], 1);
  assert.equal(rolesOf({ sex: sexes, age: ages, height })['height'], 'quasi-identifier');
});

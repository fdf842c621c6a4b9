import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateFormOf, dateParts } from './dates.ts';

test('common ways of writing a date', () => {
  for (const text of [
    '1987-03-14',
    '1987/3/14',
    '14.03.1987',
    '14. 03. 1987',
    '14/3/1987',
    '3/14/1987',
    '19870314',
    '14 March 1987',
    'Mar 14, 1987',
    'March 14th, 1987',
    '14-Mar-87',
    '14 mai 1987',
    '1987年3月14日',
    '14/3/87',
    '1987-03-14T10:20:30Z',
    '1987-03-14 10:20',
    'Sat, 14 Mar 1987',
    '1987/03/14(土)',
    '1987. 3. 14.',
    '1987년 3월 14일',
    '昭和62年3月14日',
    'S62.3.14',
    '14 de marzo de 1987',
    '14 мар 1987',
    '14 mrt 1987',
  ]) {
    assert.equal(dateParts(text)?.year, 1987, text);
    assert.equal(dateParts(text)?.day, 14, text);
  }
  assert.deepEqual(dateParts('1987-03'), { year: 1987, month: 3, hasTime: false });
  assert.deepEqual(dateParts('03/1987'), { year: 1987, month: 3, hasTime: false });
  assert.deepEqual(dateParts('198703141020'), { year: 1987, month: 3, day: 14, hour: 10, hasTime: true });
  assert.equal(dateParts('198713141020'), undefined);
  assert.equal(dateParts('民國76/03/14')?.year, 1987);
  assert.equal(dateParts('2001-05-06 07:08:09.123+02:00')?.hasTime, true);
});

test('what is no date', () => {
  for (const text of [
    '',
    '1987',
    '2001:db8::1',
    '1.2.3',
    'Set 12',
    'M12-14',
    '10.1.2.3',
    '99/99/1999',
    '1987-13-01',
    '078-05-1120',
    'hello 1987',
    '12345678',
    '3.14159',
  ]) {
    assert.equal(dateParts(text), undefined, text);
  }
});

test('a column of dates', () => {
  assert.deepEqual(dateFormOf(['1931-01-02', '2008-05-06']), { precision: 'day', firstYear: 1931, lastYear: 2008 });
  assert.equal(dateFormOf(['1931-01-02', 'Ann']), undefined);
  const mistyped = [...Array.from({ length: 98 }, (_, i) => `${1920 + i}-03-04`), '2917-03-04', '?'];
  assert.deepEqual(dateFormOf(mistyped), { precision: 'day', firstYear: 1921, lastYear: 2017 });
  assert.equal(dateFormOf([]), undefined);
});

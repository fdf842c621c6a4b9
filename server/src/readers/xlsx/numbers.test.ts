import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meaningOf, meaningOfBuiltIn } from './numberFormat.ts';
import { textOfIsoDate, textOfNumber } from './numbers.ts';

const meanings = {
  number: [
    ...[
      'General',
      '0',
      '0.00E+00',
      '#,##0.00 "days"',
      '[Red]-0.0',
      '_-* #,##0.00\\ [$€-407]_-',
      '0%',
      '@',
      '# ?/?',
      '',
    ],
    ...['General" m"', '"h":0', '\\d0'],
  ],
  date: [
    'yyyy-mm-dd',
    'dd/mm/yy;@',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    'mmm-yy',
    'MMMM',
    'm',
    '[$-411]ge.m.d',
    'yyyy"年"m"月"',
  ],
  time: ['h:mm', 'hh:mm:ss.000', 'h:mm AM/PM', '[$-F400]h:mm:ss\\ AM/PM', 'mm:ss'],
  instant: ['yyyy-mm-dd hh:mm', 'd/m/yy h:mm', '[$-409]d-mmm-yy h AM/PM'],
  duration: ['[h]:mm:ss', '[mm]:ss', '[ss]'],
};

test('what numbers mean is told by the format that they are shown in', () => {
  for (const [meaning, codes] of Object.entries(meanings)) {
    for (const code of codes) assert.equal(meaningOf(code), meaning, code);
  }
  assert.deepEqual(meaningOf('00000'), { digits: 5 });
  assert.deepEqual([0, 1, 10, 14, 17, 20, 22, 31, 46, 49].map(meaningOfBuiltIn), [
    'number',
    'number',
    'number',
    'date',
    'date',
    'time',
    'instant',
    'date',
    'duration',
    'number',
  ]);
});

test('days become dates, among them the day that 1900 did not have', () => {
  const days = (written: string, is1904 = false) => textOfNumber(written, 'date', is1904);
  assert.deepEqual(
    ['1', '59', '60', '61', '43831', '2958465'].map((day) => days(day)),
    ['1900-01-01', '1900-02-28', '1900-02-29', '1900-03-01', '2020-01-01', '9999-12-31'],
  );
  assert.deepEqual([days('0', true), days('42369', true)], ['1904-01-01', '2020-01-01']);
  // What spreadsheets show no date for stays a number.
  assert.deepEqual([days('0'), days('-1'), days('2958466'), days('x')], ['0', '-1', '2958466', 'x']);
});

test('times, and days with a time', () => {
  assert.equal(textOfNumber('43831.5208333333', 'instant', false), '2020-01-01T12:30:00');
  assert.equal(textOfNumber('43831', 'instant', false), '2020-01-01T00:00:00');
  assert.equal(textOfNumber('43831.25', 'date', false), '2020-01-01T06:00:00');
  assert.equal(textOfNumber('0.25', 'time', false), '06:00:00');
  assert.equal(textOfNumber('0', 'time', false), '00:00:00');
  assert.equal(textOfNumber('1.0423611111', 'duration', false), '25:01:00');
  assert.equal(textOfNumber('0.000005787', 'time', false), '00:00:00.500');
  assert.equal(textOfNumber('0.5', 'instant', false), '12:00:00');
  assert.equal(textOfIsoDate('2020-01-01T00:00:00.000', 'date'), '2020-01-01');
  assert.equal(textOfIsoDate('2020-01-01T10:00:00.000', 'instant'), '2020-01-01T10:00:00');
});

test('numbers are written as in every format', () => {
  const written = (value: string) => textOfNumber(value, 'number', false);
  assert.deepEqual(['1.50', '-0', '1E3', '0.1', '123456789012345678'].map(written), [
    '1.5',
    '-0',
    '1000',
    '0.1',
    '123456789012345678',
  ]);
  assert.equal(textOfNumber('1234', { digits: 5 }, false), '01234');
  assert.equal(textOfNumber('1234.5', { digits: 5 }, false), '1234.5');
});

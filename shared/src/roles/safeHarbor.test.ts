import assert from 'node:assert/strict';
import test from 'node:test';
import { Dictionary, MissingTokens } from '../table/index.ts';
import type { ColumnRole } from './inferRole.ts';
import { safeHarborBreach } from './safeHarbor.ts';

const encoder = new TextEncoder();

/** The faults of dates of birth in this form, in the year 2026. */
function wrongWith(...values: readonly string[]): string | undefined {
  const dictionary = new Dictionary(new MissingTokens(['']));
  for (const value of values) dictionary.enter(encoder.encode(value), 1);
  const role = { role: 'quasi-identifier', kind: 'date', detector: { id: 'birth-date' } } as ColumnRole;
  const work = safeHarborBreach(dictionary, role, '2026-11-18');
  for (;;) {
    const step = work.next();
    if (step.done) return step.value?.reason;
  }
}

test('of a date its year may stay; a quarter and a week may not', () => {
  assert.equal(wrongWith('1980', '1990'), undefined);
  for (const value of ['1980-05', '1980-05-02', '1980-Q2', '1980-W07']) assert.equal(wrongWith(value), 'date', value);
});

test('a year or a span of years tells of an age over 89 if all who were born in it are older', () => {
  for (const value of ['1936', '1930–1934', '1930-1934', '1920s']) assert.equal(wrongWith(value), 'birth year', value);
  for (const value of ['1937', '1935–1939', '1930s', '<1937']) assert.equal(wrongWith(value), undefined, value);
});

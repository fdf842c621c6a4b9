import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBand } from './bands.ts';

test('bands of ages and of sums, in several languages', () => {
  const bands = [
    '15-24',
    '65+',
    '<18',
    '≥ 80',
    'age_0_4',
    '5 - 9 years',
    '20 bis 29',
    'unter 25',
    'moins de 20',
    'de 15 a 24',
    'do 25 r.ż.',
    '85 and over',
    '75 und älter',
    '60歳以上',
    '10～19歳',
    '岁以下'.replace('岁', '14岁'),
    '20대',
    '$20-30k',
    '<$10k',
    '>150k',
  ]; // prettier-ignore
  for (const name of bands) assert.ok(isBand(name), name);
});

test('years, items of an instrument and models are none', () => {
  for (const name of ['2010-2015', '2023-01', 'q11_2', 'item 3', 'PM2.5', 'Boeing 737', 'a1', 'name', ''])
    assert.ok(!isBand(name), name);
});

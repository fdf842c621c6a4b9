import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../random/index.ts';
import { unitOfText } from './testTable.ts';

const random = seededRandom(11);
const number = (most: number) => String(Math.floor(random() * most));
const quarters = ['Nordend', 'Hafen', 'Altmarkt', 'Weinberg', 'Mühlfeld'];
const bands = ['0-17', '18-39', '40-64', '65+'];

/** Each combination once, with numbers behind it. */
function crossed(header: string, measures: () => string): string {
  const rows = quarters.flatMap((quarter) =>
    bands.flatMap((band) => ['F', 'M'].map((sex) => [quarter, band, sex, measures()].join(','))),
  );
  return [header, ...rows].map((row) => `${row}\n`).join('');
}

test('categories of people that cross are groups, whatever counts them is called', () => {
  const counted = crossed('quarter,age_band,sex,stays,nights', () => `${number(40)},${number(400)}`);
  assert.equal(unitOfText(counted).rows, 'groups');
  const foreign = crossed('q,b,geschlecht,xyz', () => number(90));
  assert.equal(unitOfText(foreign).rows, 'groups');
  const rates = crossed('quarter,age_band,sex,per_1000', () => (random() * 90).toFixed(2));
  assert.equal(unitOfText(rates).rows, 'groups');
});

test('people who share their categories are none', () => {
  const rows = Array.from({ length: 60 }, () =>
    [quarters[Number(number(5))], bands[Number(number(4))], ['F', 'M'][Number(number(2))], number(40)].join(','),
  );
  const text = ['quarter,age_band,sex,visits', ...rows].map((row) => `${row}\n`).join('');
  assert.equal(unitOfText(text).rows, 'people');
});

test('people who return with the same sex are no group', () => {
  const rows = Array.from({ length: 20 }, (_, who) =>
    ['w0', 'w4', 'w8', 'w12'].map((week) => [`P${100 + who}`, week, who % 2 ? 'F' : 'M', number(90)].join(',')),
  ).flat();
  const text = ['subject,week,sex,score', ...rows].map((row) => `${row}\n`).join('');
  assert.notEqual(unitOfText(text).rows, 'groups');
});

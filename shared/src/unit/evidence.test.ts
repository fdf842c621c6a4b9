/** Evidence of people and of things, and what only looks like it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedded } from '../counts/index.ts';
import { seededRandom } from '../random/index.ts';
import { readTable } from '../table/index.ts';
import { finished, looks, tableOf, unitOfText } from './testTable.ts';
import { unitOf } from './unitOf.ts';

const unit = (columns: string) => unitOfText(tableOf(columns)).rows;
const lines = (header: string, rows: readonly string[]) => [header, ...rows].map((row) => `${row}\n`).join('');

test('values that lie near those of the row before are of one thing, measured step by step', () => {
  const random = seededRandom(3);
  const now = [5, 90, 2];
  const rows = Array.from({ length: 120 }, () => {
    for (const i of now.keys()) now[i] += (random() - 0.5) * 0.4;
    return now.map((value) => value.toFixed(3)).join(',');
  });
  assert.equal(unitOfText(lines('qv,rk,zt', rows)).rows, 'things');
  // Somebody who moves, and somebody who is watched.
  assert.notEqual(unitOfText(lines('lat,lon,zt', rows)).rows, 'things');
  assert.notEqual(unitOfText(lines('spo2,heart_rate,zt', rows)).rows, 'things');
  const shuffled = rows.map((_, i) => rows[(i * 37) % rows.length]);
  assert.equal(unitOfText(lines('qv,rk,zt', shuffled)).rows, 'unclear');
  const sorted = rows.toSorted((one, other) => Number.parseFloat(one) - Number.parseFloat(other));
  const inOrder = sorted.map((row) => row.split(',')[0]);
  assert.equal(
    unitOfText(
      lines(
        'qv,rk,zt',
        inOrder.map((value, i) => `${value},${(i * 31) % 97},${(i * 17) % 89}`),
      ),
    ).rows,
    'unclear',
  );
});

test('words that share one scale of numbers are answers, and so are a few sentences', () => {
  const moods = 'calm, secure, tense, upset, rested, jittery, content, joyful'.split(', ');
  assert.equal(unit(['study=c2', ...moods.map((mood) => `${mood}=i1:4`)].join(', ')), 'people');
  assert.equal(unit(moods.map((mood, i) => `${mood}=i${i}:90`).join(', ')), 'unclear');
  const asked = ['The staff listened to me=i1:5', 'I knew what came next=i1:5', 'The room was quiet at night=i1:5'];
  assert.equal(unit(['recorded=R', 'Food=i1:5', ...asked].join(', ')), 'people');
});

test('one fact that only people have is enough where nothing but numbers stands beside it', () => {
  assert.equal(unit('age=d, dur=d, gly=d, ret=i0:1'), 'people');
  assert.equal(unit('colGPA=d, hsGPA=d, dsci=i0:1, dart=i0:1'), 'people');
  assert.equal(unit('grp=i1:3, IQ=i70:140, test=i1:40'), 'people');
  assert.equal(unit('salary=d, years=i0:40, d1=i0:1, d2=i0:1'), 'people');
  assert.equal(unit('income=d, consume=d, relprice=d'), 'unclear');
  // One word that speaks twice is one fact.
  assert.equal(unit('rowpos=i1:8, colpos=i1:8, treatment=c6'), 'unclear');
});

test('the few who taste or teach are not the people of the rows', () => {
  const wines = 'points=i80:100, price=d, variety=c9, variety_main=c6, winery=w';
  assert.equal(
    unit(
      `country=C, ${wines}, taster_name=oKerin O’Keefe/Roger Voss, taster_email=oa@mail.test/b@mail.test/c@mail.test`,
    ),
    'things',
  );
  const table = finished(
    readTable(new TextEncoder().encode(tableOf(`${wines}, region=c5`)), {
      missingTokens: [''],
      trim: false,
      delimiter: ',',
      header: true,
    }),
  );
  const { forms, roles } = looks(table);
  const inWinery = forms.map(({ header }) => (header.name === 'winery' ? 0.5 : 0));
  assert.equal(finished(unitOf(table, embedded(table), forms, roles, inWinery)).rows, 'things');
});

test('a hash names nothing, and an organisation beside schooling is that of a person', () => {
  const random = seededRandom(5);
  const hash = () =>
    Math.floor(random() * 2 ** 48)
      .toString(16)
      .padStart(12, '0');
  const rows = Array.from({ length: 90 }, () => [hash(), random() * 30, random() * 9, random() * 60].join(','));
  assert.notEqual(unitOfText(lines('ref,km,fee,extra', rows)).rows, 'things');
  assert.equal(unit('switch=i0:1, association=c3, educ=i0:17, dist=d'), 'unclear');
});

test('a number plate leads to people, and an earthquake with a reporter is none of theirs', () => {
  const plates = Array.from(
    { length: 90 },
    (_, i) => `${7000 + i},KL-${100 + i * 7}-B,2024-01-${(i % 28) + 1} 1${i % 10}:${10 + (i % 50)},${60 + (i % 3)}`,
  );
  assert.notEqual(unitOfText(lines('sanction,licence plate,when,amount', plates)).rows, 'things');
  assert.equal(
    unit('EventID=s, Time=T, Latitude=d, Longitude=d, Depth=d, Author=oBULLETIN/SURVEY, Magnitude=d'),
    'things',
  );
});

test('people whose categories differ by chance are no table of groups', () => {
  const random = seededRandom(9);
  const pick = (most: number) => String(Math.floor(random() * most));
  const rows = Array.from({ length: 420 }, () =>
    [`r${pick(4)}`, pick(93), `c${pick(5)}`, `b${pick(4)}`, `l${pick(2)}`, pick(9000)].join(','),
  );
  assert.notEqual(unitOfText(lines('relation,age,ethnicity,belief,literate,xyz', rows)).rows, 'groups');
});

test('a table of a thousand columns asks for few combinations', () => {
  const columns = Array.from({ length: 400 }, (_, i) => `g${String.fromCharCode(97 + (i % 26))}${i}=o0/1/2`);
  const table = finished(
    readTable(new TextEncoder().encode(tableOf(`sex=oM/F, ${columns.join(', ')}`)), {
      missingTokens: [''],
      trim: false,
      delimiter: ',',
      header: true,
    }),
  );
  const { forms, roles } = looks(table);
  const counts = embedded(table);
  let asked = 0;
  const counting = {
    ...counts,
    rowCount: counts.rowCount,
    rows: counts.rows,
    classSizes(questions: Parameters<typeof counts.classSizes>[0]) {
      asked += questions.length;
      return counts.classSizes(questions);
    },
  };
  finished(unitOf(table, counting, forms, roles, []));
  assert.ok(asked < 2000, `${asked} questions`);
});

/** Tables of research: people who were followed, shares of people, studies by their sizes, years, row names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf, unitOfText } from './testTable.ts';

const lines = (header: string, rows: readonly string[]) => [header, ...rows].map((row) => `${row}\n`).join('');
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const unit = (columns: string) => unitOfText(tableOf(columns)).rows;

test('how long, and whether it came: people who were followed, but no parts that wait to fail', () => {
  const rows = upTo(60).map((i) => `${(i * 37) % 211},${i % 3 ? 1 : 0},${i % 2 ? 'a' : 'b'}`);
  assert.equal(unitOfText(lines('time,cens,group', rows)).rows, 'people');
  assert.notEqual(unitOfText(lines('time,cens,voltage', rows)).rows, 'people');
});

test('days that lie far apart are no key of a record', () => {
  const rows = upTo(60).map((i) => `${i * i},${(i * 7) % 90}`);
  assert.ok(unitOfText(lines('time,value', rows)).evidence.every(({ what }) => what !== 'a time as key'));
});

test('shares of people are said of places', () => {
  const share = (i: number, by: number) => ((i * by) % 971) / 10;
  const rows = upTo(50).map((i) => `${share(i, 37)},${share(i, 53)},${share(i, 71)},${20_000 + i * 311}`);
  assert.equal(unitOfText(lines('white,poverty,college,income', rows)).rows, 'things');
  assert.equal(unitOfText(lines('PERBLACK,PCTFEMALE,crime,income', rows)).rows, 'things');
});

test('studies by the cells that programs ask for, and by their sizes, are things', () => {
  assert.equal(unit('author=F, year=i1980:2020, tpos=i1:90, tneg=i100:900, cpos=i1:90, cneg=i100:900'), 'things');
  assert.equal(unit('study=w, treatment=c4, ni=i20:900, age=d'), 'things');
});

test('each year once, and none left out: what was earned and taught is statistics', () => {
  const rows = upTo(40).map((i) => `${1950 + i},${i * 13.5},${i * 7.25},${(i * 29) % 17}.5`);
  assert.equal(unitOfText(lines('year,wages,employed,tuition', rows)).rows, 'things');
});

test('numbers of rows before the columns hide nobody who returns', () => {
  const visits = upTo(30).flatMap((who) =>
    [1, 2, 3].map((visit) => `${who},${visit},${who % 2 ? 'f' : 'm'},${30 + who}`),
  );
  const rows = visits.map((row, i) => `${i + 1},${row}`);
  assert.equal(unitOfText(lines(',id,visit,sex,age', rows)).rows, 'events');
});

test('countries as row names are places', () => {
  const names = 'Chad,Peru,Mali,Laos,Cuba,Iran,Oman,Togo,Fiji,Iraq,Niger,Kenya,Nepal,Malta,Spain,Italy'.split(',');
  const rows = names.map((name, i) => `${name},${i % 4},${i * 2.5}`);
  const { evidence } = unitOfText(lines(',region,tfr', rows));
  assert.ok(evidence.some(({ what }) => what === 'a place as key'));
});

test('diseases by place and year are groups, whatever else was counted beside them', () => {
  const rows = ['Measles', 'Mumps', 'Rubella'].flatMap((disease) =>
    ['Ohio', 'Utah', 'Iowa', 'Maine'].flatMap((state) =>
      upTo(20).map((i) => `${disease},${state},${1960 + i},${(i * 7) % 52},${(i * 31) % 400},${3_000_000 + i * 1000}`),
    ),
  );
  assert.equal(unitOfText(lines('disease,state,year,weeks_reporting,count,population', rows)).rows, 'groups');
});

test('items that are right or wrong are answers', () => {
  assert.equal(unit('sex=oM/F, item_1=i0:1, item_2=i0:1, item_3=i0:1, item_4=i0:1, item_5=i0:1'), 'people');
});

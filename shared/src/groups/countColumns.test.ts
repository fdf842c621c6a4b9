import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHeader } from '../roles/index.ts';
import { countNounOf } from './countWords.ts';
import { readCount } from './readCount.ts';

const nounOf = (name: string) => countNounOf(readHeader(name));

test('headers that count people, in fifteen languages', () => {
  const names = [
    ...[
      'deaths',
      'new_cases',
      'number of patients',
      'studentCount',
      'population 2020',
      'pop_male',
      'Einwohnerzahl',
      'Lebendgeborene',
    ],
    ...[
      'décès',
      'nombre de bénéficiaires',
      'defunciones',
      'número de alumnos',
      'residenti',
      'óbitos',
      'aantal inwoners',
      'liczba osób',
      'antal elever',
    ],
    ...[
      'počet obyvatel',
      'число умерших',
      'hasta sayısı',
      '死亡者数',
      '総人口',
      '人数',
      '이용자수',
      '사망자 수',
      '인구',
    ],
  ];
  for (const name of names) assert.equal(nounOf(name), 'people', name);
});

test('headers that only look so', () => {
  const names = [
    'patient_id',
    'student number',
    'numero paziente',
    'death rate',
    'cases per 100k',
    'population density',
    'birth year',
    'Todesdatum',
  ];
  for (const name of [...names, '死亡率', '指数', 'avg patients', 'case name', 'hospital beds', 'price', 'Q1']) {
    assert.notEqual(nounOf(name), 'people', name);
  }
  for (const name of ['n', 'count', 'Anzahl', 'počet', '件数', 'Male', '15–24', '85+', 'Total']) {
    assert.equal(nounOf(name), 'anything', name);
  }
});

test('cells: counts, marks with what they leave open, and gaps', () => {
  const read = (text: string) => readCount(text, new Set(['-9']));
  const counts: [string, number][] = [
    ['0', 0],
    ['1217', 1217],
    ['1,217', 1217],
    ["1'217", 1217],
    ['1.217.001', 1217001],
    ['3.0', 3],
    ['-', 0],
    ['–', 0],
  ];
  for (const [text, value] of counts) assert.deepEqual(read(text), { is: 'count', value }, text);
  const marks: [string, number, number | undefined][] = [
    ...['*', 'x', 'c', '(D)', 's', '-9'].map((text): [string, number, undefined] => [text, 1, undefined]),
    ['<5', 1, 4],
    ['< 11', 1, 10],
    ['≤4', 1, 4],
    ['1-4', 1, 4],
    ['1–4', 1, 4],
    ['less than 10', 1, 9],
  ];
  for (const [text, least, most] of marks) assert.deepEqual(read(text), { is: 'suppressed', least, most }, text);
  for (const text of ['', '..', ':', '.', 'NA', '…']) assert.equal(read(text).is, 'missing', text);
  for (const text of ['-1', '1.5', '3,14', '12 %', 'Berlin', '2020-01-01', '4-1'])
    assert.equal(read(text).is, 'other', text);
});

/** COL's experiment: what is masked in one column, others then tell. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { drain } from '../analysis/index.ts';
import { treatmentNamed } from '../remedies/index.ts';
import { sensitivityChanges, type Treatments, treatColumns } from './index.ts';
import { fileOf, settingsOf } from './testFiles.ts';

/** Table 1 of COL. */
const patients = [
  'MINum,Sex,Age,ZipCode,Birthday,Disease',
  'EN569244,F,19,721001,1230,Fever',
  'EF863453,M,23,121000,0422,Pneumonia',
  'EX756421,F,56,831100,0719,Fever',
  'EA556754,F,14,201100,0926,Appendicitis',
  'EP974423,M,23,012000,1111,Leukemia',
  'EN540305,F,67,831100,1230,Fever',
  'EY775612,M,19,721001,0717,Leukemia',
].join('\n');

/** An identifier, and columns of which only several together single rows out, as the paper's real table has them. */
const synthetic = [
  'ID,Major,Year,Dorm,Gender',
  ...Array.from({ length: 60 }, (_, i) => {
    const id = `66${String(10_000 + i * 137).padStart(6, '0')}`;
    return [id, `m${(i * 7) % 11}`, `y${i % 4}`, `d${(i * 5) % 9}`, i % 2 ? 'f' : 'm'].join();
  }),
].join('\n');

const settings = settingsOf({ columns: { '*': 'quasi-identifier' } });

function changesBy(text: string, characters: number) {
  const { analysis } = fileOf(text, settings);
  const facts = drain(analysis.classes());
  const treatments: Treatments = new Map([[0, treatmentNamed('mask-last', { characters })]]);
  const changes = drain(sensitivityChanges(facts, drain(treatColumns(facts, treatments)), 10));
  assert.ok(changes);
  return changes;
}

for (const [name, text, masked] of [
  ['Table 1 of COL', patients, 6],
  ['a synthetic table of students', synthetic, 3],
] as const) {
  test(`${name}: with its last characters masked a column is less sensitive, and some others are more`, () => {
    const [own, ...others] = changesBy(text, masked);
    assert.ok(own.after !== undefined && own.after < own.before, `${own.before} → ${own.after}`);
    const rising = others.filter(({ before, after }) => after !== undefined && after > before);
    assert.ok(rising.length > 0, others.map(({ before, after }) => `${before} → ${after}`).join('; '));
  });
}

test('masked wholly it tells nothing any more, and all that it alone told is gone', () => {
  const [own, ...others] = changesBy(patients, 8);
  assert.equal(own.after, 0);
  for (const { before, after } of others) assert.equal(after, before);
});

test('a removed column has no sensitivity afterwards', () => {
  const facts = drain(fileOf(patients, settings).analysis.classes());
  const [own, ...others] = drain(sensitivityChanges(facts, new Map([[0, undefined]]), 10)) ?? [];
  assert.equal(own.after, undefined);
  assert.equal(others.length, 5);
});

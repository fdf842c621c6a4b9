/** COL's experiment: others then reveal what is masked in one column. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { drain } from '../../analysis/index.ts';
import { type Treatment, treatmentNamed } from '../../remedies/index.ts';
import { sensitivitiesBetween, sidesOf, treatColumns } from '../index.ts';
import { fileOf, settingsOf } from '../testFiles.ts';
import { patients, registerOf } from './testRegister.ts';

const settings = settingsOf({ columns: { '*': 'quasi-identifier' } });

/** Name → S before and after, to three decimals as papers print them. */
function changesBy(text: string, name: string, treatment: Treatment | undefined) {
  const { analysis } = fileOf(text, settings);
  const facts = drain(analysis.classes());
  const column = facts.table.columns.findIndex((one) => one.name === name);
  const sides = drain(sidesOf(analysis, drain(treatColumns(facts, new Map([[column, treatment]])))));
  const told = drain(sensitivitiesBetween(sides, 10));
  assert.ok(told && told !== 'late');
  assert.equal(told.isRelaxed, false);
  return new Map(told.columns.map((change) => [facts.table.columns[change.column].name, change]));
}

const masked = (text: string, name: string, characters: number) =>
  changesBy(text, name, treatmentNamed('mask-last', { characters }));

const rising = (changes: ReturnType<typeof changesBy>) =>
  [...changes].filter(([, { before, after }]) => (after ?? 0) > before).map(([name]) => name);

test('Table 1 of COL: as long as MINum stays a key its mask changes nothing; with five characters masked Age and ZipCode tell more', () => {
  for (const characters of [1, 2, 3, 4]) {
    const changes = masked(patients, 'MINum', characters);
    assert.equal(changes.get('MINum')?.after, 0.5);
    assert.deepEqual(rising(changes), []);
  }
  for (const characters of [5, 6]) {
    const changes = masked(patients, 'MINum', characters);
    assert.deepEqual(changes.get('MINum'), { column: 0, before: 0.5, after: 0.375 });
    assert.deepEqual(changes.get('Age'), { column: 2, before: 0.40625, after: 0.453125 });
    assert.deepEqual(changes.get('ZipCode'), { column: 3, before: 0.3125, after: 0.40625 });
    assert.deepEqual(rising(changes), ['Age', 'ZipCode']);
  }
});

test('a register like RPI: each character more that is masked leaves the number less sensitive, and most others above what they were', () => {
  const text = registerOf(1500, 7);
  let last = 0.5;
  for (const characters of [1, 2, 3]) {
    const changes = masked(text, 'CtfId', characters);
    const own = changes.get('CtfId');
    assert.equal(own?.before, 0.5);
    assert.ok((own.after ?? 1) < last, `${characters}: ${own.after}`);
    last = own.after ?? 0;
    for (const name of ['Name', 'Birth', 'Addr', 'Zip', 'Tel']) assert.ok(rising(changes).includes(name), name);
    assert.ok(!rising(changes).includes('CtfId'));
  }
});

test('masked wholly it tells nothing any more, and all that it alone told is gone', () => {
  const [own, ...others] = masked(patients, 'MINum', 8).values();
  assert.equal(own.after, 0);
  for (const { before, after } of others) assert.equal(after, before);
});

test('a removed column has no sensitivity afterwards', () => {
  const [own, ...others] = changesBy(patients, 'MINum', undefined).values();
  assert.equal(own.after, undefined);
  assert.equal(others.length, 5);
});

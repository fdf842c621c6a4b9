import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bytesAsInput } from '../../files/index.ts';
import { finished, namesOf, readBytes, rowsOf, textsOf } from '../testReading.ts';
import { spss } from './index.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../../test/readers/fixtures/${name}`, import.meta.url));

const none = undefined;
/** Column by column; the long remark and the weight are looked at by themselves. */
const survey = {
  v1: ['34', none, none, '47'],
  v17: ['1980-04-03', '1999-05-05', none, '1900-01-01'],
  sex: ['1', '2', none, '1'],
  income: [none, '2000', none, '123456.789'],
  town: ['Bern', 'Zürich', none, 'Genève'],
  woke: ['12:30:00', '01:02:03', none, '25:00:00'],
  seen: ['2020-04-03T10:11:12.500', '1999-01-01T00:00:00', none, '2023-12-31T23:59:59'],
  left: ['1980-04-03', '1999-12-31', none, '2000-01-01'],
  a_long_name_of_a_variable: ['1.25', '100000000000000000000', none, '-0.1'],
  began: ['2020-04-01', '1999-01-01', none, '2023-12-01'],
  word: ['ja', none, none, 'w n'],
  code: ['00123', '00001', none, '54321'],
};

for (const name of ['survey.sav', 'survey-plain.sav', 'survey.zsav', 'survey-1252.sav']) {
  test(`${name}: values, declared missing ones, dates, names and labels`, async () => {
    const { table } = await readBytes(spss, fixture(name));
    assert.deepEqual(namesOf(table), [...Object.keys(survey), 'remark', 'weight']);
    for (const [column, texts] of Object.entries(survey)) assert.deepEqual(textsOf(table, column), texts, column);
    const { label, valueLabels } = table.columns[2] ?? assert.fail();
    assert.equal(label, 'Sex of the respondent');
    assert.deepEqual(Object.fromEntries(valueLabels ?? []), { 1: 'male', 2: 'female', 9: 'refused' });
    assert.deepEqual(Object.fromEntries(table.columns[10]?.valueLabels ?? []), { ja: 'yes', nein: 'no' });
    assert.deepEqual(textsOf(table, 'weight'), ['1.5', '1.5', '1.5', '1.5']);
  });
}

test('texts of more than 255 bytes are whole', async () => {
  const remark = `ja${' '.repeat(18)}${'é'.repeat(579)}!`;
  assert.equal(textsOf((await readBytes(spss, fixture('survey-1252.sav'))).table, 'remark')[0], remark);
  const inUtf8 = textsOf((await readBytes(spss, fixture('survey.sav'))).table, 'remark')[0] ?? '';
  assert.ok(remark.startsWith(inUtf8.replace(/[^é]$/u, '')) && inUtf8.length > 300);
});

test('names without the cases, and only some of the columns', async () => {
  const heads = spss.heads?.(bytesAsInput('data', fixture('survey.zsav')), undefined) ?? assert.fail();
  assert.equal((await finished(heads)).length, 14);
  const { table } = await readBytes(spss, fixture('survey.sav'), { columns: ['sex', 'town'] });
  assert.deepEqual([table.width, table.columns.map(({ index }) => index)], [14, [2, 4]]);
  assert.deepEqual(rowsOf(table)[1], ['2', 'Zürich']);
});

test('what cannot be read is said in a sentence', async () => {
  const rejects = (bytes: Uint8Array, sentence: RegExp) =>
    assert.rejects(readBytes(spss, bytes), { name: 'FileProblem', message: sentence });
  await rejects(Buffer.from('ENCRYPTEDSAV\0\0\0\0'), /It has a password/);
  await rejects(Buffer.from('a,b\n1,2\n'), /This SPSS file is damaged or cut off/);
  await rejects(fixture('survey.sav').subarray(0, -40), /This SPSS file is damaged or cut off/);
  await rejects(fixture('survey-plain.sav').subarray(0, -900), /This SPSS file is damaged or cut off/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../../random/index.ts';
import { takesAtMost } from '../../../testing/index.ts';
import { columnOf, detectedIn } from '../../testColumn.ts';
import { drawn } from '../../testValues/drawn.ts';
import { healthHeaders, healthValues } from '../../testValues/health.ts';
import { hostileValues } from '../../testValues/hostile.ts';
import { health } from './index.ts';

const random = seededRandom(4);
const many = (make: () => string) => Array.from({ length: 200 }, make);
const shaped = (pattern: string) => many(() => drawn(pattern, random));
const sample = (id: string) => many(() => healthValues[id](random));

test('each is found under its header, in any language', () => {
  for (const { id } of health) {
    const values = sample(id);
    for (const header of healthHeaders[id]) assert.equal(detectedIn(header, values), id, header);
  }
});

test('what is found without a header, and what is rightly not', () => {
  const found = ['icd-10', 'atc', 'loinc', 'snomed', 'blood-type', 'course-of-illness', 'clinical-term', 'habits'];
  for (const { id } of health) {
    const isTerm = ['diagnosis', 'medication', 'clinical-variable'].includes(id);
    const expected = isTerm ? 'clinical-term' : found.includes(id) ? id : 'none';
    assert.equal(detectedIn('', sample(id)), expected, id);
  }
});

test('all of it is sensitive and none names anybody', () => {
  for (const { id, role } of health) assert.equal(role, 'sensitive', id);
});

test('a yes or no is as telling as a name of the illness', () => {
  for (const header of ['has_diabetes', 'is_smoker', 'hypertension', 'heart_disease', 'HIV', 'isPregnant'])
    assert.ok(
      health.some((detector) => detector.judge(columnOf(header, ['0', '1']))),
      header,
    );
});

test('codes without a header have to be beyond doubt', () => {
  assert.equal(detectedIn('', shaped('P99.9')), 'none', 'all in one chapter');
  assert.equal(detectedIn('sku', sample('icd-10')), 'goods');
  assert.equal(detectedIn('', shaped('A99')), 'none');
  assert.equal(detectedIn('diagnosis_code', ['E11', 'I10', 'J45', 'E119']), 'icd-10');
  assert.equal(detectedIn('', shaped('A99AA99')), 'none', 'groups that do not exist');
  assert.equal(detectedIn('', shaped('1999-9')), 'none', 'wrong check digits');
  assert.equal(detectedIn('', shaped('199999009')), 'none', 'wrong check digits');
  assert.equal(detectedIn('', shaped('99999')), 'none');
});

test('marks and ratings are no blood groups', () => {
  assert.equal(detectedIn('', ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+']), 'none');
  assert.equal(detectedIn('grade', ['A+', 'A', 'A-', 'B+', 'B', 'B-']), 'mark');
  assert.equal(detectedIn('rating', ['AAA', 'AA+', 'AA', 'A+', 'A', 'BBB']), 'outcome');
  assert.equal(detectedIn('blood_type', ['A', 'B', 'O']), 'blood-type');
});

test('statistics and things of the trade are nobody’s health', () => {
  for (const header of [
    'cancer_rate',
    'diabetes_prevalence',
    'hepatitis_cases',
    'drug_price',
    'health_check_url',
    'number_of_symptoms',
    'procedure_cost',
    'server_health',
  ])
    assert.equal(health.filter((detector) => detector.judge(columnOf(header, ['1', '2', '3']))).length, 0, header);
  assert.equal(detectedIn('stroke', ['3.47', '2.68', '3.19']), 'none');
  assert.equal(detectedIn('alcohol', ['9.4', '10.2', '12.8']), 'none');
});

test('values made to keep a pattern busy are judged at once', () => {
  for (const detector of health)
    for (const header of ['', healthHeaders[detector.id][0]]) {
      const column = columnOf(header, hostileValues);
      detector.judge(column);
      takesAtMost(0.5 * column.values.length, () => detector.judge(column), detector.id);
    }
});

test('days off sick and special needs are matters of health', () => {
  const days = Array.from({ length: 60 }, (_, i) => String((7 * i) % 20));
  assert.equal(detectedIn('SickDaysTaken', days), 'diagnosis');
  assert.equal(detectedIn('sen_status', ['None', 'EHCP', 'Support', 'None', 'None']), 'disability');
});

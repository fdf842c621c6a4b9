import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBelow, seededRandom } from '../../../random/index.ts';
import { takesAtMost } from '../../../testing/index.ts';
import { ENOUGH } from '../../detector.ts';
import { columnOf, detectedIn, detection } from '../../testColumn.ts';
import { drawn } from '../../testValues/drawn.ts';
import { recordsHeaders, recordsValues } from '../../testValues/records.ts';
import { records } from './index.ts';

const random = seededRandom(3);
const many = (make: (i: number) => string) => Array.from({ length: 300 }, (_, i) => make(i));
const valuesOf = (id: string) => many(() => recordsValues[id](random));
const shaped = (pattern: string) => many(() => drawn(pattern, random));
const claims = (header: string, values: readonly string[]) => {
  const column = columnOf(header, values);
  return records.filter((detector) => (detector.judge(column)?.confidence ?? 0) >= ENOUGH).map(({ id }) => id);
};

test('each is found under its header, in any language, and none without', () => {
  for (const { id } of records) {
    const values = valuesOf(id);
    for (const header of recordsHeaders[id]) assert.equal(detectedIn(header, values), id, header);
    const alone = id === 'token' ? ['token'] : [];
    assert.deepEqual(claims('', values), alone, id);
    assert.deepEqual(claims('data', values), alone, id);
  }
});

test('the id of a person is the subject where it has many rows, a pseudonym where it has one', () => {
  const repeated = valuesOf('subject-id');
  const subject = detection('patient_id', repeated);
  assert.equal(subject?.detector.role, 'subject');
  const rowsPerValue = repeated.length / new Set(repeated).size;
  assert.deepEqual(subject?.judgement.evidence, [
    { says: 'header', words: 'patientid' },
    { says: 'repeated', rowsPerValue },
  ]);
  const person = detection('patient_id', valuesOf('person-id'));
  assert.equal(person?.detector.role, 'identifier');
  assert.equal(person?.detector.isPseudonym, true);
});

test('two values number nobody, whatever the header says', () => {
  assert.deepEqual(
    claims(
      'patient_id',
      many((i) => String(i % 2)),
    ),
    [],
  );
});

test('record and account numbers that come again and again are subjects', () => {
  const repeated = many(() => `A${10_000 + randomBelow(random, 40)}`);
  for (const header of ['mrn', 'account_id', 'policy_no', 'beneficiary_id']) {
    assert.deepEqual(claims(header, repeated), ['subject-id'], header);
  }
});

test('a word for a person says it only by itself', () => {
  const ids = many(() => String(1000 + randomBelow(random, 60)));
  assert.deepEqual(claims('user', ids), ['subject-id']);
  for (const header of ['client_port', 'member_points', 'user_total', 'customer_type_id', 'number_of_patients']) {
    assert.deepEqual(claims(header, ids), [], header);
  }
  assert.deepEqual(
    claims(
      'user',
      many((i) => (i % 2 ? 'yes' : 'no')),
    ),
    [],
  );
});

test('goods, papers and counts are no records of people', () => {
  const numbers = shaped('99999999');
  for (const header of [
    'product_id',
    'order_id',
    'order_no',
    'invoice_number',
    'invoice_no',
    'sku',
    'tracking_number',
  ]) {
    assert.deepEqual(claims(header, numbers), [], header);
  }
  for (const header of ['purchase_order_case_number', 'product_serial_number', 'vendor_account_number', 'meter_no']) {
    assert.deepEqual(claims(header, numbers), [], header);
  }
  for (const header of ['account_balance', 'policy_type', 'case', 'cases', 'claim_amount', 'customer_name', 'serial']) {
    assert.deepEqual(claims(header, shaped('99999.99')), [], header);
  }
});

test('a record number has its own value in each row and one shape', () => {
  const uneven = many((i) => (i % 2 ? drawn('AA-9/A', random) : drawn('9999.AAA-9', random)) + (i % 3 ? 'x-1' : ''));
  assert.deepEqual(claims('case_number', uneven), []);
  assert.deepEqual(
    claims(
      'case_number',
      many((i) => `C-${i % 9}`),
    ),
    [],
  );
  assert.deepEqual(
    claims(
      'case_number',
      many((i) => `C-${1000 + i}`),
    ),
    ['case-number'],
  );
});

test('a bare id is the id of the row, if no value comes twice', () => {
  assert.deepEqual(
    claims(
      'id',
      many((i) => String(i)),
    ),
    ['record-id', 'row-number'],
  );
  assert.equal(
    detectedIn(
      'id',
      many((i) => String(i + 1)),
    ),
    'row-number',
  );
  assert.deepEqual(
    claims(
      'ID',
      many((i) => String(i >> 2)),
    ),
    [],
  );
  assert.deepEqual(
    claims(
      'product_id',
      many((i) => String(i)),
    ),
    [],
  );
  assert.deepEqual(
    claims(
      'id2',
      many((i) => String(i)),
    ),
    [],
  );
  assert.deepEqual(claims('id', shaped('AAAA AAAAA')), []);
});

test('words for counts name rows only where the numbers run on', () => {
  const shuffled = many((i) => String((i * 7) % 300));
  for (const header of ['n', 'No.', 'Unnamed: 0', 'index', '番号']) {
    assert.deepEqual(claims(header, shuffled), ['record-id'], header);
    assert.deepEqual(
      claims(
        header,
        many((i) => String(i * i)),
      ),
      [],
      header,
    );
  }
});

test('the weight of bodies and goods is no sampling weight', () => {
  const computed = valuesOf('sampling-weight');
  assert.equal(detection('weight', computed)?.detector.role, 'weight');
  for (const header of [
    'weight_kg',
    'body_weight',
    'Weight (lbs)',
    'gross_weight',
    'item_weight',
    'molecular_weight',
  ]) {
    assert.deepEqual(claims(header, computed), [], header);
  }
  assert.deepEqual(claims('weight', shaped('79.9')), []);
  assert.deepEqual(claims('Gewicht', shaped('79')), []);
  assert.deepEqual(claims('sampling_weight', shaped('1999')), ['sampling-weight']);
  assert.deepEqual(claims('sampling_weight', shaped('-9.9')), []);
  assert.deepEqual(claims('sampling_weight', shaped('AAA')), []);
});

test('no value makes a pattern run long', () => {
  const values = ['a', '0', 'a1', '1 ', '- ', '1-', '\u3042'].map((piece) => `${piece.repeat(256).slice(0, 80)}!`);
  for (const detector of records) {
    const column = columnOf(recordsHeaders[detector.id][0] ?? '', values);
    detector.judge(column);
    const judgeOften = () => {
      for (let i = 0; i < 50; i++) detector.judge(column);
    };
    takesAtMost(0.1 * 50 * values.length, judgeOften, detector.id);
  }
});

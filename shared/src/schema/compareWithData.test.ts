import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable } from '../table/index.ts';
import { compareWithData } from './compareWithData.ts';
import { schemaOf } from './testFiles.ts';

function drained<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function compared(text: string, schema: object, more: object = {}) {
  const { resources } = schemaOf({ resources: [{ name: 'a', path: 'a.csv', schema, ...more }] });
  const options = { missingTokens: [''], trim: false, header: true };
  return drained(compareWithData(resources[0], drained(readTable(new TextEncoder().encode(text), options))));
}

test('missing and extra columns, and whether the schema minds', () => {
  const fields = [{ name: 'a' }, { name: 'b' }];
  const of = (fieldsMatch?: string) => {
    const { missing, extra, missingIsWrong, extraIsWrong } = compared('b,c\n1,2\n', {
      fields,
      ...(fieldsMatch && { fieldsMatch }),
    });
    return [missing.map(({ name }) => name), extra, missingIsWrong, extraIsWrong];
  };
  assert.deepEqual(of(), [['a'], [1], true, true]);
  assert.deepEqual(of('subset'), [['a'], [1], true, false]);
  assert.deepEqual(of('superset'), [['a'], [1], false, true]);
  assert.deepEqual(of('partial'), [['a'], [1], false, false]);
  assert.equal(compared('b,a\n1,2\n', { fields }).isOutOfOrder, true);
  assert.equal(compared('b,a\n1,2\n', { fields, fieldsMatch: 'equal' }).isOutOfOrder, false);
});

test('cells that contradict types, lists, required and unique are counted', () => {
  const fields = [
    { name: 'n', type: 'integer', constraints: { required: true } },
    { name: 'd', type: 'date' },
    { name: 'c', constraints: { enum: ['x', 'y'] } },
    { name: 'k' },
  ];
  const { contradictions, missing, extra } = compared(
    'n,d,c,k\n1,2024-01-01,x,1\n1.5,01/02/2024,z,1\n,2024-13-01,z,2\n-7,,y,3\n',
    { fields, primaryKey: ['k'] },
  );
  assert.deepEqual([missing, extra], [[], []]);
  assert.deepEqual(
    contradictions.map(({ field, what, cells, distinct }) => [field.name, what, cells, distinct]),
    [
      ['n', 'type', 1, 1],
      ['n', 'required', 1, 1],
      ['d', 'type', 2, 2],
      ['c', 'values', 2, 1],
      ['k', 'unique', 2, 1],
    ],
  );
});

test('fields and columns that share a name are for each other, first for first', () => {
  const of = (text: string, ...names: string[]) => {
    const { missing, extra, isOutOfOrder } = compared(text, { fields: names.map((name) => ({ name })) });
    return [missing.length, extra, isOutOfOrder];
  };
  assert.deepEqual(of('a,b\n1,2\n', 'a', 'b', 'a'), [0, [], false]);
  assert.deepEqual(of('a,b,a\n1,2,3\n', 'a', 'b', 'a'), [0, [], false]);
  assert.deepEqual(of('a,b,a\n1,2,3\n', 'a', 'b'), [0, [], false]);
  assert.deepEqual(of('b,a,a\n1,2,3\n', 'a', 'a', 'b'), [0, [], true]);
});

test('values are compared as what they mean, and missing values of a field contradict nothing', () => {
  const fields = [
    { name: 'n', type: 'number', constraints: { enum: [1, 2.5] } },
    { name: 'b', type: 'boolean', constraints: { enum: [true] } },
    { name: 'g', type: 'number', groupChar: ',', constraints: { enum: [1000] } },
    { name: 'd', type: 'date', missingValues: ['unknown'], constraints: { unique: true } },
    { name: 'c', categories: [{ value: 'x' }], missingValues: [{ value: '-', label: 'none' }] },
    { name: 'i', type: 'integer' },
  ];
  const { contradictions } = compared(
    'n,b,g,d,c,i\n1.0,TRUE,"1,000",unknown,x, 1\n2.50,1,"1,000",unknown,-,2\n3,1,"1,000",2020-01-01,x,3\n',
    { fields },
  );
  assert.deepEqual(
    contradictions.map(({ field, what, cells }) => [field.name, what, cells]),
    [['n', 'values', 1]],
  );
});

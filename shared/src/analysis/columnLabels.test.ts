import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../config/index.ts';
import { type Column, ColumnBuilder } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { drain } from './progress.ts';

interface Said {
  readonly name: string;
  readonly texts: readonly string[];
  readonly label?: string;
  readonly valueLabels?: Readonly<Record<string, string>>;
}

/** The detector of each column. */
function detectedIn(all: readonly Said[]): (string | undefined)[] {
  const columns = all.map(({ name, texts, label, valueLabels }, index): Column => {
    const builder = new ColumnBuilder(index, name, { missingTokens: [''], trim: false });
    for (const _ of builder.append(texts));
    const labels = valueLabels && new Map(Object.entries(valueLabels));
    return { ...builder.column(), ...(label && { label }), ...(labels && { valueLabels: labels }) };
  });
  const table = { columns, width: columns.length, rowCount: all[0]?.texts.length ?? 0, areNamed: true };
  const source = { bytes: () => new Uint8Array() };
  const { roles } = drain(dataSet(table as never, readSettings({}).settings, source).profile());
  return roles.map(({ detector }) => detector?.id);
}

const dates = Array.from({ length: 40 }, (_, i) => `${1930 + i}-0${1 + (i % 9)}-12`);
const codes = Array.from({ length: 40 }, (_, i) => String(1 + (i % 2)));
const ages = Array.from({ length: 40 }, (_, i) => String(20 + i));

test('a label names a column as a header does', () => {
  const [none, labelled] = detectedIn([
    { name: 'v17', texts: dates },
    { name: 'v18', texts: dates, label: 'Date of birth' },
  ]);
  assert.notEqual(none, labelled);
  assert.equal(labelled, 'date-of-birth');
});

test('a name that says what a column is needs no label', () => {
  const [plain, labelled] = detectedIn([
    { name: 'birth_date', texts: dates },
    { name: 'birth_date', texts: dates, label: 'Q3 (as in the register)' },
  ]);
  assert.equal(labelled, plain);
  const question = 'Thinking of the date of birth of your mother and of your father, which of the two is better known?';
  const [byNothing, byQuestion] = detectedIn([
    { name: 'q3', texts: codes },
    { name: 'q3', texts: codes, label: question },
  ]);
  assert.equal(byQuestion, byNothing);
});

test('codes are judged by what they stand for, and numbers with a few labels by themselves', () => {
  const [sex, age] = detectedIn([
    { name: 'v1', texts: codes, valueLabels: { 1: 'male', 2: 'female', 9: 'refused' } },
    { name: 'v2', texts: ages, label: 'Age in years', valueLabels: { 59: '59 or older' } },
  ]);
  assert.equal(sex, 'sex');
  assert.equal(age, 'age');
});

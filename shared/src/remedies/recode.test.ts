/** A treated column is what reading the treated text gives; a treatment changes only what it says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inferRole, sampleColumn } from '../roles/index.ts';
import { type Column, Dictionary, MissingTokens, readTable } from '../table/index.ts';
import { type ColumnToTreat, type Treatment, treatmentNamed, treatmentsFor } from './index.ts';
import { recode } from './recode.ts';

const missingTokens = ['', 'NA'];

function drained<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as T;
  }
}

function columnOf(name: string, values: readonly string[]): Column {
  const cells = [name, ...values].map((value) => `"${value.replaceAll('"', '""')}"`);
  const text = new TextEncoder().encode(`${cells.join('\n')}\n`);
  return drained(readTable(text, { missingTokens, trim: false, header: true, delimiter: ';' })).columns[0];
}

function toTreat(column: Column, values: readonly string[]): ColumnToTreat {
  const missing = values.filter((value) => missingTokens.includes(value)).length;
  const distinct = new Set(values).size;
  const counts = { rows: values.length, missing, distinct, uniqueShare: distinct / values.length, meanLength: 8 };
  const { role, kind, detector } = drained(inferRole(sampleColumn(column.name, column.dictionary, counts)));
  return { role, kind, detector, values: column.dictionary, rows: values.length, k: 5 };
}

function treated(name: string, values: readonly string[], treatment: Treatment): string[] {
  const column = columnOf(name, values);
  const fresh = new Dictionary(new MissingTokens(missingTokens));
  const { written } = drained(recode(column, toTreat(column, values), treatment, fresh));
  return values.map((value, row) => written[column.codes.at(row)] ?? value);
}

const named = (name: string, parameters: unknown): Treatment => {
  const treatment = treatmentNamed(name, parameters);
  assert.ok(treatment, `${name} takes these parameters`);
  return treatment;
};

const examples: readonly [remedy: string, parameters: object, values: string, becomes: string][] = [
  ['bands', { width: 10, areWhole: true }, '7 20 29 30 -3 x', '0–9 20–29 20–29 30–39 -10–-1 *'],
  ['bands', { width: 0.5, areWhole: false }, '0.3 0.5 1.49 NA', '[0,_0.5) [0.5,_1) [1,_1.5) NA'],
  ['age-bands', { width: 10, oldest: 90 }, '0 39 89 90 104', '0–9 30–39 80–89 90+ 90+'],
  ['age-bands', { width: 20, oldest: 90 }, '79 80 89 91', '60–79 80–89 80–89 90+'],
  ['age-bands', { width: 1, oldest: 90 }, '41 93', '41 90+'],
  ['coarser-date', { to: 'month' }, '1984-03-17 17.03.1984 1984 0000 x', '1984-03 1984-03 1984 * *'],
  ['coarser-date', { to: 'quarter' }, '1984-03-17 1984-12-01', '1984-Q1 1984-Q4'],
  ['coarser-date', { to: 'decade' }, '1984-03-17 2001', '1980s 2000s'],
  ['coarser-time', { hours: 1 }, '13:45 7:05 11:59pm', '13:00–13:59 07:00–07:59 23:00–23:59'],
  ['coarser-time', { hours: 6 }, '13:45 05:00', '12:00–17:59 00:00–05:59'],
  ['postcode-prefix', { keep: 3 }, '47103 8001 N1', '471** 800* N1'],
  ['coordinate-decimals', { decimals: 1 }, '47.3769 -0.04 8 -.59', '47.3 0.0 8.0 -0.5'],
  ['rounding', { to: 100 }, '1249 1250 -60', '1200 1300 -100'],
  ['rounding', { to: 0.1 }, '1.26 2', '1.3 2'],
  ['top-bottom', { bottom: 10, top: 90, step: 10 }, '3 10 55 91', '<10 10 55 >90'],
  ['email-domain', {}, 'ann@example.org none', '*@example.org *'],
  ['ip-network', { v4: 24, v6: 48 }, '10.1.2.3 2001:db8:1:2::3 x', '10.1.2.0/24 2001:db8:1::/48 *'],
  ['mask-last', { characters: 3 }, 'AB1234 X', 'AB1*** *'],
  ['keep-last', { characters: 4 }, 'AB1234 X', '**1234 X'],
  ['keep-prefix', { characters: 1 }, 'E11 J', 'E* J'],
  ['number-anew', {}, 'P9 P3 P9', '1 2 1'],
  ['redact', {}, 'a b NA', '* * *'],
];

for (const [remedy, parameters, values, becomes] of examples) {
  test(`${remedy} ${JSON.stringify(parameters)}: ${values}`, () => {
    const after = treated('x', values.split(' '), named(remedy, parameters));
    assert.equal(after.map((value) => value.replaceAll(' ', '_')).join(' '), becomes);
  });
}

test('rare values are merged, and so many that the merged ones are no rarer than what stays', () => {
  const values = [
    ...Array<string>(9).fill('a'),
    ...Array<string>(6).fill('b'),
    ...Array<string>(5).fill('c'),
    'd',
    'e',
  ];
  const after = treated('job', values, named('merge-rare', { rows: 5 }));
  assert.deepEqual([...new Set(after)], ['a', 'b', 'Other']);
  assert.equal(after.filter((value) => value === 'Other').length, 7);
});

test('what is offered can be kept in a recipe, and makes the column coarser', () => {
  const dates = Array.from({ length: 60 }, (_, i) => `19${40 + i}-0${1 + (i % 9)}-1${i % 10}`);
  const ages = Array.from({ length: 90 }, (_, i) => String(i + 10));
  const incomes = Array.from({ length: 90 }, (_, i) => String(1200 + 37 * i));
  for (const [name, values] of Object.entries({ birth_date: dates, age: ages, income: incomes })) {
    const offers = treatmentsFor(toTreat(columnOf(name, values), values));
    assert.ok(offers.length > 2, name);
    for (const { remedy, parameters, title } of offers) {
      const again = treatmentNamed(remedy, JSON.parse(JSON.stringify(parameters)));
      assert.deepEqual(again?.parameters, parameters);
      assert.ok(title(name).includes(name));
      const after = treated(name, values, again as Treatment);
      assert.ok(new Set(after).size <= new Set(values).size, remedy);
      assert.notDeepEqual(after, values, remedy);
    }
  }
});

test('the treated column is what reading the treated cells gives', () => {
  const value = fc.oneof(fc.constantFrom('', 'NA', '1', '12', '7.5', 'x', '1984-03-17', 'O"K', ' a'), fc.string());
  const anyTreatment = fc.constantFrom(
    named('bands', { width: 10, areWhole: true }),
    named('coarser-date', { to: 'year' }),
    named('mask-last', { characters: 2 }),
    named('merge-rare', { rows: 2 }),
    named('redact', {}),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), anyTreatment, (values, treatment) => {
      const column = columnOf('x', values);
      const fresh = new Dictionary(new MissingTokens(missingTokens));
      const { column: recoded } = drained(recode(column, toTreat(column, values), treatment, fresh));
      const read = columnOf('x', treated('x', values, treatment));
      const textAt = (each: Column, row: number) => [
        each.codes.at(row) === 0,
        each.dictionary.text(each.codes.at(row)),
      ];
      for (const row of values.keys()) assert.deepEqual(textAt(recoded, row), textAt(read, row));
      for (const each of [recoded, read]) {
        const counts = new Map<string, number>();
        for (const row of values.keys()) {
          const text = String(textAt(each, row));
          counts.set(text, (counts.get(text) ?? 0) + 1);
        }
        for (const row of values.keys()) {
          assert.equal(each.dictionary.count(each.codes.at(row)), counts.get(String(textAt(each, row))));
        }
      }
    }),
  );
});

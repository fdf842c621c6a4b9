/** A treated column is what reading the treated text gives; a treatment changes only what it says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Dictionary, MissingTokens } from '../table/index.ts';
import { drawn, takesAtMost } from '../testing/index.ts';
import { recode, remedies, type Treatment, treatmentNamed, treatmentsFor } from './index.ts';
import {
  anyValue,
  assertSameColumn,
  columnAs,
  columnOf,
  drained,
  fresh,
  hostileValues,
  named,
  toTreat,
  treated,
} from './testColumns.ts';

const examples: readonly [remedy: string, parameters: object, values: string, becomes: string][] = [
  ['bands', { width: 10, areWhole: true }, '7 20 29 30 -3 x', '0–9 20–29 20–29 30–39 -10–-1 *'],
  ['bands', { width: 0.5, areWhole: false }, '0.3 0.5 1.49 NA', '[0,_0.5) [0.5,_1) [1,_1.5) NA'],
  ['bands', { width: 0.1, areWhole: false }, '0.3 0.7 -0.1 -0', '[0.3,_0.4) [0.7,_0.8) [-0.1,_0) [0,_0.1)'],
  ['age-bands', { width: 10, oldest: 90 }, '0 39 89 90 104', '0–9 30–39 80–89 90+ 90+'],
  ['age-bands', { width: 20, oldest: 90 }, '79 80 89 91', '60–79 80–89 80–89 90+'],
  ['age-bands', { width: 1, oldest: 90 }, '41 93 7.5', '41 90+ 7'],
  [
    'coarser-date',
    { to: 'hour' },
    '2024-03-17T12:30 2024-03-17T1:05:09pm 2024-03-17',
    '2024-03-17T12 2024-03-17T13 2024-03-17',
  ],
  ['coarser-date', { to: 'day' }, '2024-03-17T12:30 2024-03', '2024-03-17 2024-03'],
  ['coarser-date', { to: 'month' }, '1984-03-17 17.03.1984 1984 0000 x', '1984-03 1984-03 1984 * *'],
  [
    'coarser-date',
    { to: 'month', order: 'month-first' },
    '03/04/1984 13/04/1984 03.04.1984',
    '1984-03 1984-04 1984-04',
  ],
  ['coarser-date', { to: 'month', order: 'day-first' }, '03/04/1984 04/13/1984', '1984-04 1984-04'],
  ['coarser-date', { to: 'quarter' }, '1984-03-17 1984-12-01', '1984-Q1 1984-Q4'],
  ['coarser-date', { to: 'five-years' }, '1984-03-17 1985', '1980–1984 1985–1989'],
  ['coarser-date', { to: 'decade' }, '1984-03-17 2001', '1980s 2000s'],
  ['coarser-time', { hours: 1 }, '13:45 7:05 11:59pm 24:00 13:60', '13:00–13:59 07:00–07:59 23:00–23:59 00:00–00:59 *'],
  ['coarser-time', { hours: 6 }, '13:45 05:00', '12:00–17:59 00:00–05:59'],
  ['postcode-prefix', { keep: 3 }, '47103 8001 N1', '471** 800* N1'],
  ['us-zip3', {}, '47103 02139 2139 03601-1234 331** 139 x', '471** 021** 021** 000** 331** * *'],
  ['coordinate-decimals', { decimals: 1 }, '47.3769 -0.04 8 -.59', '47.3 0.0 8.0 -0.5'],
  ['coordinate-decimals', { decimals: 0 }, '47.9 -8.5 007', '47 -8 7'],
  ['rounding', { to: 100 }, '1249 1250 -60', '1200 1300 -100'],
  ['rounding', { to: 0.1 }, '1.26 2', '1.3 2'],
  ['rounding', { to: 0.25 }, '1.3 0.1 x', '1.25 0 *'],
  ['top-bottom', { bottom: 10, top: 90, step: 10 }, '3 10 55 91', '<10 10 55 >90'],
  ['microaggregate', { rows: 2, decimals: 1 }, '1 2 10 11 11 x', '1.5 1.5 10.7 10.7 10.7 *'],
  ['email-domain', {}, 'ann@Example.org none a@', '*@example.org * *'],
  ['email-domain', { to: 'ending' }, 'ann@mail.example.org', '*.org'],
  ['ip-network', { v4: 24, v6: 48 }, '10.1.2.3 2001:db8:1:2::3 10 x', '10.1.2.0/24 2001:db8:1::/48 * *'],
  ['url-host', { to: 'host' }, 'https://www.Example.org/a?b#c http://u:p@a.b.c:80 x', 'example.org a.b.c *'],
  ['url-host', { to: 'domain' }, 'http://a.example.co.uk/ www.ann.web.de http://10.0.0.1/', 'example.co.uk web.de *'],
  ['phone-country', {}, '+41446681800 0041(0)446681800 +1-202-555-0143 +35312345678 0446681800', '+41 +41 +1 +353 *'],
  ['cut-at-separators', { parts: 1 }, 'E11.65 J45 250.0-1 .5', 'E11 J45 250 *'],
  ['cut-at-separators', { parts: 2 }, 'A.B.C A.B A/1-2', 'A.B A.B A/1'],
  ['cut-at-separators', { parts: 0 }, 'E11.65 J45 E 250.0', 'E J E 2'],
  ['mask-last', { characters: 3 }, 'AB1234 X 😀😀😀😀', 'AB1*** * 😀***'],
  ['keep-last', { characters: 4 }, 'AB1234 X', '**1234 X'],
  ['keep-prefix', { characters: 1 }, 'E11 J 😀x', 'E* J 😀*'],
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
  const kept = (order: readonly string[]) =>
    [...new Set(treated('job', order, named('merge-rare', { rows: 1, keep: 1 })))].sort();
  assert.deepEqual(kept(['y', 'x', 'z']), kept(['z', 'y', 'x']), 'which of equally frequent values stays');
});

test('what is offered can be kept in a recipe, and makes the column coarser', () => {
  const rows = (value: (i: number) => string) => Array.from({ length: 90 }, (_, i) => value(i));
  const columns: Record<string, [values: string[], offers: number]> = {
    birth_date: [rows((i) => `19${10 + i}-0${1 + (i % 9)}-1${i % 10}`), 6],
    age: [rows((i) => String(i + 10)), 5],
    income: [rows((i) => String(1200 + 37 * i)), 6],
    zip: [rows((i) => String(10_000 + 971 * i)), 6],
    icd_code: [rows((i) => `${'ABCDEF'[i % 6]}${10 + (i % 50)}.${i % 10}`), 4],
    email: [rows((i) => `person${i}@example${i % 7}.org`), 5],
    ip_address: [rows((i) => `10.${i % 3}.${i % 9}.${i}`), 3],
    phone: [rows((i) => `+4144668${1000 + 7 * i}`), 4],
    homepage: [rows((i) => `https://www.site${i % 9}.example.org/~${i}`), 3],
  };
  for (const [name, [values, atLeast]] of Object.entries(columns)) {
    const offers = drained(treatmentsFor(toTreat(columnOf(name, values), values)));
    assert.ok(offers.length >= atLeast, `${name}: ${offers.map(({ remedy }) => remedy)}`);
    for (const { remedy, parameters, title } of offers) {
      const again = treatmentNamed(remedy, JSON.parse(JSON.stringify(parameters)));
      assert.deepEqual(again?.parameters, parameters);
      assert.ok(title(name).includes(name));
      const after = treated(name, values, again as Treatment);
      assert.ok(new Set(after).size <= new Set(values).size, remedy);
      assert.notDeepEqual(after, values, remedy);
      for (const parameter of Object.values(parameters as object))
        assert.ok(typeof parameter !== 'string' || !values.includes(parameter), 'no value of the data is a parameter');
    }
  }
});

test('parameters that a remedy does not know are none of its', () => {
  const wrong: readonly [string, unknown][] = [
    ['bands', { width: 10, areWhole: true, keep: 3 }],
    ['bands', { width: 0, areWhole: true }],
    ['bands', { width: Number.POSITIVE_INFINITY, areWhole: true }],
    ['mask-last', { characters: 1.5 }],
    ['mask-last', { characters: '3' }],
    ['coarser-time', { hours: 5 }],
    ['coarser-date', { to: 'week' }],
    ['hierarchy-level', { file: 'a.csv', sha256: 'x', level: 1 }],
    ['redact', null],
    ['shuffle', {}],
  ];
  for (const [name, parameters] of wrong) assert.equal(treatmentNamed(name, parameters), undefined, name);
});

/** Of each remedy that needs nothing but the column. */
const treatments = examples.map(([remedy, parameters]) => named(remedy, parameters));
treatments.push(
  named('merge-rare', { rows: 2 }),
  named('merge-rare', { rows: 2, keep: 1 }),
  named('redact-identifiers', {}),
  named('pseudonymise', { digits: 16 }),
);

test('a value never becomes missing: that would say "not known" of what is known', () => {
  const values = ['NA-1', 'B-1', ...Array.from({ length: 12 }, (_, i) => `P${i}`)];
  const column = columnOf('x', values);
  const cut = drained(recode(column, columnAs('code', values), named('cut-at-separators', { parts: 1 }), fresh()));
  assert.equal(cut.written[column.codes.at(0)], '*');
  assert.equal(cut.unfitRows, 1);
  const tokens = new MissingTokens(['', '7']);
  const anew = drained(recode(column, columnAs('code', values), named('number-anew', {}), new Dictionary(tokens)));
  assert.equal(anew.written[column.codes.at(6)], '*');
  assert.equal(anew.unfitRows, 1);
});

test('each remedy is among those that are tested', () => {
  const tested = new Set([...treatments.map(({ remedy }) => remedy), 'hierarchy-level']);
  assert.deepEqual([...tested].sort(), remedies.map(({ name }) => name).sort());
});

test('the treated column is what reading the treated cells gives', () => {
  fc.assert(
    fc.property(
      fc.array(anyValue, { minLength: 1 }),
      fc.constantFrom(...treatments),
      fc.boolean(),
      (values, treatment, trim) => {
        const column = columnOf('x', values, trim);
        const { column: recoded, written } = drained(recode(column, toTreat(column, values), treatment, fresh()));
        const after = values.map((value, row) => written[column.codes.at(row)] ?? value);
        assertSameColumn(recoded, columnOf('x', after, trim), values.length);
      },
    ),
    drawn(1000),
  );
});

test('hostile values become something, in little time', () => {
  for (const treatment of treatments) {
    for (const value of hostileValues) {
      const treat = drained(treatment.treat(columnAs('text', [value, 'x'])));
      const what = `${treatment.remedy} of ${JSON.stringify(value.slice(0, 20))}`;
      const after = takesAtMost(250, () => treat(value), what) ?? '';
      assert.ok(after.length <= value.length + 60, `${what} grows`);
      assert.ok(!/[\ud800-\udbff](?![\udc00-\udfff])/.test(after), `${what} ends within a character`);
    }
  }
});

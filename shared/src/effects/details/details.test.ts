/** What the details say of the file afterwards is what `quasi measure` says of a fresh reading of the treated text. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { drain } from '../../analysis/index.ts';
import { withEdits } from '../../edits/index.ts';
import { type MeasureRequest, type Part, parts, startMeasuring } from '../../measuring/index.ts';
import { plainRequest } from '../../measuring/testMeasured.ts';
import { treatmentNamed } from '../../remedies/index.ts';
import { type Details, detailsOf, editsOf, sidesOf, type Treatments, treatColumns } from '../index.ts';
import { fileOf, settingsOf } from '../testFiles.ts';

const header = ['customer', 'time', 'age', 'zip', 'diagnosis'];
const visits = [
  header.join(),
  ...Array.from({ length: 240 }, (_, i) =>
    [
      `u${(i * 7) % 40}`,
      `${String(8 + ((i * 5) % 9)).padStart(2, '0')}:${String((i * 17) % 60).padStart(2, '0')}`,
      20 + ((i * 13) % 50),
      10_000 + ((i * 13) % 50) * 3,
      ['flu', 'cold', 'asthma'][(i >> 1) % 3],
    ].join(),
  ),
].join('\n');

const settings = settingsOf({
  quasiIdentifiers: ['time', 'age', 'zip'],
  columns: { customer: 'subject', diagnosis: 'sensitive' },
  population: 5000,
});

function detailsBy(treatmentOf: Readonly<Record<string, readonly [string, unknown] | undefined>>, budget = 30) {
  const file = fileOf(visits, settings);
  const facts = drain(file.analysis.classes());
  const treatments: Treatments = new Map(
    Object.entries(treatmentOf).map(([name, treatment]) => [
      header.indexOf(name),
      treatment && treatmentNamed(...treatment),
    ]),
  );
  const treated = drain(treatColumns(facts, treatments, { hmac: (text) => `${text}x`.repeat(9) }));
  const details = drain(detailsOf(drain(sidesOf(file.analysis, treated)), budget));
  const bytes = drain(withEdits(file.bytes, drain(editsOf(facts, file.analysis.table, file.source, treated))));
  return { details, text: new TextDecoder().decode(bytes) };
}

function told<K extends keyof Details>(details: Details, name: K): Exclude<Details[K], 'late' | undefined> {
  const part = details[name];
  assert.ok(part !== undefined && part !== 'late', name);
  return part as Exclude<Details[K], 'late' | undefined>;
}

const isNear = (actual: number | undefined, expected: number | undefined) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - (expected ?? Number.NaN)) < 1e-12, `${actual} is not ${expected}`);

interface Measured {
  readonly columns: { readonly column: string; readonly risk: number }[];
}

const treatments = [
  { time: ['coarser-time', { hours: 1 }] },
  { age: ['age-bands', { width: 10, oldest: 90 }], zip: ['postcode-prefix', { keep: 3 }] },
  { customer: ['pseudonymise', { digits: 16 }], diagnosis: ['redact', {}] },
  { zip: undefined },
] as const;

for (const treatment of treatments) {
  test(`${Object.keys(treatment).join(' and ')}: before and after are what is measured of both texts`, () => {
    const { details, text } = detailsBy(treatment);
    const columnsAfter = header.filter((name) => !(name in treatment && !(treatment as Record<string, unknown>)[name]));
    const measured = <T>(part: Part, of: string, given: Partial<MeasureRequest> = {}): T => {
      const { analysis } = fileOf(of, settings);
      const compared = {
        population: 5000,
        columns: ['time', 'age', 'zip'].filter((name) => namesOf(of).includes(name)),
      };
      return drain(part(drain(startMeasuring(analysis, { ...plainRequest, ...compared, ...given })))) as T;
    };
    const namesOf = (of: string) => (of === visits ? header : columnsAfter);

    const background = told(details, 'background');
    const [users, usersAfter] = [visits, text].map((of) =>
      measured<Measured>(parts.background, of, { user: 'customer', columns: namesOf(of) }),
    );
    assert.ok(background.isLinked);
    for (const { column, before, after } of background.columns) {
      const riskIn = (answer: Measured) => answer.columns.find((one) => one.column === header[column])?.risk;
      isNear(before, riskIn(users));
      if (after === undefined) assert.ok(!columnsAfter.includes(header[column]));
      else isNear(after, riskIn(usersAfter));
    }

    const [diversity] = told(details, 'diversity');
    for (const [side, of] of [
      ['before', visits],
      ['after', text],
    ] as const) {
      const [values] = measured<{ distinct: number; tEqual: number }[]>(parts.diversity, of, {
        sensitive: ['diagnosis'],
      });
      assert.equal(diversity[side]?.l, values.distinct);
      isNear(diversity[side]?.t, values.tEqual);

      const people = drain(fileOf(of, settings).analysis.inPopulation(undefined));
      isNear(told(details, 'population')[side], people?.alone);

      const { adjusted } = measured<{ adjusted: number[][] }>(parts.dependency, of, {
        columns: namesOf(of),
      });
      const sum = adjusted.flatMap((row, i) => row.filter((_, j) => i !== j)).reduce((a, b) => a + b, 0);
      const { columns } = told(details, 'dependencies');
      isNear(told(details, 'dependencies')[side], sum / (columns * (columns - 1)));

      const { columns: changes, isRelaxed } = told(details, 'sensitivity');
      if (isRelaxed) continue;
      const asked = changes.map(({ column }) => header[column]).filter((name) => namesOf(of).includes(name));
      const sensitivity = measured<{ column: string; S: number }[]>(parts.sensitivity, of, { columns: asked });
      for (const change of changes) {
        const S = sensitivity.find(({ column }) => column === header[change.column])?.S;
        assert.equal(S === undefined, change[side] === undefined);
        if (S !== undefined) isNear(change[side], S);
      }
    }
  });
}

test('pseudonyms leave nothing to guess, a redacted column all of it, and a removed one is not there to guess at', () => {
  const { details } = detailsBy({
    customer: ['pseudonymise', { digits: 16 }],
    diagnosis: ['redact', {}],
  });
  assert.deepEqual(told(details, 'loss').leftToGuess, [
    { column: 0, share: 0 },
    { column: 4, share: 1 },
  ]);
  assert.deepEqual(told(detailsBy({ zip: undefined }).details, 'loss').leftToGuess, []);
});

test('users told by groups are no users: R says nothing then', () => {
  const { background } = detailsBy({ customer: ['mask-last', { characters: 1 }] }).details;
  assert.ok(background && background !== 'late');
  assert.equal(background.isLinked, false);
  assert.ok(background.columns.every(({ after }) => after === undefined));
});

test('what there is no time for is said to be late, never made up', () => {
  const { details } = detailsBy({ time: ['coarser-time', { hours: 1 }] }, 0);
  const { sensitivity, background, diversity, population, dependencies, loss } = details;
  assert.deepEqual([background, diversity, population, dependencies, loss], Array(5).fill('late'));
  assert.ok(sensitivity === 'late' || sensitivity !== undefined);
  assert.ok(details.after.risk);
});

test('what does not apply is not spoken of', () => {
  const { analysis } = fileOf('age,sex\n1,f\n2,m\n3,f\n', settingsOf({ quasiIdentifiers: ['age', 'sex'] }));
  const facts = drain(analysis.classes());
  const treated = drain(treatColumns(facts, new Map([[0, treatmentNamed('redact', {})]])));
  const details = drain(detailsOf(drain(sidesOf(analysis, treated)), 10));
  assert.deepEqual([details.background, details.diversity, details.population], [undefined, undefined, undefined]);
});

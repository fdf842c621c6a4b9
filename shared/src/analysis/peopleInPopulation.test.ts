/** Where several rows are about one person, it is people of the file that are compared with people of its population. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readSettings } from '../config/index.ts';
import { dataSet, drawn } from '../testing/index.ts';
import type { Analysis } from './analysis.ts';
import { drain } from './progress.ts';
import { tableOf } from './testTable.ts';

function analysisOf(lines: readonly string[], given: object, register?: readonly string[]): Analysis {
  const { settings, problems } = readSettings({ k: 3, ...given, ...(register && { populationFile: 'p.csv' }) });
  assert.deepEqual(problems, []);
  return dataSet(
    tableOf(lines),
    settings,
    { bytes: () => new Uint8Array() },
    {
      *readPopulation() {
        yield { stage: 'reading', share: 1 };
        return { name: 'p.csv', table: register && tableOf(register), statistics: undefined, problem: undefined };
      },
    },
  );
}

const near = (a: number | undefined, b: number) => Math.abs((a ?? Number.NaN) - b) < 1e-12;

const roles = { who: 'subject', sex: 'quasi-identifier', city: 'quasi-identifier' };

test('with a register people of the file are counted, and not their rows', () => {
  const person = fc.tuple(fc.constantFrom('f', 'm'), fc.constantFrom('x', 'y', ''));
  const people = fc.array(person, { minLength: 1, maxLength: 9 });
  const visits = fc.array(fc.nat(8), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(people, visits, (all, rows) => {
      const who = rows.map((visit) => visit % all.length);
      const text = ['who,sex,city', ...who.map((one) => `p${one},${all[one].join()}`)];
      const analysis = analysisOf(text, { columns: roles }, ['sex,city', ...all.map((one) => one.join())]);
      const found = drain(analysis.inPopulation(undefined));
      assert.ok(found?.register);
      const alike = all.map((one) => all.filter((other) => other.join() === one.join()).length);
      const released = [...new Set(who)];
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      assert.equal(found.register.kMap, Math.min(...who.map((one) => alike[one])));
      assert.equal(found.register.journalist.highest, Math.max(...who.map((one) => 1 / alike[one])));
      assert.ok(near(found.register.journalist.average, mean(who.map((one) => 1 / alike[one]))));
      assert.equal(found.rowsBelow, who.filter((one) => alike[one] < 3).length);
      assert.ok(near(found.alone, mean(released.map((one) => (alike[one] === 1 ? 1 : 0)))));
      assert.ok(near(found.indistinguishable[1], mean(released.map((one) => (alike[one] >= 3 ? 1 : 0)))));
      assert.ok(found.register.journalist.average <= (drain(analysis.classes()).risk?.orr ?? 0) + 1e-12);
      const shares = alike.map((count, i) => {
        const own = released.filter((one) => all[one].join() === all[i].join()).length;
        return own / count;
      });
      assert.ok(near(found.register.presence?.min, Math.min(...shares)));
      for (const { row, expected } of found.worst) assert.equal(expected, alike[who[row]]);
    }),
    drawn(60),
  );
});

const cities = Array.from({ length: 60 }, (_, i) => `${(i * i) % 97}`);
const once = ['city', ...cities];
const often = ['who,city', ...cities.flatMap((city, i) => Array.from({ length: 3 }, () => `p${i},${city}`))];
const ofCity = { columns: { who: 'subject', city: 'quasi-identifier' } };

test('many rows of each person say of the population what one row of each says', () => {
  for (const population of [60, 100, 1000, 50_000]) {
    const single = analysisOf(once, { quasiIdentifiers: ['city'], population });
    const many = analysisOf(often, { ...ofCity, population });
    const [one, all] = [single, many].map((analysis) => drain(analysis.inPopulation(undefined)));
    assert.ok(one && all?.uniqueness?.dankar !== undefined);
    assert.equal(all.dis, one.dis);
    assert.deepEqual(all.uniqueness, one.uniqueness);
    assert.ok(near(all.alone, one.alone));
    // Where no model of the classes fits there is one estimate alone.
    if (one.apart === undefined) assert.deepEqual([all.apart, one.uniqueness?.rule], [undefined, 'frequencies']);
    else assert.ok(near(all.apart, one.apart));
    assert.ok(all.indistinguishable.every((mean, i) => near(mean, one.indistinguishable[i])));
    assert.deepEqual(drain(many.expected())?.matches, drain(single.expected())?.matches);
  }
});

test('who is in several classes counts in each, and the population has as many such units a person as the file', () => {
  const units = ['unit,city', ...cities.map((city, i) => `u${i},${city}`)];
  const people = ['who,city', ...cities.map((city, i) => `p${i % 30},${city}`)];
  const byUnit = drain(
    analysisOf(units, { columns: { ...ofCity.columns, unit: 'subject' }, population: 600 }).inPopulation(undefined),
  );
  const byPerson = drain(analysisOf(people, { ...ofCity, population: 300 }).inPopulation(undefined));
  // 60 people with one class each of 600, or 30 with two each of 300.
  assert.ok(byUnit?.uniqueness && byPerson);
  assert.equal(byPerson.dis, byUnit.dis);
  const { dankar, ...ofClasses } = byUnit.uniqueness;
  assert.deepEqual({ ...byPerson.uniqueness, dankar: undefined }, { ...ofClasses, dankar: undefined });
  assert.equal(byPerson.uniqueness?.dankar, byPerson.alone);
  // As many trials of half the chance.
  assert.ok(Math.abs(byPerson.alone / byUnit.alone - 1) < 0.1, `${byPerson.alone} ${byUnit.alone}`);
});

test('of people who are in several classes as many are expected in each as are in it', () => {
  // Each of 60 people has been to three of ten shops, so that each shop has seen 18 of them, and 180 of 600.
  const visits = Array.from({ length: 60 }, (_, i) => [0, 1, 2].map((shop) => `p${i},shop${(i + shop) % 10}`)).flat();
  const given = { columns: { who: 'subject', shop: 'quasi-identifier' }, k: 500, population: 600 };
  const analysis = analysisOf(['who,shop', ...visits], given);
  const found = drain(analysis.inPopulation(undefined));
  assert.equal(found?.rowsBelow, 180);
  for (const { expected } of found.worst) assert.ok(Math.abs(expected - 180) < 1e-9, String(expected));
  assert.ok(Math.abs((drain(analysis.row(0, undefined))?.population?.expected ?? 0) - 180) < 1e-9);
});

test('nobody is counted twice: no more people have a tuple than there are', () => {
  const rows = Array.from({ length: 20 }, (_, i) => [...Array(9).fill(`p${i},often`), `p${i},once${i % 2}`]).flat();
  const given = { columns: { who: 'subject', shop: 'quasi-identifier' }, k: 500, population: 200 };
  const found = drain(analysisOf(['who,shop', ...rows], given).inPopulation(undefined));
  assert.ok(found?.worst.every(({ expected }) => expected <= 200));
  assert.ok(found?.worst.some(({ expected }) => expected === 200));
});

test('the risk of people is not set against what is expected of rows', () => {
  assert.equal(drain(analysisOf(often, ofCity).expected())?.expected, undefined);
  assert.notEqual(drain(analysisOf(once, { quasiIdentifiers: ['city'] }).expected())?.expected, undefined);
});

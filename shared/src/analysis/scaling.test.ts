/** For which files there is a scaling law, and that card, row, report and measure have the same one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileCard, rowCard, toText } from '../explain/index.ts';
import { reportOf } from '../report/index.ts';
import { settingsFrom } from '../rules/testFacts.ts';
import { dataSet } from '../testing/index.ts';
import { type Analysis, drain } from './index.ts';
import { tableOf } from './testTable.ts';

const people = Array.from({ length: 120 }, (_, i) => `${(i * i) % 83},${'fm'[i % 2]},${i % 9 === 0 ? 2 : 1}`);
const text = ['zip,sex,weight', ...people];

function analysisOf(settings: object, lines: readonly string[] = text): Analysis {
  const named = { columns: { zip: 'quasi-identifier', sex: 'quasi-identifier', weight: 'insensitive' }, k: 3 };
  return dataSet(tableOf(lines), settingsFrom({ ...named, ...settings }), { bytes: () => new Uint8Array() });
}

test('a sample of people has a law, which card, row and report show', () => {
  const analysis = analysisOf({ population: 5000 });
  const law = drain(analysis.scaling()) ?? assert.fail();
  assert.deepEqual([law.population.people, law.target, law.points[0].people], [5000, 3, 120]);
  const { value, low, high } = law.population.unique;
  assert.ok(0 < low && low < value && value < high && high < 1);
  const facts = drain(analysis.insight());
  const card = fileCard('people.csv', facts, facts, drain(analysis.expected()), undefined, law);
  assert.match(toText(card), /Scaling law: from the file to its population\n.*9 of 10 files.*model.*random sample/s);
  assert.match(toText(card), /Unique people +\d[\d.]* % \(\d[\d.]* % to \d[\d.]* %\)/);
  const { classOfRow, sizeOfClass } = facts.crowds;
  for (const row of [0, 1, 2, 3]) {
    const classSize = sizeOfClass[classOfRow[row]];
    const insight = drain(analysis.row(row, undefined)) ?? assert.fail();
    assert.deepEqual(
      insight.ofClass,
      law.classes.find(({ rows }) => rows === classSize),
    );
    const seen = { table: analysis.table, row, line: row + 2, classSize, target: 3, columns: facts.quasiIdentifiers };
    assert.equal(/scaling law/.test(toText(rowCard(seen, insight))), classSize < 3);
  }
  for (const audience of ['internal', 'external'] as const) {
    const asked = { file: 'people.csv', audience, version: '0', original: undefined, places: undefined };
    const { sections } = drain(reportOf(analysis, asked));
    const blocks = sections.flatMap((section) => section.blocks);
    const curve = blocks.find((block) => block.kind === 'figure' && /^Unique people by/.test(block.name));
    assert.ok(curve?.kind === 'figure');
    // Outside of the house nobody reads how many rows of the file are unique.
    assert.equal(curve.rows[0][0], audience === 'internal' ? '120' : '360');
    assert.match(curve.draw(), /<polygon/);
  }
});

test('no law without a population, with weights, or where people are in several classes', () => {
  const weighted = { zip: 'quasi-identifier', sex: 'quasi-identifier', weight: 'weight' };
  assert.equal(drain(analysisOf({}).scaling()), undefined);
  assert.equal(drain(analysisOf({ columns: weighted, population: 5000 }).scaling()), undefined);
  const visits = ['who,zip', ...people.map((_, i) => `p${i % 60},${(i * i) % 83}`)];
  const ofPeople = { columns: { who: 'subject', zip: 'quasi-identifier' }, population: 5000 };
  assert.equal(drain(analysisOf(ofPeople, visits).scaling()), undefined);
  const alike = ['who,zip', ...people.flatMap((_, i) => [`p${i},${(i * i) % 83}`, `p${i},${(i * i) % 83}`])];
  assert.equal(drain(analysisOf(ofPeople, alike).scaling())?.points[0].people, 120);
});

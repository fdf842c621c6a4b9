/** What cards say of rows that nobody in the file of the population is like. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Analysis, drain } from '../analysis/index.ts';
import { tableOf } from '../analysis/testTable.ts';
import { settingsFrom } from '../rules/testFacts.ts';
import { dataSet } from '../testing/index.ts';
import { fileCard } from './fileCard.ts';
import { rowCard } from './rowCard.ts';
import { toText } from './text.ts';

const sample = ['sex,zip', 'f,1', 'f,1', 'm,3', 'm,1'];

function analysisOf(people: readonly string[]): Analysis {
  const settings = settingsFrom({ quasiIdentifiers: ['sex', 'zip'], k: 2, populationFile: 'people.csv' });
  return dataSet(
    tableOf(sample),
    settings,
    { bytes: () => new Uint8Array() },
    {
      *readPopulation() {
        yield { stage: 'reading', share: 1 };
        return { name: 'people.csv', table: tableOf(people), statistics: undefined, problem: undefined };
      },
    },
  );
}

function fileText(people: readonly string[]): string {
  const analysis = analysisOf(people);
  const facts = drain(analysis.insight());
  return toText(fileCard('rows.csv', facts, facts, drain(analysis.expected())));
}

test('of a row that nobody is like no chance is told', () => {
  const analysis = analysisOf(['sex,zip', 'f,1', 'f,1', 'm,1', 'm,1']);
  const { table, quasiIdentifiers, settings } = drain(analysis.insight());
  const sectionOf = (row: number) => {
    const facts = { table, row, line: row + 2, classSize: 1, target: settings.k, columns: quasiIdentifiers };
    return rowCard(facts, drain(analysis.row(row, undefined))).sections.find(({ title }) => /population/.test(title));
  };
  const unmatched = sectionOf(2);
  assert.deepEqual(unmatched?.values, []);
  assert.match(unmatched?.sentences.join(' ') ?? '', /^Nobody in the population file has these values: .*rare/);
  const counted = sectionOf(3)?.values;
  assert.deepEqual(
    counted,
    [{ name: 'Chance of re-identification', value: '50 %' }],
    'people who are counted leave nothing to guess',
  );
});

test('a register that hardly any row matches is told as such, and nothing is counted in it', () => {
  const foreign = fileText(['sex,zip', 'female,1', 'female,1', 'male,3', 'm,1']);
  assert.match(foreign, /In a population of 4\n.*\n?.*3 rows, more than half, match nobody/s);
  assert.doesNotMatch(foreign, /Unique people among|k-map|is likely to share|fewer than 2 of its people/);
  const good = fileText(['sex,zip', 'f,1', 'f,1', 'm,1', 'm,1']);
  assert.match(good, /1 row matches nobody in it/);
  assert.match(good, /Unique people among those of the file/);
  // One of the two rows that are alone is like two people; the share of the people in the file would say 100 %.
  assert.match(good, /A unique match is right \(DIS\) +67 %/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Analysis, drain } from '../analysis/index.ts';
import { seededRandom } from '../random/index.ts';
import { sampleRows } from '../remedies/index.ts';
import { sampleEffect } from './index.ts';
import { amongEverybody, fileOf, settingsOf } from './testFiles.ts';

const random = seededRandom(2);
const text = `sex,job\n${Array.from({ length: 120 }, () => `${'fm'[Math.floor(2 * random())]},j${Math.floor(40 * random() ** 2)}`).join('\n')}\n`;
const stated = { quasiIdentifiers: ['sex', 'job'] };

function analysisOf(settings: object = {}) {
  return fileOf(text, settingsOf({ ...stated, ...settings })).analysis;
}

function effectOf(analysis: Analysis, share: number) {
  return drain(sampleEffect(analysis, drain(analysis.classes()), share));
}

test('the mean chance of picking the right row, and that a single match is right, are those of all samples, counted row by row', () => {
  const analysis = analysisOf();
  const facts = drain(analysis.classes());
  const effect = effectOf(analysis, 0.25) ?? assert.fail();
  assert.deepEqual([effect.rows, effect.drawn, effect.rate, effect.population], [120, 30, 0.25, undefined]);
  assert.equal(effect.orr.before, facts.risk?.orr);
  const { classOfRow, classCount } = facts.classes;
  let sum = 0;
  let alone = 0;
  let alike = 0;
  const samples = 3000;
  const drawing = seededRandom(8);
  for (let i = 0; i < samples; i++) {
    const treatment = sampleRows.with({ share: 0.25 });
    const plan = drain(treatment.plan({ columns: ['a'], rows: 120 }, drawing));
    assert.ok('extracts' in plan);
    const sizes = new Uint32Array(classCount);
    for (const row of plan.extracts[0].rows) sizes[classOfRow[row]]++;
    sum += sizes.filter((size) => size > 0).length / 120;
    for (const row of plan.extracts[0].rows) {
      if (sizes[classOfRow[row]] !== 1) continue;
      alone++;
      alike += facts.classes.sizeOfClass[classOfRow[row]];
    }
  }
  assert.ok(Math.abs(effect.orr.after - sum / samples) < 0.002);
  assert.ok(effect.match.before === 1 && Math.abs((effect.match.after ?? 0) - alone / alike) < 0.01);
  // As measuring a sample with its population does.
  const dis = effectOf(analysisOf({ population: 121 }), 0.25)?.match.after ?? Number.NaN;
  assert.ok(Math.abs((effect.match.after ?? 0) - dis) < 0.03, `${effect.match.after} ${dis}`);
});

test('in a population somebody is in the sample with its share of the people, and a match is right less often', () => {
  const alone = effectOf(analysisOf(), 0.5) ?? assert.fail();
  const effect = effectOf(analysisOf({ population: 1200 }), 0.5) ?? assert.fail();
  assert.deepEqual([effect.population, effect.rate], [1200, 0.05]);
  assert.deepEqual(effect.orr, alone.orr);
  assert.ok((effect.match.before ?? 1) < 1 && (effect.match.after ?? 1) < (alone.match.after ?? 0));
});

test('the population is that of the cards: a file of it counts before a size that is stated', () => {
  const analysis = amongEverybody(text, settingsOf({ ...stated, population: 1200, populationFile: 'all.csv' }), 5);
  const effect = effectOf(analysis, 0.5) ?? assert.fail();
  assert.equal(drain(analysis.population())?.size, 600);
  assert.deepEqual([effect.population, effect.rate], [600, 0.1]);
});

test('nothing is told where nothing is compared', () => {
  const { analysis } = fileOf('sex\n', settingsOf({ quasiIdentifiers: ['sex'] }));
  assert.equal(effectOf(analysis, 0.5), undefined);
});

test('rows of which several are about one person are not set against a population of people', () => {
  const visits = `who,sex\n${Array.from({ length: 60 }, (_, i) => `p${i % 20},${'fm'[i % 2]}`).join('\n')}\n`;
  const settings = settingsOf({ quasiIdentifiers: ['sex'], columns: { who: 'subject' }, population: 30 });
  const effect = effectOf(fileOf(visits, settings).analysis, 0.5) ?? assert.fail();
  assert.deepEqual([effect.population, effect.rate], [undefined, 0.5]);
});

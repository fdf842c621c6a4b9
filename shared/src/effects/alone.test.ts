/** People alone before and after randomised response. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Analysis, drain } from '../analysis/index.ts';
import { seededRandom } from '../random/index.ts';
import { cellTreatmentNamed } from '../remedies/index.ts';
import { answersToDeclare, type CellTreatments, noiseEffect, redrawColumns, redrawnEdits } from './index.ts';
import { amongEverybody, fileOf, settingsOf } from './testFiles.ts';

const columns = ['sex', 'job', 'town'];
const random = seededRandom(5);
const of = (count: number) => String.fromCharCode(97 + Math.floor(count * random() ** 2));

/** Towns go with jobs, sexes with nothing. */
function people(rows: number, jobs: number, towns: number): string {
  const lines = Array.from({ length: rows }, () => {
    const job = of(jobs);
    return [of(2), job, random() < 0.5 ? job : of(towns)].join();
  });
  return `${[columns.join(), ...lines].join('\n')}\n`;
}

const randomised = (epsilons: readonly (readonly [column: number, epsilon: number])[]): CellTreatments =>
  new Map(
    epsilons.map(([column, epsilon]) => [
      column,
      cellTreatmentNamed('randomised-response', { epsilon }) ?? assert.fail(),
    ]),
  );

function effect(text: string, treatments: CellTreatments, stated: object = {}) {
  return effectIn(fileOf(text, settingsOf({ quasiIdentifiers: columns, ...stated })).analysis, treatments);
}

function effectIn(analysis: Analysis, treatments: CellTreatments) {
  const facts = drain(analysis.classes());
  const redrawn = drain(redrawColumns(facts, treatments, seededRandom(9)));
  const told = drain(noiseEffect(analysis, facts, treatments, redrawn, Number.POSITIVE_INFINITY));
  return { ...told, uniqueShare: (facts.risk?.uniqueRows ?? 0) / facts.table.rowCount };
}

const near = (actual: number | undefined, expected: number, most: number) =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= most, `${actual} is not ${expected}`);

test('before, the share of people alone is that of the rows; after, what the answers say: near it as long as they are nearly true', () => {
  const text = people(3000, 20, 20);
  const all = effect(
    text,
    randomised([
      [0, 9],
      [1, 9],
      [2, 9],
    ]),
  );
  assert.equal(all.alone?.before, all.uniqueShare);
  assert.equal(all.alone?.people, 3000);
  assert.ok(all.uniqueShare > 0.01);
  // The printed law is about cells, not people, and counts rare ones more.
  near(all.alone?.after, all.uniqueShare, 0.1);
  assert.equal(all.epsilon, 27);
});

test('answers to a sensitive column tell people apart as well, before as after', () => {
  const text = people(3000, 20, 20);
  const treatments = randomised([0, 1, 2].map((column) => [column, 9] as const));
  const roles = { sex: 'quasi-identifier', job: 'quasi-identifier', town: 'sensitive' };
  const { alone, uniqueShare } = effect(text, treatments, { quasiIdentifiers: undefined, columns: roles });
  const all = effect(text, treatments);
  assert.ok(uniqueShare < all.uniqueShare / 2);
  assert.deepEqual(alone, all.alone);
});

test('who is alone in columns that stay as they are is alone afterwards, whatever is noised beside them', () => {
  const lines = Array.from({ length: 200 }, (_, i) => `${'fm'[i % 2]},${'abcd'[i % 4]},town ${i}`);
  const { alone, truth } = effect(
    `${columns.join()}\n${lines.join('\n')}\n`,
    randomised([
      [0, 0.5],
      [1, 0.5],
    ]),
  );
  assert.deepEqual(alone, { people: 200, before: 1, after: 1 });
  near(truth, (Math.exp(0.5) / (Math.exp(0.5) + 1)) * (Math.exp(0.5) / (Math.exp(0.5) + 3)), 1e-12);
});

test('beside columns that stay as they are, the others count as far as they can be reckoned back', () => {
  const text = people(3000, 20, 20);
  const { alone, uniqueShare } = effect(text, randomised([[0, 9]]));
  assert.equal(alone?.before, uniqueShare);
  near(alone?.after, uniqueShare, 0.015);
  const noisy = effect(text, randomised([[0, 0.01]]));
  // At next to no ε nothing is known of the sexes but that each is as likely, in every class.
  assert.ok(noisy.alone?.after !== undefined && noisy.alone.after > 0.005 && noisy.alone.after < 2 * uniqueShare);
});

test('in a population fewer are alone, before and after', () => {
  const text = people(1500, 20, 20);
  const stated = { population: 15_000 };
  for (const treatments of [
    randomised([[0, 4]]),
    randomised([
      [0, 4],
      [1, 4],
      [2, 4],
    ]),
  ]) {
    const { alone, uniqueShare } = effect(text, treatments, stated);
    assert.equal(alone?.people, 15_000);
    assert.ok(alone && alone.before < uniqueShare && alone.before > 0);
    assert.ok(alone.after !== undefined && alone.after < uniqueShare && alone.after > 0);
  }
});

test('a value that all share says nothing, and whoever is alone beyond all doubt counts as that', () => {
  const text = `${columns.join()}\n${Array.from({ length: 30 }, (_, i) => `${i < 29 ? 'f' : 'm'},a,t${i}`).join('\n')}\n`;
  const { alone } = effect(text, randomised([[0, 50]]), { population: 60 });
  assert.ok(alone && alone.before > 0 && alone.before < 1);
  assert.ok(alone.after !== undefined && alone.after > 0 && alone.after <= 1);
});

test('a column that nothing is compared on changes nobody’s being alone', () => {
  const text = people(300, 5, 5);
  const { alone, uniqueShare } = effect(text, randomised([[2, 1]]), { quasiIdentifiers: ['sex', 'job'] });
  assert.deepEqual(alone, { people: 300, before: uniqueShare, after: uniqueShare });
});

test('answers to declare are in an order that tells nothing of the rows', () => {
  const columnOf = (values: readonly string[]) =>
    fileOf(`x,n\n${values.map((value) => `${value},1`).join('\n')}\n`, settingsOf({})).analysis.table.columns[0];
  const answers = {
    texts: ['c', 'a', 'b'],
    codes: [1, 2, 3],
    ofCode: Uint32Array.of(0, 0, 1, 2),
    areRanges: false,
    unfitRows: 0,
  };
  const redrawn = (...values: string[]) => ({
    column: columnOf(values),
    placeOf: new Uint32Array(3),
    texts: [],
    unfitRows: 0,
    answers,
  });
  assert.deepEqual(drain(answersToDeclare(redrawn('b', 'b', 'c'))), ['a', 'b', 'c']);
  assert.equal(drain(answersToDeclare(redrawn('b', 'c', 'a'))), undefined);
});

test('without time nothing is made up', () => {
  const settings = settingsOf({ quasiIdentifiers: columns });
  const { analysis } = fileOf(people(3000, 20, 20), settings);
  const facts = drain(analysis.classes());
  const treatments = randomised([[0, 1]]);
  const redrawn = drain(redrawColumns(facts, treatments, seededRandom(9)));
  const { alone } = drain(noiseEffect(analysis, facts, treatments, redrawn, performance.now() - 1));
  assert.equal(alone?.after, undefined);
  assert.equal(alone?.before, (facts.risk?.uniqueRows ?? 0) / 3000);
});

test('cells of one column change as often as ε says, and no other byte of the file does', () => {
  const text = people(4000, 6, 6).replaceAll('\n', '\r\n');
  const file = fileOf(text, settingsOf({ quasiIdentifiers: columns }));
  const facts = drain(file.analysis.classes());
  for (const [column, answers] of [
    [0, 2],
    [1, 6],
  ] as const) {
    for (const epsilon of [0.5, 1, 2, 4]) {
      const treatments = randomised([[column, epsilon]]);
      const redrawn = drain(redrawColumns(facts, treatments, seededRandom(epsilon)));
      const edits = drain(redrawnEdits(facts, file.analysis.table, file.source, redrawn));
      const keep = Math.exp(epsilon) / (Math.exp(epsilon) + answers - 1);
      // Five standard deviations of the binomial law.
      near(edits.length / 4000, 1 - keep, 5 * Math.sqrt((keep * (1 - keep)) / 4000));
      const lines = text.split('\r\n');
      for (const { start, end } of edits) {
        const row = text.slice(0, start).split('\r\n').length - 1;
        assert.equal(text.slice(start, end), lines[row].split(',')[column]);
        if (row > 40) break;
      }
    }
  }
});

test('a file of the population says how many people there are, as it does on the cards', () => {
  const settings = settingsOf({ quasiIdentifiers: columns, populationFile: 'all.csv' });
  const analysis = amongEverybody(people(30, 5, 5), settings, 40);
  const { alone } = effectIn(analysis, randomised([[0, 1]]));
  assert.equal(drain(analysis.population())?.size, 1200);
  assert.equal(alone?.people, 1200);
});

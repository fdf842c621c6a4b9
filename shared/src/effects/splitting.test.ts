import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { seededRandom } from '../random/index.ts';
import { partEffects, splitProposal } from './index.ts';
import { fileOf, settingsOf } from './testFiles.ts';

const random = seededRandom(4);
const below = (limit: number) => Math.floor(limit * random());

function proposed(text: string, settings: object = {}) {
  const { analysis } = fileOf(text, settingsOf(settings));
  const proposal = drain(splitProposal(drain(analysis.classes()), 10));
  const names = (columns: readonly number[]) => columns.map((column) => analysis.table.columns[column].name).join();
  return { analysis, proposal, groups: proposal?.groups.map(names), leftOut: proposal && names(proposal.leftOut) };
}

const people = `email,age,sex,zip,city,job\n${Array.from({ length: 400 }, (_, i) => {
  const zip = below(40);
  return [`p${i}@x.org`, 20 + below(50), 'fm'[below(2)], 10_000 + zip, `city ${zip % 8}`, `job ${below(6)}`].join();
}).join('\n')}\n`;

test('what follows from each other stays together, what singles out together is parted, and identifiers go into no part', () => {
  const quasiIdentifiers = ['age', 'sex', 'zip', 'city', 'job'];
  const { analysis, proposal, groups, leftOut } = proposed(people, { quasiIdentifiers, k: 3 });
  assert.equal(leftOut, 'email');
  const together = groups?.find((group) => group.includes('zip')) ?? '';
  assert.ok(together.includes('city'), `${groups}`);
  assert.ok(!together.includes('age'), `${groups}`);
  assert.deepEqual(proposal?.groups.flat().toSorted(), [1, 2, 3, 4, 5]);
  const parts = drain(partEffects(analysis, proposal?.groups ?? []));
  const whole = drain(analysis.classes()).risk;
  for (const { risk, rows, columns } of parts) {
    assert.ok(risk && whole && risk.rowsBelow < 0.2 * rows && whole.rowsBelow > 0.9 * rows, `${columns}`);
    // As the part is found when it is a file of its own.
    const names = columns.map((column) => people.split('\n')[0].split(',')[column]);
    const lines = people.trimEnd().split('\n');
    const part = lines.map((line) => columns.map((column) => line.split(',')[column]).join()).join('\n');
    const alone = drain(fileOf(part, settingsOf({ quasiIdentifiers: names, k: 3 })).analysis.classes());
    assert.deepEqual(risk, alone.risk);
  }
});

test('two parts are the fewest, and there have to be two columns', () => {
  const { groups } = proposed('sex,job\nf,a\nm,b\nf,a\n', { quasiIdentifiers: ['sex', 'job'] });
  assert.deepEqual(groups, ['sex', 'job']);
  assert.equal(proposed('sex\nf\nm\n', { quasiIdentifiers: ['sex'] }).proposal, undefined);
  const names = Array.from({ length: 65 }, (_, i) => `c${i}`);
  assert.equal(proposed(`${names.join()}\n${names.join()}\n`, { quasiIdentifiers: names }).proposal, undefined);
});

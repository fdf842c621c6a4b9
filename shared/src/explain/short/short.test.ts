/** The short cards: a title with one number, and the one sentence that matters most. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../../rules/testFacts.ts';
import { toText } from '../text.ts';
import { shortColumnCard } from './column.ts';
import { shortNoiseCard, shortRowCard } from './row.ts';

const people = `email,age,sex,diagnosis\n${Array.from({ length: 20 }, (_, i) => `p${i}@x.org,${20 + (i >> 1)},${i % 2 ? 'f' : 'm'},${i % 3 ? 'flu' : 'asthma'}`).join('\n')}\n`;

function columnOf(text: string, column: number, given: object = {}, isCounted = true): string {
  const facts = factsOf(text, given);
  return toText(shortColumnCard({ facts, column, known: isCounted ? { insight: facts } : {}, rules: [] }, undefined));
}

test('a column: its name, its role, one number, and what matters most', () => {
  assert.match(
    columnOf(people, 0),
    /^email · identifier · .+\nIt identifies people by itself: remove or pseudonymise it/,
  );
  assert.match(
    columnOf(people, 1),
    /^age · quasi-identifier · sensitivity [\d.]+\nWith sex it is enough to find 100 % of the rows\.$/,
  );
  assert.match(columnOf(people, 1, {}, false), /^age · quasi-identifier · 10 distinct values\n/);
});

test('a column of a broken, an empty or an accepted text says that first', () => {
  const broken = 'age,sex\n31,f\n32,"m\n33,f\n34,m\n';
  assert.match(columnOf(broken, 0), /\nNothing is judged before the quote in line 3 is closed\.$/);
  assert.match(columnOf('age,sex\n', 0), /\nThe file has no rows\.$/);
  const accepted = { identified: { columns: ['email'], reason: 'A list of members.' } };
  assert.doesNotMatch(columnOf(people, 0), /quasi\.json/);
  assert.match(columnOf(people, 0, accepted), /\nIt identifies people, which quasi\.json accepts\.$/);
});

const { table } = factsOf(people);
const row = { table, row: 3, line: 5, classSize: 1, subjects: undefined, target: 5 };
const insight = { classSize: 1, sets: [[1, 2]], coarser: [] } as never;

test('a row: its line and how it is found; of a safe row nothing', () => {
  assert.equal(shortRowCard({ ...row, classSize: 5 }, undefined), undefined);
  assert.equal(shortRowCard(row, undefined)?.title, 'Line 5: unique');
  assert.equal(shortRowCard(row, insight)?.title, 'Line 5: unique (age, sex are enough)');
  assert.equal(shortRowCard({ ...row, line: undefined }, undefined)?.title, 'Row 4: unique');
  assert.equal(shortRowCard({ ...row, classSize: 2 }, undefined)?.title, 'Line 5: 2 rows share its values (target 5)');
});

test('a row with a step that helps says the best', () => {
  const step = (title: string) => ({ title: (name: string) => `${title} ${name}` });
  const coarser = [
    { column: 2, classSize: 2, treatment: step('Remove') },
    { column: 1, classSize: 4, treatment: step('Group') },
    { column: 1, classSize: 1, treatment: step('Keep') },
  ];
  const said = (own: unknown) => shortRowCard(row, { classSize: 1, sets: [[1]], coarser: own } as never)?.sentences;
  assert.deepEqual(said(coarser), ['Group age: then 4 rows share its values.']);
  assert.deepEqual(said(coarser.slice(2)), []);
});

test('a row of noise says how much', () => {
  const { title } = shortNoiseCard({ row: 3, line: 5 }, { total: 2 } as never);
  assert.equal(title, 'Line 5: noise with ε = 2 in all, so it describes nobody');
});

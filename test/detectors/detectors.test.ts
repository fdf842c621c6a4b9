import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { detectors } from '../../shared/src/roles/index.ts';
import { figuresOf, isDirectIdentifier, outcomeOf } from './confusion.ts';
import { headersSeen, valuesOf } from './generated.ts';
import { negatives } from './hardNegatives.ts';
import { headersFresh } from './headersFresh.ts';
import { labelledColumns } from './labelledColumns.ts';
import { detectorsPage } from './page.ts';
import { subjects } from './subjects.ts';

const outcomes = [...labelledColumns()].map(outcomeOf);
const ids = detectors.map(({ id }) => id);

test('each detector has values and headers, and each of these has a detector', () => {
  for (const list of [valuesOf, headersSeen, headersFresh]) {
    assert.deepEqual(Object.keys(list).toSorted(), ids.toSorted());
  }
  assert.deepEqual(Object.values(subjects).flat(), detectors);
});

test('each detector is found under its own headers and under fresh ones', () => {
  for (const source of ['seen', 'fresh']) {
    const right = outcomes.filter((outcome) => outcome.source === source && outcome.found === outcome.expected);
    // Keys are recognised by their values alone: their authors thought of no header.
    const expected = source === 'seen' ? ids.filter((id) => headersSeen[id].length > 0) : ids;
    assert.deepEqual([...new Set(right.map(({ found }) => found))].toSorted(), expected.toSorted(), source);
  }
});

test('precision is at least 0.98 and recall at least 0.95', () => {
  for (const { precision, recall } of [
    figuresOf(outcomes),
    figuresOf(outcomes.filter(({ source }) => source === 'fresh')),
    figuresOf(outcomes, isDirectIdentifier),
  ]) {
    assert.ok(precision >= 0.98, `precision ${precision}`);
    assert.ok(recall >= 0.95, `recall ${recall}`);
  }
});

test('of hard negatives, hardly one in a hundred columns is taken for something of people', () => {
  assert.ok(Object.keys(negatives).length >= 90);
  const alarms = outcomes.filter(({ source }) => source === 'negative');
  // Departments, sites and years are about people where rows are people, which no column shows by itself.
  const wrong = alarms.filter(({ isRight, found }) => !isRight && found !== 'organisation' && found !== 'event-year');
  assert.ok(wrong.length <= 0.01 * alarms.length, wrong.map(({ header, found }) => `${header}: ${found}`).join(', '));
});

test('what needs a header is not found without one; what needs none is', () => {
  const unnamed = outcomes.filter(({ source }) => source === 'unnamed');
  const { precision, recall } = figuresOf(unnamed);
  assert.equal(precision, 1);
  assert.ok(recall >= 0.95, `recall ${recall}`);
});

test('a wrong name counts against precision, a missed one against recall', () => {
  const column = { header: 'x', source: 'seen', acceptable: ['phone'], sort: 'fax' } as const;
  const figures = figuresOf([
    { ...column, expected: 'fax', found: 'fax', isRight: true },
    { ...column, expected: 'fax', found: 'phone', isRight: true },
    { ...column, expected: 'fax', found: 'none', isRight: false },
    { ...column, expected: 'none', found: 'email', isRight: false },
    { ...column, expected: 'none', found: 'none', isRight: true },
  ]);
  assert.equal(figures.precision, 2 / 3);
  assert.equal(figures.recall, 2 / 3);
});

test('the documentation page is up to date (node --import tsx scripts/detectors.mjs)', () => {
  const prose = readFileSync(new URL('detectors.md', import.meta.url), 'utf8');
  const page = readFileSync(new URL('../../docs/detectors.md', import.meta.url), 'utf8');
  assert.equal(page, detectorsPage(prose, outcomes));
});

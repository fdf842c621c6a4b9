/** Rows that are rare in the population and rows that are rare in the file are marked within one limit, the former first. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runClassRules, runInsightRules } from './index.ts';
import { factsOf } from './testFacts.ts';

const text = ['sex,zip', 'f,1', 'f,1', 'm,3', 'm,1', 'f,4', ''].join('\n');
const named = { quasiIdentifiers: ['sex', 'zip'], k: 2 };

/** How many rows each of the two rules marks, and how the finding on all of them ends. */
function marked(given: object): [rare: number, alone: number, total: string | undefined] {
  const facts = factsOf(text, { ...named, ...given });
  const ofRare = runInsightRules(facts).filter(({ slug }) => slug === 'population-unique');
  const alone = runClassRules(facts).filter(({ slug }) => slug === 'row-stands-alone');
  const total = ofRare.find(({ target }) => target.kind === 'file');
  const ending = total && /[^.]*\.$/.exec(total.message)?.[0].trim();
  return [ofRare.filter(({ target }) => target.kind === 'cells').length, alone.length, ending];
}

test('with a population its rare rows come first, and the rest of the limit is for the file’s', () => {
  assert.deepEqual(marked({ population: 6, maxRowFindings: 2 }), [2, 0, 'The first 2 are marked.']);
  assert.deepEqual(marked({ population: 6, maxRowFindings: 3 }), [3, 0, undefined]);
  assert.deepEqual(marked({ population: 6, maxRowFindings: 5 }), [3, 2, undefined]);
  assert.deepEqual(marked({ population: 6, maxRowFindings: 50 }), [3, 3, undefined]);
  assert.deepEqual(marked({ population: 6, maxRowFindings: 0 }), [0, 0, 'None is marked.']);
});

test('without a population, without rare rows, or with the rule off the limit is for the rows of the file', () => {
  assert.deepEqual(marked({ maxRowFindings: 2 }), [0, 2, undefined]);
  assert.deepEqual(marked({ population: 100_000, maxRowFindings: 2 }), [0, 2, undefined]);
  assert.equal(marked({ population: 6, maxRowFindings: 2, rules: { 'population-unique': 'off' } })[1], 2);
});

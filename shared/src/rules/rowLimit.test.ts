/** Rows that are rare in the population and rows that are rare in the file are marked within one limit, the former first. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runClassRules, runInsightRules } from './index.ts';
import { factsOf } from './testFacts.ts';

const text = ['sex,zip', 'f,1', 'f,1', 'm,3', 'm,1', 'f,4', ''].join('\n');
const named = { quasiIdentifiers: ['sex', 'zip'], k: 2 };

/** How many rows each of the two rules marks, and what the finding on all of them says of that. */
function marked(given: object, of = text): [rare: number, alone: number, total: string | undefined] {
  const facts = factsOf(of, { ...named, ...given });
  const ofRare = runInsightRules(facts).filter(({ slug }) => slug === 'population-unique');
  const alone = runClassRules(facts).filter(({ slug }) => slug === 'row-stands-alone');
  const total = ofRare.find(({ target }) => target.kind === 'file');
  const ending = total && (/The first (?:\d+ are|is) marked\./.exec(total.details ?? '')?.[0] ?? 'None is marked.');
  return [ofRare.filter(({ target }) => target.kind === 'cells').length, alone.length, ending];
}

test('with a population its rare rows come first, and the rest of the limit is for the file’s', () => {
  const ofMany = ['sex,zip', ...Array.from({ length: 7 }, (_, row) => `f,${row}`), ''].join('\n');
  assert.deepEqual(marked({ population: 8, maxRowFindings: 5 }, ofMany), [5, 0, 'The first 5 are marked.']);
  assert.deepEqual(marked({ population: 8, maxRowFindings: 10 }, ofMany), [7, 3, undefined]);
  assert.deepEqual(marked({ population: 6, maxRowFindings: 5 }), [3, 2, undefined]);
  assert.deepEqual(marked({ population: 6, maxRowFindings: 50 }), [3, 3, undefined]);
  assert.deepEqual(marked({ population: 6, maxRowFindings: 0 }), [0, 0, 'None is marked.']);
});

test('of more than are reported by default none is marked, and one finding leads to the worst', () => {
  assert.deepEqual(marked({ population: 6, maxRowFindings: 2 })[2], 'None is marked.');
  const facts = factsOf(text, { ...named, population: 6, maxRowFindings: 2 });
  const [all] = runInsightRules(facts).filter(({ slug }) => slug === 'population-unique');
  assert.equal(all.parts?.length, 3);
});

test('without a population, without rare rows, or with the rule off the limit is for the rows of the file', () => {
  assert.deepEqual(marked({ maxRowFindings: 4 }), [0, 3, undefined]);
  assert.deepEqual(marked({ population: 100_000, maxRowFindings: 4 }), [0, 3, undefined]);
  assert.equal(marked({ population: 6, maxRowFindings: 4, rules: { 'population-unique': 'off' } })[1], 3);
  // Three of five rows are alone.
  assert.equal(marked({ maxRowFindings: 3 })[1], 0);
});

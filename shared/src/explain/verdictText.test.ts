/** The verdict in one sentence, as it is read aloud. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassFacts, OpenQuestion } from '../analysis/index.ts';
import { factsOf } from '../rules/testFacts.ts';
import { verdictSentence } from './verdictText.ts';

const columns = { sex: 'quasi-identifier', age: 'quasi-identifier', name: 'identifier', mail: 'identifier' };
const five = (row: string) => `${row}\n`.repeat(5);
const said = (text: string, settings: object) => verdictSentence(factsOf(text, settings));

test('ready: with the k that makes it so, and on which columns', () => {
  assert.equal(said(`sex,age\n${five('f,30')}`, { columns }), 'Ready for default: k is 5 (target 5) on sex, age.');
});

test('not ready: what the policy asks for, beside what the file has', () => {
  assert.equal(
    said('sex,age,name\nf,30,Ann Lee\nm,40,Bob Roy\n', { columns }),
    'Not ready for default: it asks for no column that names people (here 1 column); at most 5 % of rows below the target (here 100 %).',
  );
});

test('identified: until when, and what would hold without what names people', () => {
  const identified = (names: string[], until?: string) => ({
    identified: { columns: names, reason: 'A list of members.', ...(until && { until }) },
  });
  assert.equal(
    said(`sex,age,name\n${five('f,30,Ann Lee')}`, { columns, ...identified(['name'], '2027-01-31') }),
    'Identified: name accepted until 2027-01-31; without it: k is 5 (target 5) on sex, age.',
  );
  assert.equal(
    said(`sex,name,mail\n${five('f,Ann Lee,a@x.org')}`, { columns, ...identified(['name', 'mail']) }),
    'Identified: name, mail accepted; without them: k is 5 (target 5) on sex.',
  );
  const facts = factsOf(`name\n${five('Ann Lee')}`, { columns, ...identified(['name']) });
  const verdict = { ...facts.verdict, state: 'identified' } as ClassFacts['verdict'];
  assert.equal(verdictSentence({ ...facts, verdict }), 'Identified: name accepted.');
});

test('provisional: everything that is open', () => {
  const open: OpenQuestion[] = [
    { what: 'unknown', columns: 1 },
    { what: 'guessed' },
    { what: 'undecided', known: 3 },
    { what: 'no subject' },
  ];
  const facts = factsOf(`sex,age\n${five('f,30')}`, { columns });
  const verdict = { ...facts.verdict, state: 'provisional', open } as ClassFacts['verdict'];
  assert.equal(
    verdictSentence({ ...facts, verdict }),
    'Provisional for default: nothing fails, but 1 column is unknown; the columns compared are a guess; there was no time to judge somebody who knows 3 columns; no column says which person a row is about.',
  );
});

test('not judged: why', () => {
  const readings = `reading\n${Array.from({ length: 60 }, (_, i) => `${i}.${(i * 7) % 10}`).join('\n')}\n`;
  assert.equal(said(readings, {}), 'Not judged: nothing tells whom the rows are about.');
  assert.equal(said(readings, { unit: { rows: 'things', reason: 'A probe.' } }), 'Nothing is judged.');
  assert.equal(said('sex\n', {}), 'Not judged: the file has no rows.');
});

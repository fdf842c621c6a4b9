/** The verdict in one sentence and in short, as it is read aloud. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassFacts, OpenQuestion } from '../analysis/index.ts';
import { factsOf } from '../rules/testFacts.ts';
import { verdictInShort, verdictSentence } from './verdictText.ts';

const columns = { sex: 'quasi-identifier', age: 'quasi-identifier', name: 'identifier', mail: 'identifier' };
const five = (row: string) => `${row}\n`.repeat(5);
const said = (text: string, settings: object) => verdictSentence(factsOf(text, settings));
const short = (text: string, settings: object) => verdictInShort(factsOf(text, settings));

test('ready: with the k that makes it so, and on which columns', () => {
  assert.equal(
    said(`sex,age\n${five('f,30')}`, { columns }),
    'Ready for default: no direct identifier; k = 5, target 5.',
  );
  assert.equal(short(`sex,age\n${five('f,30')}`, { columns }), 'Ready · k 5');
});

test('not ready: what identifies people, and how many rows are unique', () => {
  const text = 'sex,age,name\nf,30,Ann Lee\nm,40,Bob Roy\n';
  assert.equal(
    said(text, { columns }),
    'Not ready for default: 1 direct identifier; 2 of 2 rows (100 %) are unique: k = 1, target 5.',
  );
  assert.equal(short(text, { columns }), '1 identifier · k 1 of 5');
  assert.equal(short(`sex,age,name\n${five('f,30,Ann Lee')}`, { columns }), '1 identifier · k 5');
});

test('identified: until when, and what would hold without what names people', () => {
  const identified = (names: string[], until?: string) => ({
    identified: { columns: names, reason: 'A list of members.', ...(until && { until }) },
  });
  assert.equal(
    said(`sex,age,name\n${five('f,30,Ann Lee')}`, { columns, ...identified(['name'], '2027-01-31') }),
    'Identified: name accepted until 2027-01-31; k = 5, target 5.',
  );
  assert.equal(
    said(`sex,name,mail\n${five('f,Ann Lee,a@x.org')}`, { columns, ...identified(['name', 'mail']) }),
    'Identified: name, mail accepted; k = 5, target 5.',
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
    'Provisional for default: no direct identifier; k = 5, target 5; 1 column is unknown; the compared columns are a guess; time ran out for an attacker who knows 3 columns; no column says which person a row is about.',
  );
});

test('not judged: why', () => {
  const readings = `reading\n${Array.from({ length: 60 }, (_, i) => `${i}.${(i * 7) % 10}`).join('\n')}\n`;
  assert.equal(said(readings, {}), 'Unclear if about people: neither names nor values say who the rows are about.');
  assert.equal(said(readings, { unit: { rows: 'things', reason: 'A probe.' } }), 'Not about people.');
  assert.equal(said('sex\n', {}), 'Not judged: the file has no rows.');
});

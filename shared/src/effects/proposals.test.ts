/** The proposals that need no measurement on all rows: for identifiers, and for one compared column. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { drain } from '../analysis/index.ts';
import { coarserColumn, identifierFixes, offers } from './index.ts';
import { fileOf, settingsOf } from './testFiles.ts';

const people = [
  'email,ssn,age,sex,note',
  ...Array.from({ length: 60 }, (_, i) =>
    [
      `anna.muller${i % 12}@firma.ch`,
      `${201 + i}-${10 + i}-${1000 + i}`,
      20 + (i % 50),
      i % 2 ? 'f' : 'm',
      `Called back and wants the leaflet. Please write to anna${i}@firma.ch soon`,
    ].join(),
  ),
].join('\n');

const analysisOf = (text: string, given: object = {}) =>
  fileOf(text, settingsOf({ quasiIdentifiers: ['age', 'sex'], ...given })).analysis;

test('texts are redacted, what comes again is numbered, what does not is removed, and nothing names people then', () => {
  const analysis = analysisOf(people);
  const fixes = drain(identifierFixes(analysis));
  const { table, naming } = drain(analysis.profile());
  assert.deepEqual(
    [...fixes.keys()].sort((a, b) => a - b),
    naming.map(({ column }) => column),
  );
  const done = new Map([...fixes].map(([column, one]) => [table.columns[column].name, one?.remedy]));
  const texts = naming.filter(({ isText }) => isText).map(({ column }) => table.columns[column].name);
  assert.ok(done.has('ssn') && done.get('ssn') === undefined, 'each value is there once');
  assert.deepEqual(texts, ['note']);
  assert.equal(done.get('note'), 'redact-identifiers');
  assert.equal(done.get('email'), 'number-anew', 'it says which rows belong together');
});

test('what somebody has accepted is left as it is', () => {
  const identified = { columns: ['email', 'ssn', 'note'], reason: 'a register' };
  assert.equal(drain(identifierFixes(analysisOf(people, { identified }))).size, 0);
});

test('a file keeps at least one column', () => {
  const names = `email\n${Array.from({ length: 30 }, (_, i) => `anna${i}@firma.ch`).join('\n')}`;
  const fixes = drain(identifierFixes(fileOf(names, settingsOf({})).analysis));
  assert.deepEqual(
    [...fixes.values()].map((one) => one?.remedy),
    ['number-anew'],
  );
});

test('one step is proposed for a compared column, and it keeps part of the values', () => {
  const facts = drain(analysisOf(people).classes());
  const age = drain(coarserColumn(facts, 2));
  assert.match(age?.get(2)?.title('age') ?? '', /^Generalise age to bands of/);
  assert.equal(drain(coarserColumn(facts, 3)), undefined, 'of two values shared by many only the star is left');
});

test('to keep only the last 4 characters is not offered where no value is longer', () => {
  const remediesOf = (digits: number) => {
    const ids = Array.from({ length: 40 }, (_, i) => `A${String(i * 7).padStart(digits - 1, '0')},${20 + i}`);
    const analysis = fileOf(`id,age\n${ids.join('\n')}`, settingsOf({ columns: { id: 'identifier' } })).analysis;
    const facts = drain(analysis.classes());
    const listed = drain(offers.list({ analysis, facts, column: 0, tools: undefined }));
    return listed.map(({ treatments }) => treatments.get(0)?.remedy);
  };
  assert.ok(remediesOf(8).includes('keep-last'));
  assert.ok(!remediesOf(4).includes('keep-last'));
});

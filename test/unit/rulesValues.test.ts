/** What every finding keeps to: no value of a cell in its words, finite numbers, no flood. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from '@quasi/shared/testing';
import fc from 'fast-check';
import type { Finding } from '../../shared/src/rules/index.ts';
import { allFindings, factsOf } from '../../shared/src/rules/testFacts.ts';

function findingsOf(text: string, settings: unknown, kind: 'editor' | 'disk'): Finding[] {
  return allFindings(factsOf(text, settings, { kind, encoding: 'utf-8' }));
}

/** All words of a finding, those of its parts among them. */
function wordsOf({ message, details = '', parts = [] }: Finding): string {
  return [message, details, ...parts.map((part) => `${part.message} ${part.details ?? ''}`)].join(' ').trim();
}

/** Values that are unlike any word of a message, in all the ways that make a cell a finding. */
const cell = fc
  .record({
    number: fc.nat(5),
    form: fc.constantFrom('@', '=@', '"@"', '@"', '"@"x', '"@\n@"', '@\0', '@\uFFFD', '', '@;@', '-@', "'@'"),
  })
  .map(({ number, form }) => form.replaceAll('@', `zq${number}`));

const damagedTable = fc
  .record({
    header: fc.constantFrom('alpha,beta,gamma', 'alpha,,alpha', 'a"b,"c"d,e'),
    records: fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 12 }),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    last: fc.constantFrom('', 'zq6,"zq7', 'zq8,=zq9'),
    hasHeader: fc.boolean(),
  })
  .map(({ header, records, lineEnd, last, hasHeader }) => {
    const body = [...records.map((cells) => cells.join(',')), last];
    return { text: (hasHeader ? [header, ...body] : body).join(lineEnd), header: hasHeader ? 'yes' : 'no' };
  });

test('no message and no number holds the value of a cell', () => {
  fc.assert(
    fc.property(damagedTable, fc.constantFrom<'editor' | 'disk'>('editor', 'disk'), ({ text, header }, kind) => {
      for (const finding of findingsOf(text, { header, delimiter: ',' }, kind)) {
        assert.doesNotMatch(wordsOf(finding), /zq/);
        for (const number of Object.values(finding.numbers)) assert.ok(Number.isFinite(number) && number >= 0);
      }
    }),
    drawn(500),
  );
});

test('every finding is a headline without a full stop, and says behind it what to do', () => {
  fc.assert(
    fc.property(damagedTable, ({ text, header }) => {
      for (const { message, details = '' } of findingsOf(text, { header }, 'disk')) {
        assert.match(message, /^.{1,139}[^.!?]$/s);
        assert.match(details, /[.…]$/);
      }
    }),
    drawn(100),
  );
});

test('a name from the file cannot steer a terminal or turn text around, and is cut', () => {
  const name = `\u202Ezip\x1b[31m${'x'.repeat(500)}`;
  const text = `${name},b\n=1+1,2\n3,4\n5,6\n`;
  const findings = findingsOf(text, { header: 'yes' }, 'disk');
  assert.ok(findings.some(({ slug }) => slug === 'formula-cell'));
  for (const finding of findings) assert.doesNotMatch(wordsOf(finding), /[\u202E\x1b]|x{61}/);
});

test('many flawed rows give as many findings as are asked for, and one with the true total', () => {
  const rows = 2000;
  const text = `a,b\n${'x"\n'.repeat(rows)}`;
  const findings = findingsOf(text, { maxRowFindings: 500, header: 'yes', quasiIdentifiers: ['none'] }, 'disk');
  for (const [slug, total] of [
    ['ragged-row', 'raggedRows'],
    ['stray-quote', 'strayRecords'],
  ]) {
    const ofRule = findings.filter((finding) => finding.slug === slug);
    assert.equal(ofRule.length, 501);
    assert.deepEqual(
      ofRule.filter(({ target }) => target.kind === 'file').map(({ numbers }) => numbers[total]),
      [rows],
    );
  }
});

test('a header of many empty names is no flood either', () => {
  const text = `a${','.repeat(4999)}\n1${',=x'.repeat(4999)}\n`;
  const findings = findingsOf(text, { header: 'yes', k: 1 }, 'editor');
  const total = (slug: string) => findings.filter((finding) => finding.slug === slug);
  assert.equal(total('bad-header').length, 1);
  assert.equal(total('formula-cell').length, 1);
  assert.equal(total('bad-header')[0]?.numbers['columns'], 4999);
});

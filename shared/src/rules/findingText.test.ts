/** Every finding has a headline that fits into a line, and ends without a full stop. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding } from './finding.ts';
import { fromSentences, LONGEST_HEADLINE, withShortHeadline } from './findingText.ts';
import { rules } from './index.ts';
import { isWidest, readCases } from './testCases.ts';
import { allFindings, factsOf } from './testFacts.ts';

/** Half of all headlines have at most so many characters, and half of all details at most so many words. */
const USUAL_HEADLINE = 60;
const USUAL_WORDS = 30;

test('a problem in sentences becomes a headline and details', () => {
  assert.deepEqual(fromSentences({ message: 'One. Two? Three.' }, 'Four.'), {
    message: 'One',
    details: 'Two? Three. Four.',
  });
  assert.deepEqual(fromSentences({ message: '"a. b" is 1.5 long.', details: 'More.' }), {
    message: '"a. b" is 1.5 long',
    details: 'More.',
  });
  assert.deepEqual(fromSentences({ message: 'Short' }), { message: 'Short' });
});

test('a headline that is too long is cut behind a clause, else behind a word, and nothing of it is lost', () => {
  const clause = withShortHeadline({ message: `One thing: ${'word '.repeat(40)}end`, details: 'More.' });
  assert.equal(clause.message, 'One thing…');
  assert.match(clause.details ?? '', /^One thing: word .* end\. More\.$/);
  const words = withShortHeadline({ message: 'word '.repeat(40) });
  assert.ok(words.message.length <= LONGEST_HEADLINE && words.message.endsWith('word…'));
  assert.equal(withShortHeadline({ message: 'x'.repeat(500) }).message.length, LONGEST_HEADLINE);
  assert.deepEqual(withShortHeadline({ message: 'Short' }), { message: 'Short' });
});

test('headlines of the samples and of all cases are short and have no full stop', () => {
  const samples = new URL('../../../samples/', import.meta.url);
  const texts = readdirSync(samples)
    .filter((name) => /\.[ct]sv$/.test(name))
    .map((name) => readFileSync(new URL(name, samples), 'utf8'));
  const cases = rules.flatMap(({ slug }) =>
    readCases(readFileSync(new URL(`${slug}/cases.md`, import.meta.url), 'utf8')),
  );
  const ofCases = cases
    .filter((each) => each.kind === 'csv' && !isWidest(each))
    .flatMap(({ text, settings }) => allFindings(factsOf(text, settings, { kind: 'disk' })));
  const all: Finding[] = [...texts.flatMap((text) => allFindings(factsOf(text))), ...ofCases];
  assert.ok(all.length > 400, String(all.length));
  for (const { slug, message, details = 'None.', parts = [] } of all) {
    for (const headline of [message, ...parts.map((part) => part.message)]) {
      assert.ok(headline.length <= LONGEST_HEADLINE, `${slug}: ${headline}`);
      assert.doesNotMatch(headline, /[.!?]$/, `${slug}: ${headline}`);
    }
    assert.match(details, /[.?…]$/, `${slug}: ${details}`);
  }
  assert.ok(median(all.map(({ message }) => message.length)) <= USUAL_HEADLINE);
  assert.ok(median(all.map(({ details = '' }) => details.split(' ').length)) <= USUAL_WORDS);
});

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1];
}

/** Headlines of all findings on the tables of the corpus: short, in one line, without a full stop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataFile } from './data.ts';
import { quasi } from './quasi.ts';

/** Characters of half of all headlines, of all of them, and words of half of all details. */
const USUAL = 60;
const MOST = 140;
const USUAL_WORDS = 30;

interface Said {
  readonly slug: string;
  readonly message: string;
  readonly details?: string;
}

test('headlines of the corpus are short, and details as well', () => {
  const args = ['check', dataFile('corpus/files'), '--format', 'json', '--fail-on', 'never'];
  const { code, out, err } = quasi(args);
  assert.equal(code, 0, err);
  const { files }: { files: { findings: Said[] }[] } = JSON.parse(out);
  const all = files.flatMap(({ findings }) => findings);
  assert.ok(all.length > 800, String(all.length));
  for (const { slug, message } of all) {
    assert.ok(message.length <= MOST, `${slug}: ${message}`);
    // The end of a name may be a full stop.
    assert.doesNotMatch(message, /[a-z]{3}[.!]$/, slug);
  }
  const lengths = all.map(({ message }) => message.length);
  const words = all.map(({ details = '' }) => details.split(' ').length);
  assert.ok(median(lengths) <= USUAL, String(median(lengths)));
  assert.ok(median(words) <= USUAL_WORDS, String(median(words)));
  console.log(`${all.length} findings: headlines of ${median(lengths)} characters, details of ${median(words)} words`);
});

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

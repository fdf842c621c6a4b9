/** Headlines of all findings on the tables of the corpus: short, in one line, without a full stop. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { dataFile, isPart } from './data.ts';
import { quasi } from './quasi.ts';

/** Characters of half of all headlines, of all of them, and words of half of all details. */
const USUAL = 60;
const MOST = 140;
const USUAL_WORDS = 30;
const LONGEST_HEADER = 10_000;

interface Said {
  readonly slug: string;
  readonly message: string;
  readonly details?: string;
}

test('headlines of the corpus are short, and details as well', () => {
  const folder = dataFile('corpus/files');
  const tables = readdirSync(folder).sort();
  const paths = tables.filter((_, i) => !isPart || i % 3 === 1).map((name) => join(folder, name));
  const args = ['check', ...paths, '--format', 'json', '--fail-on', 'never'];
  const { code, out, err } = quasi(args);
  assert.equal(code, 0, err);
  const { files }: { files: { file: string; findings: Said[] }[] } = JSON.parse(out);
  const all = files.flatMap(({ findings }) => findings);
  assert.ok(all.length > (isPart ? 250 : 800), String(all.length));
  for (const { slug, message } of all) {
    assert.ok(message.length <= MOST, `${slug}: ${message}`);
  }
  for (const { file, findings } of files) {
    // A name may end with a full stop.
    const names = readFileSync(file, 'utf8').slice(0, LONGEST_HEADER);
    for (const { slug, message } of findings) {
      const lastWord = message.slice(message.lastIndexOf(' ') + 1);
      assert.ok(!lastWord.endsWith('.') || names.includes(lastWord), `${slug}: ${message}`);
    }
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

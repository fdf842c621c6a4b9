/** The walk through a large tree: no step of it holds the loop for more than 5 ms, and all of it takes no longer than a person waits. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { takesAtMost } from '@quasi/shared/testing';
import { type LeavesOut, nothingLeftOut, walk } from '../../server/src/files/index.ts';
import { holds } from './longestStep.ts';

const FILES = 20_000;
const FOLDERS = 1000;

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'quasi-large-'));
  const patterns = Array.from({ length: 200 }, (_, i) => (i % 3 === 0 ? `build${i}/**/out*` : `*.ext${i}`));
  writeFileSync(join(folder, '.gitignore'), patterns.join('\n'));
  for (let i = 0; i < FILES; i++) {
    const within = i % 2 === 0 ? join(folder, 'flat') : join(folder, `a${i % 40}`, `b${i % FOLDERS}`);
    mkdirSync(within, { recursive: true });
    writeFileSync(join(within, `file${i}.csv`), '');
  }
});
after(() => rmSync(folder, { recursive: true }));

const byGit: LeavesOut = { ...nothingLeftOut, byGit: true };

test('the walk through 20,000 files lets messages in', () => {
  holds(() => walk(folder, byGit));
});

test('it is over before anybody asks', () => {
  const { files } = takesAtMost(2000, () => drain(walk(folder, byGit)));
  assert.equal(files.length, FILES);
});

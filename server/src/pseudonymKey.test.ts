import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteOnKey } from './pseudonymKey.ts';

test('a key below 16 bytes is warned of, whatever characters it is made of', () => {
  for (const key of ['', 'x'.repeat(15), 'é'.repeat(7)]) {
    const note = noteOnKey(key) ?? '';
    assert.match(note, /fewer than 16 bytes/);
  }
  for (const key of ['x'.repeat(16), 'é'.repeat(8), undefined]) assert.equal(noteOnKey(key), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnNamePlace } from './columnNamePlace.ts';

/** `|` is where the cursor is; the answer is what a name would replace, and the glob. */
function at(marked: string): [replaced: string, glob: string | undefined] | undefined {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const place = columnNamePlace(text, offset);
  return place && [text.slice(place.start, place.end), place.glob];
}

test('keys of "columns" are names, begun or not', () => {
  assert.deepEqual(at('{"columns": {|}}'), ['', undefined]);
  assert.deepEqual(at('{"columns": {"zi|"}}'), ['"zi"', undefined]);
  assert.deepEqual(at('{"columns": {"zip": "weight", "|"'), ['""', undefined]);
  assert.deepEqual(at('{"columns": {"zi|\n}}'), ['"zi', undefined]);
  assert.deepEqual(at('{"columns": {"zip|": "weight"}}'), ['"zip"', undefined]);
});

test('roles, keys of a column and other keys are no names', () => {
  for (const text of [
    '{"columns": {"zip": "|"}}',
    '{"columns": {"zip": {"|"}}}',
    '{"|"}',
    '{"columns|": {}}',
    '{"columns": |}',
    '{"rules": {"|"}}',
    '{"k": 5|}',
    '|',
  ])
    assert.equal(at(text), undefined, text);
});

test('items of "quasiIdentifiers" are names', () => {
  assert.deepEqual(at('{"quasiIdentifiers": [|]}'), ['', undefined]);
  assert.deepEqual(at('{"quasiIdentifiers": ["age", "|"]}'), ['""', undefined]);
  assert.equal(at('{"quasiIdentifiers": ["age" |]}'), undefined);
});

test('in an entry, the names are those of its files', () => {
  assert.deepEqual(at('{"files": [{}, {"columns": {"|"}, "glob": "a.csv"}]}'), ['""', 'a.csv']);
  assert.deepEqual(at('{"files": [{"glob": 5, "quasiIdentifiers": ["|"]}]}'), ['""', undefined]);
  assert.deepEqual(at('{"allow": [{"glob": "b/*.csv", "column": "|"}]}'), ['""', 'b/*.csv']);
  assert.equal(at('{"allow": [{"rule": "|"}]}'), undefined);
  assert.equal(at('{"column": "|"}'), undefined);
});

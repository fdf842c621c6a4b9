import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completionPlace } from './completionPlace.ts';

/** The completions at the bar. */
function wanted(text: string): string | undefined {
  const place = completionPlace(text.replace('|', ''), text.indexOf('|'));
  if (!place) return undefined;
  return place.wants === 'columns' ? 'columns' : place.wants[0];
}

test('properties of fields and of tables, wherever those may stand', () => {
  assert.equal(wanted('{ "fields": [{ "|" }] }'), 'quasi:role');
  assert.equal(wanted('{ "tables": [{ "tableSchema": { "columns": [{ "|": 1 }] } }] }'), 'quasi:role');
  assert.equal(wanted('{ "|" }'), 'quasi:unit');
  assert.equal(wanted('{ "resources": [{ "|" }] }'), 'quasi:unit');
  assert.equal(wanted('{ "resources": [{ "schema": { "|" } }] }'), 'quasi:unit');
  assert.equal(wanted('{ "resources": [{ "dialect": { "|" } }] }'), undefined);
});

test('words, and names of columns', () => {
  assert.equal(wanted('{ "fields": [{ "quasi:role": "|" }] }'), 'identifier');
  assert.equal(wanted('{ "resources": [{ "quasi:protection": { "mechanism": | } }] }'), 'randomized-response');
  assert.equal(wanted('{ "resources": [{ "quasi:weight": "|" }] }'), 'columns');
  assert.equal(
    wanted('{ "fields": [{ "name": "|" }], "primaryKey": ["a", "|"] }'.replace('"|" }', '"x" }')),
    'columns',
  );
  assert.equal(wanted('{ "fields": [{ "name": "|" }] }'), 'columns');
  assert.equal(wanted('{ "resources": [{ "name": "|" }] }'), undefined);
  assert.equal(wanted('{ "foreignKeys": [{ "fields": "|" }] }'), 'columns');
});

test('keys of a protection, references and titles', () => {
  assert.equal(wanted('{ "quasi:protection": { "|" } }'), 'mechanism');
  assert.equal(wanted('{ "foreignKeys": [{ "reference": { "fields": ["|"] } }] }'), 'columns');
  assert.equal(wanted('{ "foreignKeys": [{ "columnReference": "|" }] }'), 'columns');
  assert.equal(wanted('{ "columns": [{ "titles": ["|"] }] }'), 'columns');
});

test('in a half-typed text nothing behind the cursor is replaced', () => {
  const replaced = (marked: string) => {
    const offset = marked.indexOf('|');
    const text = marked.replace('|', '');
    const place = completionPlace(text, offset);
    return place && text.slice(place.start, place.end);
  };
  assert.equal(replaced('{ "resources": [{ "quasi:| }] }'), '"quasi:');
  assert.equal(replaced('{ "fields": [{ "quasi:role": "| }] }'), '"');
  assert.equal(replaced('{ "fields": [{ "quasi:role": "ide|nt" }] }'), '"ident"');
  assert.equal(replaced('{ "fields": [{ "name": "a\\"|" }] }'), '"a\\""');
});

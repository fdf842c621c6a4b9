import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { applyEdits } from '../config/index.ts';
import { withFieldRole } from './editSchema.ts';
import { schemaOf } from './testFiles.ts';

/** The text with the role of its first field declared. */
function declared(text: string, end: string): string | undefined {
  const path = `/w/tableschema.${end}`;
  const [field] = schemaOf(text, path).resources[0].fields;
  const edits = drain(withFieldRole(text, field.place, 'sensitive'));
  return edits && applyEdits(text, edits);
}

test('in JSON the role stands beside what is there, or takes the place of another', () => {
  assert.equal(
    declared('{\n  "fields": [{ "name": "a" }]\n}', 'json'),
    '{\n  "fields": [{ "name": "a", "quasi:role": "sensitive" }]\n}',
  );
  assert.equal(
    declared('{ "fields": [{ "quasi:role": "weight", "name": "a" }] }', 'json'),
    '{ "fields": [{ "quasi:role": "sensitive", "name": "a" }] }',
  );
});

test('in YAML too: in blocks, in braces, with comments and at the end of the text', () => {
  assert.equal(declared('fields:\n- name: a # A', 'yaml'), 'fields:\n- name: a # A\n  quasi:role: sensitive');
  assert.equal(
    declared('fields:\r\n  - type: string\r\n    name: "a"\r\n', 'yaml'),
    'fields:\r\n  - type: string\r\n    name: "a"\r\n    quasi:role: sensitive\r\n',
  );
  assert.equal(declared('fields: [{name: a}]', 'yaml'), 'fields: [{name: a, "quasi:role": sensitive}]');
  assert.equal(
    declared('fields:\n  - name: a\n    "quasi:role": "weight"\n', 'yaml'),
    'fields:\n  - name: a\n    "quasi:role": sensitive\n',
  );
});

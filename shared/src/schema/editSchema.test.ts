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

test('properties of dbt have it in meta, which is made where there is none', () => {
  const of = (columns: string) => declared(`models:\n- name: m\n  columns:\n${columns}`, 'yml')?.split('columns:\n')[1];
  assert.equal(
    of('  - name: a\n    tests: [x]\n'),
    '  - name: a\n    meta:\n      quasi:role: sensitive\n    tests: [x]\n',
  );
  assert.equal(
    of('  - name: a\n    meta:\n      pii: true\n'),
    '  - name: a\n    meta:\n      pii: true\n      quasi:role: sensitive\n',
  );
  assert.equal(of('  - {name: a, meta: {pii: true}}\n'), '  - {name: a, meta: {pii: true, "quasi:role": sensitive}}\n');
  assert.equal(
    of('  - name: a\n    config:\n      meta: {quasi:role: weight}\n'),
    '  - name: a\n    config:\n      meta: {quasi:role: sensitive}\n',
  );
});

test('data contracts have it among their own properties', () => {
  const head = 'apiVersion: v3.0.0\nkind: DataContract\nschema:\n- name: m\n  properties:\n';
  const of = (columns: string) => declared(head + columns, 'yaml')?.slice(head.length);
  assert.equal(
    of('  - name: a\n    required: true\n'),
    '  - name: a\n    customProperties:\n      - property: quasi:role\n        value: sensitive\n    required: true\n',
  );
  assert.equal(
    of('  - name: a\n    customProperties:\n      - property: x\n        value: 1\n'),
    '  - name: a\n    customProperties:\n      - property: quasi:role\n        value: sensitive\n      - property: x\n        value: 1\n',
  );
  assert.equal(
    of('  - {name: a, customProperties: [{property: "quasi:role", value: weight}]}\n'),
    '  - {name: a, customProperties: [{property: "quasi:role", value: sensitive}]}\n',
  );
  const json = (custom: string) =>
    `{"apiVersion": "v3.0.0", "kind": "DataContract", "schema": [{"name": "m", "properties": [{"name": "a"${custom}}]}]}`;
  const added = '{"property":"quasi:role","value":"sensitive"}';
  assert.equal(declared(json(''), 'json'), json(`, "customProperties": [${added}]`));
  const other = '{"property": "x", "value": 1}';
  assert.equal(
    declared(json(`, "customProperties": [${other}]`), 'json'),
    json(`, "customProperties": [${added}, ${other}]`),
  );
});

/** Whatever stands in a schema: reading it never throws and ends soon. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn, takesAtMost } from '../testing/index.ts';
import { statementOf } from './statementOf.ts';
import { schemaOf } from './testFiles.ts';

const words = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  '\n',
  ' ',
  '  ',
  '- ',
  '? ',
  '&a ',
  '*a',
  '<<: *a',
  '!!set ',
  '|',
  '>',
  '%YAML 1.1',
  '---',
  '#',
  '\t',
  'resources',
  'fields',
  'name',
  'path',
  'schema',
  'tables',
  'tableSchema',
  'columns',
  'null',
  'true',
  '1e999',
  '__proto__',
  'quasi:role',
  'quasi:statistics',
  'quasi:protection',
  'epsilon',
  'models',
  'seeds',
  'sources',
  'meta',
  'config',
  'tags',
  'pii',
  'classification',
  'kind',
  'apiVersion',
  'properties',
  'customProperties',
  'property',
  'value',
  'servers',
  'datapackage.json',
  '..',
  'é',
  '\ud800',
  '\u0000',
  '\uFEFF',
];

const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 4 })), {
  maxLength: 40,
});

const key = fc.constantFrom(...words.slice(22));

/** Objects that are near to schemas. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom<unknown>(
      'a',
      'a.csv',
      '',
      0,
      -1,
      1.5,
      true,
      null,
      'datapackage.json',
      'sensitive',
      'DataContract',
      'local',
      'pii',
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
}));

const look = (written: string, path: string) => {
  const schema = schemaOf(written, path, { '/w/other.json': written });
  for (const resource of schema.resources) statementOf(resource);
  for (const { offset, length, message } of schema.problems) {
    assert.ok(
      offset >= 0 && length >= 0 && offset + length <= written.length,
      `${offset} + ${length} of ${written.length}`,
    );
    assert.ok(message.length > 0);
  }
};

test('any text, as JSON and as YAML', () => {
  fc.assert(
    fc.property(text, (pieces) => {
      look(pieces.join(''), '/w/datapackage.json');
      look(pieces.join(''), '/w/datapackage.yaml');
    }),
    drawn(500),
  );
});

test('any value in the form of a schema', () => {
  fc.assert(
    fc.property(fc.dictionary(key, value, { maxKeys: 6 }), (object) => {
      look(JSON.stringify(object), '/w/datapackage.json');
    }),
    drawn(500),
  );
});

test('texts made to take long take no longer than others', () => {
  const repeated = (piece: string, path: string) =>
    piece.repeat(Math.floor((path.endsWith('.json') ? 400_000 : 50_000) / piece.length));
  for (const piece of ['[', '{"a":', '{"quasi:a":1,', '"', '[1,', ' ', '\\']) {
    within(() => schemaOf(repeated(piece, 'a.json'), '/w/datapackage.json'), piece);
  }
  for (const piece of [
    '[',
    '- ',
    '? ',
    '{a: ',
    'a: b: c\n',
    '"',
    '!a ',
    '&a ',
    '- &a x\n- *a\n',
    '%\n',
    'quasi:a: 1\n',
    '{a,',
  ]) {
    within(() => schemaOf(repeated(piece, 'a.yaml'), '/w/datapackage.yaml'), piece);
  }
  const fields = `{"fields":[${Array(10_000).fill('{"name":"x"}').join(',')}],"primaryKey":"y"}`;
  within(() => schemaOf(fields, '/w/a.schema.json'), 'fields');
  const many = Array.from({ length: 10_000 }, (_, i) => i);
  const tagged = many
    .slice(0, 2000)
    .map((i) => ({ name: `x${i}`, tags: many.slice(0, 30).map((tag) => `pii:${tag}`) }));
  within(() => schemaOf({ models: [{ name: 'a', columns: tagged }] }, '/w/schema.json'), 'tags');
  const deep = { properties: [{ name: 'a', properties: tagged }], name: 'a' };
  within(() => schemaOf({ kind: 'DataContract', apiVersion: 'v3.0.0', schema: [deep] }, '/w/odcs.json'), 'contract');
  const keys = { fields: many.map((i) => ({ name: `x${i}` })), primaryKey: many.map((i) => `y${i}`) };
  within(() => schemaOf(keys, '/w/a.schema.json'), 'keys');
});

/** Generous: what takes time that grows with a square would take minutes. */
function within(work: () => unknown, what: string): void {
  takesAtMost(3000, work, what);
}

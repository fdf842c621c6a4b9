/** The JSON Schema of Quasi's properties and their page match the shapes, and editors know them. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { loadSchema } from '@quasi/shared/schema';
import { schemaJsonSchema, schemaPage } from '../../scripts/pages/schemas.ts';
import { isCheckedBySchema } from '../../server/src/described/patterns.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test('the JSON Schema is up to date (node --import tsx scripts/schemaPages.mjs)', () => {
  assert.deepEqual(JSON.parse(read('syntaxes/dataSchema.schema.json')), JSON.parse(JSON.stringify(schemaJsonSchema())));
});

test('the page is up to date (node --import tsx scripts/schemaPages.mjs), its links lead somewhere, its example has no problems', () => {
  const page = read('docs/schemas.md');
  assert.equal(page, schemaPage(read('shared/src/schema/schemas.md')));
  for (const [, link] of page.matchAll(/\]\(([^)#]+)\)/g)) assert.ok(existsSync(new URL(`docs/${link}`, root)), link);
  const [, example] = /```json\n([\s\S]*?)```/.exec(page) as RegExpExecArray;
  const files = {
    folder: '/w',
    read: () => example,
    size: () => example.length,
    realPath: (path: string) => path,
    isDecodable: () => true,
  };
  assert.deepEqual(drain(loadSchema('/w/datapackage.json', files)).problems, []);
});

test('every property has words, and only those of our prefix are looked at', () => {
  const { definitions } = JSON.parse(read('syntaxes/dataSchema.schema.json'));
  for (const { properties, patternProperties, additionalProperties, required } of Object.values<Record<string, object>>(
    definitions,
  )) {
    assert.deepEqual([additionalProperties, required], [undefined, undefined]);
    const [pattern] = Object.keys(patternProperties).map((each) => new RegExp(each));
    for (const [name, each] of Object.entries(properties)) {
      if (name.startsWith('quasi:'))
        assert.match(String((each as { description?: string }).description), /^[A-Z].*\.$/, name);
      assert.equal(pattern.test(name), false, name);
    }
    assert.ok(pattern.test('quasi:rol') && !pattern.test('dc:title'));
  }
});

test('the manifest hands it to editors, for JSON and YAML', () => {
  const { jsonValidation, yamlValidation } = JSON.parse(read('package.json')).contributes;
  const url = './syntaxes/dataSchema.schema.json';
  const matches = (list: { url: string; fileMatch: string[] }[]) =>
    list.filter((each) => each.url === url).flatMap(({ fileMatch }) => fileMatch);
  const all = [...matches(jsonValidation), ...matches(yamlValidation)];
  for (const end of ['json', 'yaml', 'yml'])
    for (const stem of ['datapackage', 'dataresource', 'x.dataresource', 'tableschema', 'x.tableschema', 'x.schema']) {
      const name = `${stem}.${end}`;
      assert.ok(isCheckedBySchema(`/w/${name}`), name);
      assert.ok(all.includes(name.replace(/^x\./, '*.')), name);
    }
  assert.ok(all.includes('*-metadata.json'));
  // What most often is the schema of something else is checked by the server alone.
  assert.ok(!all.some((name) => name.startsWith('schema.')));
  assert.deepEqual(['/w/schema.json', '/w/schema.yaml'].map(isCheckedBySchema), [false, false]);
});

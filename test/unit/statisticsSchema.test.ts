/** The JSON Schema of statistics is that of their shape, and editors know it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { statisticsJsonSchema } from '../../scripts/pages/statistics.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

test('the schema is up to date (node --import tsx scripts/statisticsSchema.mjs)', () => {
  assert.deepEqual(read('syntaxes/statistics.schema.json'), JSON.parse(JSON.stringify(statisticsJsonSchema())));
});

test('editors know it, and every member says what it is for', () => {
  const validation: { fileMatch: unknown; url: string }[] = read('package.json').contributes.jsonValidation;
  const own = validation.find(({ fileMatch }) => fileMatch === '*.stats.json');
  assert.equal(own?.url, './syntaxes/statistics.schema.json');
  const { properties } = read('syntaxes/statistics.schema.json');
  const objects = [properties, ...['columns', 'pairs', 'tree'].map((name) => properties[name].items.properties)];
  for (const object of objects) {
    for (const [name, { description }] of Object.entries<{ description?: string }>(object)) {
      if (name !== '$schema') assert.match(String(description), /^[A-Z].*\.$/, name);
    }
  }
});

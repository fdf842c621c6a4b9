/** The JSON Schema of `quasi.json`, its documentation page and the manifest are those of the schema, and the rules are those there are. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ruleSlugs } from '@quasi/shared/config';
import { configJsonSchema, configPage } from '../../scripts/pages/config.ts';
import { readConfig } from '../../shared/src/config/readConfig.ts';
import { rules } from '../../shared/src/rules/index.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test('the JSON Schema is up to date (node --import tsx scripts/configPages.mjs)', () => {
  const summaries = new Map(rules.map(({ slug, summary }) => [slug, summary]));
  const schema = JSON.parse(JSON.stringify(configJsonSchema(summaries)));
  assert.deepEqual(JSON.parse(read('syntaxes/quasi.schema.json')), schema);
});

test('every key has words that say what it is for', () => {
  const check = (schema: Record<string, unknown>, path: string): void => {
    const properties = (schema['properties'] ?? {}) as Record<string, Record<string, unknown>>;
    for (const [name, each] of Object.entries(properties)) {
      assert.match(String(each['description']), /^[A-Z].*\.$/, `${path}${name}`);
      check(each, `${path}${name}.`);
    }
    for (const part of ['items', 'additionalProperties'])
      if (typeof schema[part] === 'object') check(schema[part] as Record<string, unknown>, path);
    for (const part of (schema['anyOf'] ?? []) as Record<string, unknown>[]) check(part, path);
  };
  check(JSON.parse(read('syntaxes/quasi.schema.json')), '');
});

test('editors complete the rule of an exception by its name, with its summary', () => {
  const { allow } = JSON.parse(read('syntaxes/quasi.schema.json')).properties;
  const [named] = allow.items.properties.rule.anyOf;
  assert.deepEqual([...named.enum].sort(), [...ruleSlugs].sort());
  assert.equal(
    named.enumDescriptions[named.enum.indexOf('direct-identifier')],
    rules.find(({ slug }) => slug === 'direct-identifier')?.summary,
  );
});

test('the documentation page is up to date (node --import tsx scripts/configPages.mjs)', () => {
  assert.equal(read('docs/configuration.md'), configPage(read('shared/src/config/configuration.md')));
});

test('the examples of the page have no problems, and its links lead somewhere', () => {
  const page = read('docs/configuration.md');
  const examples = [...page.matchAll(/```jsonc\n([\s\S]*?)```/g)].map(([, example]) => example as string);
  assert.ok(examples.length >= 4);
  for (const example of examples) assert.deepEqual(readConfig(example).problems, [], example);
  for (const [, link] of page.matchAll(/\]\(([^)#]+)\)/g))
    assert.ok(existsSync(new URL(`docs/${link}`, root)), `docs/${link}`);
});

test('the rules that can be set are those there are', () => {
  assert.deepEqual([...ruleSlugs].sort(), rules.map(({ slug }) => slug).sort());
});

test('the manifest makes editors read the file as JSON with comments and check it', () => {
  const { languages, jsonValidation } = JSON.parse(read('package.json')).contributes;
  const jsonc = languages.find(({ id }: { id: string }) => id === 'jsonc');
  assert.deepEqual(jsonc.filenames, ['quasi.json']);
  // With a configuration of its own the contribution would start the extension for every file of the language.
  assert.equal('configuration' in jsonc, false);
  const [{ fileMatch, url }] = jsonValidation;
  assert.ok(fileMatch.includes('quasi.json'));
  assert.ok(existsSync(new URL(url, root)));
});

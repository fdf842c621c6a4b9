/** The JSON Schema of recipes is that of their shape, and every remedy that a recipe can hold is in it with its parameters. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { remedies } from '@quasi/shared/remedies';
import { recipeJsonSchema } from '../../scripts/pages/recipes.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

test('the schema is up to date (node --import tsx scripts/recipeSchema.mjs)', () => {
  assert.deepEqual(read('syntaxes/recipe.schema.json'), JSON.parse(JSON.stringify(recipeJsonSchema())));
});

test('files of other programs that have such a name are not complained about', () => {
  const schema = read('syntaxes/recipe.schema.json');
  const others = [{}, { name: 'cake', steps: ['stir'] }, { recipe: { name: 'cake' } }, ['cake']];
  assert.ok(others.every((file) => !isMeant(file, schema.if)));
  assert.ok([{ recipe: 1 }, { recipe: 2, steps: [] }].every((file) => isMeant(file, schema.if)));
  assert.deepEqual(Object.keys(schema).sort(), ['$schema', 'if', 'properties', 'then']);
});

/** The part of JSON Schema that the condition is written in. */
function isMeant(file: object, condition: { type: string; required: string[]; properties: object }): boolean {
  const isObject = condition.type === 'object' && !Array.isArray(file);
  const hasMembers = condition.required.every((name) => name in file);
  return (
    isObject &&
    hasMembers &&
    Object.entries(condition.properties).every(([name, { type }]) => typeof file[name as keyof typeof file] === type)
  );
}

test('editors know it, every member says what it is for, and every remedy is in it', () => {
  const { then: schema } = read('syntaxes/recipe.schema.json');
  const validation: { fileMatch: unknown; url: string }[] = read('package.json').contributes.jsonValidation;
  assert.equal(validation.find(({ fileMatch }) => fileMatch === '*.recipe.json')?.url, './syntaxes/recipe.schema.json');
  for (const [name, { description }] of Object.entries<{ description?: string }>(schema.properties)) {
    if (name !== '$schema') assert.match(String(description), /^[A-Z].*\.$/, name);
  }
  const steps: { properties: { remedy: { const: string } } }[] = schema.properties.steps.items.anyOf;
  const names = steps.map(({ properties }) => properties.remedy.const);
  assert.deepEqual(names, [...remedies.map(({ name }) => name), 'remove-columns']);
});

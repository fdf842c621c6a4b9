import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remedies } from '../remedies/index.ts';
import type { Recipe } from './recipe.ts';
import { readRecipe, statementOf } from './recipeFile.ts';

const risk = { rows: 100, k: 1, uniqueRows: 3, rowsBelow: 20, orr: 0.2 };

const stated = {
  recipe: 1,
  quasiIdentifiers: ['age', 'zip'],
  k: 5,
  suppress: 0.02,
  diversity: { column: 'diagnosis', values: 3 },
  steps: [
    { remedy: 'remove-columns', parameters: { columns: ['name'] } },
    {
      column: 'zip',
      remedy: 'hierarchy-level',
      parameters: { file: 'zip.csv', sha256: 'a'.repeat(64), level: 2 },
      otherwise: 'suppress',
    },
    { column: 'age', remedy: 'bands', parameters: { width: 10, areWhole: true }, otherwise: 'error' },
  ],
  before: risk,
  after: { ...risk, k: 5 },
  loss: { measure: 'ncp', value: 0.25 },
};

function recipeOf(statement: unknown): Recipe {
  const read = readRecipe(JSON.stringify(statement));
  assert.ok('recipe' in read, JSON.stringify(read));
  return read.recipe;
}

test('a recipe is read as it was written', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(statementOf(recipeOf(stated)))), stated);
  const { suppress: _, diversity: __, before: ___, after: ____, loss: _____, ...least } = stated;
  assert.deepEqual(JSON.parse(JSON.stringify(statementOf(recipeOf(least)))), least);
});

test('a value that does not fit is an error unless the recipe says otherwise', () => {
  const { steps } = recipeOf({
    ...stated,
    steps: [{ column: 'age', remedy: 'bands', parameters: { width: 5, areWhole: true } }],
  });
  assert.deepEqual(
    steps.map((step) => 'otherwise' in step && step.otherwise),
    ['error'],
  );
});

const [, , bands] = stated.steps;
const withStep = (step: unknown) => ({ ...stated, steps: [bands, step] });

const wrong: readonly (readonly [what: string, statement: unknown, says: string])[] = [
  [
    'another format',
    { ...stated, recipe: 2 },
    'The recipe is of a format that this version of Quasi does not know: it knows format 1.',
  ],
  ['no object', [], 'This is no recipe: a recipe says "recipe": 1.'],
  ['no format', { ...stated, recipe: undefined }, 'This is no recipe: a recipe says "recipe": 1.'],
  ['no k', { ...stated, k: undefined }, 'k of the recipe has to be a number.'],
  ['a k of 0', { ...stated, k: 0 }, 'k of the recipe has to be at least 1.'],
  ['a share above 1', { ...stated, suppress: 1.5 }, 'suppress of the recipe has to be at most 1.'],
  ['an unknown member', { ...stated, note: '' }, 'The recipe has a member that recipes do not have: "note".'],
  [
    'an unknown default',
    withStep({ ...bands, otherwise: 'keep' }),
    'steps[1].otherwise of the recipe has to be "error", "suppress".',
  ],
  ['an unnamed column', withStep({ ...bands, column: '' }), 'steps[1].column of the recipe is empty.'],
  [
    'no column',
    withStep({ ...bands, column: undefined }),
    'steps[1] of the recipe needs "column", the name of the column that bands is for.',
  ],
  [
    'parameters of another remedy',
    withStep({ ...bands, parameters: { digits: 8 } }),
    'steps[1] of the recipe: these are no parameters of bands.',
  ],
  [
    'an unknown remedy',
    withStep({ ...bands, remedy: 'magic' }),
    'steps[1] of the recipe names a remedy that Quasi does not know.',
  ],
  [
    'rows of one file',
    withStep({ remedy: 'remove-rows', parameters: { rows: [1] } }),
    'steps[1] of the recipe: remove-rows is about the rows of one file, so a recipe cannot hold it; rows that too few look like are removed by "suppress".',
  ],
  [
    'noise',
    withStep({ column: 'age', remedy: 'noise', parameters: {} }),
    'steps[1] of the recipe: noise draws anew each time, so a recipe cannot hold it.',
  ],
];
for (const [what, statement, says] of wrong) {
  test(`what is wrong with a recipe is said with its place: ${what}`, () => {
    assert.deepEqual(readRecipe(JSON.stringify(statement)), { problem: says });
  });
}

test('a text that is no JSON is told without quoting it', () => {
  assert.deepEqual(readRecipe('age,Secret\n'), { problem: 'This is no recipe: it is not valid JSON.' });
});

test('every remedy by value can be kept in a recipe', () => {
  const examples = remedies.flatMap(({ name, example }) => (example ? [{ name, treatment: example[0] }] : []));
  assert.ok(examples.length > 10);
  for (const { name, treatment } of examples) {
    const step = { column: 'x', remedy: name, parameters: treatment.parameters, otherwise: 'error' };
    assert.deepEqual(statementOf(recipeOf(withStep(step))).steps[1], step);
  }
});

/** `quasi apply`, run as a process: a recipe replayed on the same file, on another one, and on one that it does not fit. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readRecipe, statementOf } from '@quasi/shared/recipes';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-apply-'));
after(() => rmSync(folder, { recursive: true }));

const place = (name: string) => join(folder, name);

function write(name: string, content: string): string {
  writeFileSync(place(name), content);
  return place(name);
}

mkdirSync(place('levels'));
const towns = write('levels/towns.csv', 'Ulm;south;*\nRegensburg;south;*\nBonn;west;*\nAachen;west;*\n');
const january = `visit,sex,age,town\n${[
  'f,31,Ulm',
  'f,33,Regensburg',
  'm,38,Bonn',
  'm,35,Aachen',
  'f,42,Ulm',
  'f,47,Regensburg',
  'm,80,Bonn',
]
  .map((row, i) => `${i},${row}`)
  .join('\n')}\n`;
const input = write('january.csv', january);
const recipe = place('visits.recipe.json');
const copy = place('january.safe.csv');
const options = ['--k', '2', '--qi', 'sex,age,town', '--suppress', '0.15', '--hierarchy', `town=${towns}`];
const made = quasi(['anonymize', input, '-o', copy, ...options, '--recipe', recipe, '--json']);

test('what was done to a file is done again to the byte, with the same numbers', () => {
  assert.equal(made.code, 0, made.err);
  const { code, out, err } = quasi(['apply', recipe, input, '-o', place('again.csv'), '--json']);
  assert.equal(err, made.err);
  assert.equal(code, 0);
  assert.deepEqual(readFileSync(place('again.csv')), readFileSync(copy));
  const { columns, suppressedRows, before, after: risk, verdict } = JSON.parse(made.out);
  assert.deepEqual(JSON.parse(out), { columns, suppressedRows, before, after: risk, verdict });
});

test('the recipe names the hierarchy relative to where it lies, and its digest', () => {
  const { steps, before, after: risk, loss, k, suppress } = JSON.parse(readFileSync(recipe, 'utf8'));
  const step = steps.find(({ column }: { column: string }) => column === 'town');
  assert.equal(step.parameters.file, 'levels/towns.csv');
  assert.match(step.parameters.sha256, /^[0-9a-f]{64}$/);
  const numbers = JSON.parse(made.out);
  assert.deepEqual(
    { before, after: risk, loss, k, suppress },
    {
      before: numbers.before,
      after: numbers.after,
      loss: { measure: 'ncp', value: numbers.loss },
      k: 2,
      suppress: 0.15,
    },
  );
});

test('another file of the same form is treated alike', () => {
  const february = write(
    'february.csv',
    'visit,sex,age,town\n1,f,38,Ulm\n2,f,39,Regensburg\n3,m,51,Bonn\n4,m,52,Aachen\n',
  );
  const { code, out } = quasi(['apply', recipe, february, '-o', place('february.safe.csv')]);
  assert.equal(code, 0);
  assert.match(out, /^.*february\.csv → .*february\.safe\.csv\n/);
  assert.match(out, /k, the smallest class +1 +2\n/);
});

const head = 'visit,sex,age,town\n';
const unfit: readonly (readonly [what: string, text: string, says: RegExp])[] = [
  [
    'a town that the hierarchy does not name',
    `${head}1,f,31,Ulm\n2,f,32,Oslo\n`,
    /unfit\.csv: Row 2 holds a value in column "town" that the hierarchy in "levels\/towns\.csv" does not name\.\n$/,
  ],
  ['a lacking column', 'visit,sex,age\n1,f,31\n', /unfit\.csv: There is no column "town", which the recipe names\.\n$/],
  [
    'too many rows alone',
    `${head}1,f,31,Ulm\n2,m,72,Bonn\n`,
    /unfit\.csv: 2 rows look like fewer than 2: that is more than the 15 % of 2 that may be removed\.\n$/,
  ],
];
for (const [what, text, says] of unfit) {
  test(`data that no longer fit: ${what}`, () => {
    const { code, out, err } = quasi(['apply', recipe, write('unfit.csv', text), '-o', place('never.csv')]);
    assert.match(err, says);
    assert.equal(err.split('\n').length, 2);
    assert.deepEqual([code, out], [2, '']);
    assert.equal(existsSync(place('never.csv')), false);
  });
}

test('of a recipe that compares no columns no numbers are told, as they would be about others', () => {
  const step = { column: 'age', remedy: 'bands', parameters: { width: 10, areWhole: true } };
  const bands = write('bands.recipe.json', JSON.stringify({ recipe: 1, quasiIdentifiers: [], k: 5, steps: [step] }));
  const told = quasi(['apply', bands, input, '-o', place('bands.csv')]);
  assert.equal(told.code, 0);
  assert.match(
    told.out,
    /\n\nNo column is one that rows are compared on, so there is no class to count\.\n\nGeneralise age to bands of 10\n$/,
  );
  const { out } = quasi(['apply', bands, input, '-o', place('bands.csv'), '--json']);
  assert.deepEqual(JSON.parse(out), {
    columns: [],
    suppressedRows: 0,
    before: null,
    after: null,
    verdict: {
      ready: null,
      state: 'provisional',
      text: 'Provisional for default: no direct identifier; no column holds what others could know of a person.',
      criteria: [],
      identifiers: [],
      texts: [],
      accepted: [],
    },
  });
  assert.match(readFileSync(place('bands.csv'), 'utf8'), /^visit,sex,age,town\n0,f,30–39,Ulm\n/);
});

test('the recipe of the documentation is one', () => {
  const page = readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8');
  const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const read = readRecipe(example);
  assert.ok('recipe' in read, JSON.stringify(read));
  assert.deepEqual(JSON.parse(JSON.stringify(statementOf(read.recipe))), withDefaults(JSON.parse(example)));
});

interface Stated {
  readonly steps: readonly { readonly column?: string; readonly otherwise?: string }[];
}

/** With what is meant where nothing is said. */
function withDefaults(stated: Stated): unknown {
  const steps = stated.steps.map((step) => (step.column === undefined ? step : { otherwise: 'error', ...step }));
  return { ...stated, steps };
}

const refusals: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [[recipe, '-o', place('never.csv')], /^quasi: Name a recipe and a file to apply it to\.\n$/],
  [[recipe, input], /^quasi: Say where the copy is to be written/],
  [[recipe, input, '-o', recipe], /This is a file that is read/],
  [[recipe, input, '-o', towns], /towns\.csv: This is a file that is read/],
  [[input, input, '-o', place('never.csv')], /january\.csv: This is no recipe: it is not valid JSON\.\n$/],
  [[place('gone.json'), input, '-o', place('never.csv')], /gone\.json: There is no such file\.\n$/],
  [
    [write('v9.recipe.json', '{ "recipe": 9 }'), input, '-o', place('never.csv')],
    /v9\.recipe\.json: The recipe is of a format/,
  ],
];
for (const [args, says] of refusals) {
  test(`refused in one sentence: ${args.join(' ').replaceAll(folder, '')}`, () => {
    const { code, err } = quasi(['apply', ...args]);
    assert.match(err, says);
    assert.equal(code, 2);
    assert.equal(existsSync(place('never.csv')), false);
  });
}

test('where all rows go and no record names the columns, nothing is left to compare, and that is told', () => {
  const file = write('two.csv', '1,2\n3,4\n5,6\n1,2\n');
  const all = { recipe: 1, quasiIdentifiers: ['column 1', 'column 2'], k: 20, suppress: 1, steps: [] };
  const numbers = { rows: 4, k: 1, uniqueRows: 2, rowsBelow: 4, orr: 0.75 };
  const stated = { ...all, before: numbers, after: numbers, loss: { measure: 'ncp', value: 0 } };
  const gone = write('gone.recipe.json', JSON.stringify(stated));
  const { code, out, err } = quasi(['apply', gone, file, '--no-header', '-o', place('none.csv'), '--json']);
  assert.equal(code, 0, err);
  const { suppressedRows, after: risk } = JSON.parse(out);
  assert.deepEqual({ suppressedRows, risk }, { suppressedRows: 4, risk: null });
  assert.equal(readFileSync(place('none.csv'), 'utf8'), '');
});

test('a hierarchy that is gone or has changed is refused', () => {
  writeFileSync(towns, 'Ulm;x;*\nRegensburg;x;*\nBonn;y;*\nAachen;y;*\n');
  const changed = quasi(['apply', recipe, input, '-o', place('never.csv')]);
  assert.match(
    changed.err,
    /The hierarchy in "levels\/towns\.csv" is not the one that the recipe was made with: its SHA-256 digest differs\.\n$/,
  );
  rmSync(towns);
  const gone = quasi(['apply', recipe, input, '-o', place('never.csv')]);
  assert.match(gone.err, /The recipe needs the hierarchy in "levels\/towns\.csv", and there is no such file\.\n$/);
  assert.deepEqual([changed.code, gone.code], [2, 2]);
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { type ClassFacts, drain } from '../analysis/index.ts';
import { readSettings } from '../config/index.ts';
import type { HierarchyFile } from '../hierarchies/index.ts';
import { readTable, type Table, type TextSource } from '../table/index.ts';
import { dataSet, hierarchyFile } from '../testing/index.ts';
import { readRecipe } from './recipeFile.ts';
import { type RecipeTools, replay } from './replay.ts';
import { describeReplayFault } from './replayFault.ts';
import { rewrite } from './rewrite.ts';

const encoder = new TextEncoder();

interface File {
  readonly facts: ClassFacts;
  readonly table: Table;
  readonly source: TextSource;
}

function fileOf(text: string): File {
  const bytes = encoder.encode(text);
  const { settings } = readSettings({ columns: { customer: 'subject' } });
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const table = drain(
    readTable(bytes, { missingTokens: settings.missingTokens, trim: false, delimiter: ',', header: true }),
  );
  const analysis = dataSet(table, settings, source);
  return { facts: drain(analysis.classes()), table, source };
}

const steps = (...all: readonly unknown[]) => ({ recipe: 1, quasiIdentifiers: [], k: 2, steps: all });
const bands = { column: 'age', remedy: 'bands', parameters: { width: 10, areWhole: true } };

/** The text that a recipe makes of another, or why it does not fit. */
function made(text: string, statement: unknown, tools: RecipeTools = {}): string {
  const { facts, table, source } = fileOf(text);
  const read = readRecipe(JSON.stringify(statement));
  assert.ok('recipe' in read, JSON.stringify(read));
  const replayed = drain(replay(facts, read.recipe, tools));
  if ('fault' in replayed) return describeReplayFault(replayed.fault, (name) => name);
  return Buffer.concat([...rewrite(table, source, replayed)]).toString();
}

test('steps are applied in their order, also to one column', () => {
  assert.equal(made('age,job\n31,a\n38,b\n', steps(bands)), 'age,job\n30–39,a\n30–39,b\n');
  const tens = { column: 'age', remedy: 'rounding', parameters: { to: 10 } };
  const fifties = { column: 'age', remedy: 'rounding', parameters: { to: 50 } };
  // 24 is near 20 and then near 0, not near 50; 26 is near 30 and then near 50.
  assert.equal(made('age,job\n24,a\n26,b\n', steps(tens, fifties)), 'age,job\n0,a\n50,b\n');
  assert.equal(
    made('age,job\n31,a\n', steps({ remedy: 'remove-columns', parameters: { columns: ['age'] } })),
    'job\na\n',
  );
});

test('what counts values counts those of the file at hand, with the k of the recipe', () => {
  const merging = steps({ column: 'job', remedy: 'merge-rare', parameters: { rows: 2 } });
  assert.equal(made('job,n\na,1\na,2\nb,3\nc,4\n', merging), 'job,n\na,1\na,2\nOther,3\nOther,4\n');
  assert.equal(made('job,n\nb,1\nb,2\na,3\nc,4\n', merging), 'job,n\nb,1\nb,2\nOther,3\nOther,4\n');
});

const promise = { ...steps(bands), quasiIdentifiers: ['age', 'sex'], suppress: 0.25 };

test('rows in classes below k are removed as far as the recipe allows', () => {
  const rows = '31,f\n32,f\n35,m\n36,m\n41,f\n42,f\n43,f\n';
  assert.equal(
    made(`age,sex\n${rows}77,m\n`, promise),
    'age,sex\n30–39,f\n30–39,f\n30–39,m\n30–39,m\n40–49,f\n40–49,f\n40–49,f\n',
  );
  assert.equal(
    made(`age,sex\n${rows}77,m\n88,m\n99,f\n`, promise),
    '3 rows look like fewer than 2: that is more than the 25 % of 10 that may be removed.',
  );
  assert.equal(
    made(`age,sex\n${rows}77,m\n`, { ...promise, suppress: 0 }),
    '1 row looks like fewer than 2: that is more than the 0 % of 8 that may be removed.',
  );
  // Without a promise all rows stay.
  assert.match(made(`age,sex\n${rows}77,m\n`, { ...promise, suppress: undefined }), /70–79,m\n$/);
});

test('where rows name people k rows are of k people, also if the recipe comes from a file whose rows did not', () => {
  const rows = 'a,31,f\na,32,f\nb,35,m\nc,36,m\nb,37,m\n';
  assert.equal(
    made(`customer,age,sex\n${rows}`, { ...promise, suppress: 0.5 }),
    'customer,age,sex\nb,30–39,m\nc,30–39,m\nb,30–39,m\n',
  );
  assert.equal(
    made(`customer,age,sex\n${rows}`, promise),
    '2 rows are in classes of fewer than 2 or with fewer than 2 values of "customer": that is more than the 25 % of 5 that may be removed.',
  );
  const gone = { remedy: 'remove-columns', parameters: { columns: ['customer'] } };
  assert.equal(
    made(`customer,age,sex\n${rows}`, { ...promise, steps: [bands, gone] }),
    'age,sex\n30–39,f\n30–39,f\n30–39,m\n30–39,m\n30–39,m\n',
  );
});

test('a column that is gone is not compared', () => {
  const removing = { ...promise, suppress: 0, steps: [{ remedy: 'remove-columns', parameters: { columns: ['age'] } }] };
  assert.equal(made('age,sex\n1,f\n2,f\n', removing), 'sex\nf\nf\n');
});

test('a value that does not fit is told by row and column, or hidden where the recipe says so', () => {
  const text = 'age,job\n31,a\n38,b\nold,c\n,d\nyoung,e\n';
  assert.equal(made(text, steps(bands)), 'Row 3 holds a value in column "age" that bands is not made for.');
  assert.equal(made(text, steps({ ...bands, otherwise: 'suppress' })), 'age,job\n30–39,a\n30–39,b\n*,c\n,d\n*,e\n');
});

test('columns that are lacking, doubled or gone are told', () => {
  assert.equal(made('years,job\n1,a\n', steps(bands)), 'There is no column "age", which the recipe names.');
  assert.equal(made('job,n\n1,a\n', promise), 'There is no column "age", which the recipe names.');
  assert.equal(
    made('age,age\n1,2\n', steps(bands)),
    'There is more than one column "age", so it is not clear which the recipe means.',
  );
  const removing = { remedy: 'remove-columns', parameters: { columns: ['age'] } };
  assert.equal(
    made('age,n\n1,2\n', steps(removing, bands)),
    'The recipe takes the column "age" out before it names it again.',
  );
  assert.equal(made('age\n1\n', steps(removing)), 'The recipe would leave no column.');
});

function hierarchy(text: string): HierarchyFile {
  return hierarchyFile(text, ';', createHash('sha256').update(text).digest('hex'));
}

const jobs = hierarchy('nurse;health;*\nsurgeon;health;*\nteacher;school;*\n');
const level = (parameters: object = {}, more: object = {}) =>
  steps({
    column: 'job',
    remedy: 'hierarchy-level',
    parameters: { file: 'h/jobs.csv', sha256: jobs.sha256, level: 1, ...parameters },
    ...more,
  });
const withFile = (file: HierarchyFile | undefined): RecipeTools => ({
  hierarchyFile: (name) => (name === 'h/jobs.csv' ? file : undefined),
});

test('a hierarchy file is the very one that the recipe was made with, and names all values', () => {
  const text = 'job,n\nnurse,1\nteacher,2\n,3\n';
  assert.equal(made(text, level(), withFile(jobs)), 'job,n\nhealth,1\nschool,2\n,3\n');
  assert.equal(
    made(text, level(), withFile(undefined)),
    'The recipe needs the hierarchy in "h/jobs.csv", and there is no such file.',
  );
  assert.equal(
    made(text, level(), withFile(hierarchy('nurse;x;*\nteacher;x;*\ny;z;*\n'))),
    'The hierarchy in "h/jobs.csv" is not the one that the recipe was made with: its SHA-256 digest differs.',
  );
  assert.equal(made(text, level({ level: 7 }), withFile(jobs)), 'The hierarchy in "h/jobs.csv" has no level 7.');
  assert.equal(
    made('job,n\nnurse,1\nspy,2\nspy,3\n', level(), withFile(jobs)),
    'Row 2 holds a value in column "job" that the hierarchy in "h/jobs.csv" does not name.',
  );
  const broken = hierarchy('nurse;health;*\nteacher\n');
  assert.equal(
    made(text, level({ sha256: broken.sha256 }), withFile(broken)),
    '"h/jobs.csv": Row 2 of the hierarchy has 1 cells, its first row 3: each value needs all its levels.',
  );
});

test('where the recipe says so, what a hierarchy does not name is hidden', () => {
  const text = 'job,n\nspy,1\nnurse,2\n,3\nsurgeon,4\nthief,5\nspy,6\n';
  assert.equal(
    made(text, level({}, { otherwise: 'suppress' }), withFile(jobs)),
    'job,n\n*,1\nhealth,2\n,3\nhealth,4\n*,5\n*,6\n',
  );
});

test('pseudonyms need a key', () => {
  const renaming = steps({ column: 'id', remedy: 'pseudonymise', parameters: { digits: 8 } });
  assert.equal(made('id,n\na,1\n', renaming), 'Pseudonyms need a key, and there is none.');
  const hmac = (text: string) => text.charCodeAt(0).toString(16).repeat(32);
  assert.equal(made('id,n\na,1\nb,2\n,3\na,4\n', renaming, { hmac }), 'id,n\n61616161,1\n62626262,2\n,3\n61616161,4\n');
});

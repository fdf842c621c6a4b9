/** SARIF of the whole corpus is valid by OASIS's schema, and within what GitHub reads. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import Schema from 'ajv-draft-04';
import formats from 'ajv-formats';
import { dataFile, isPart } from './data.ts';
import { quasi } from './quasi.ts';

test('SARIF of the corpus is valid', () => {
  const folder = dataFile('corpus/files');
  const tables = readdirSync(folder).sort();
  const paths = tables.filter((_, i) => !isPart || i % 3 === 0).map((name) => join(folder, name));
  const { out, err } = quasi(['check', ...paths, '--format', 'sarif', '--fail-on', 'never']);
  assert.equal(err, '');
  const validator = new Schema({ strict: false, allErrors: true });
  formats(validator);
  const validate = validator.compile<unknown>(
    JSON.parse(readFileSync(dataFile('schemas/sarif-schema-2.1.0.json'), 'utf8')),
  );
  const sarif: { readonly runs: readonly { readonly results: readonly unknown[] }[] } = JSON.parse(out);
  assert.ok(validate(sarif), JSON.stringify(validate.errors?.slice(0, 5)));
  const results = sarif.runs[0]?.results ?? [];
  assert.ok(results.length > (isPart ? 150 : 500), String(results.length));
  assert.ok(results.length <= 25_000);
  assert.ok(gzipSync(out).length < 10_000_000);
});

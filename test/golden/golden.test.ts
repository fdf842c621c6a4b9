/** Every entry of golden.json is checked: an entry without a check, or a check without an entry, is a failure. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { GoldenChecks } from './check.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const golden: Record<string, Record<string, never>> = JSON.parse(
  readFileSync(path('../data/golden/golden.json'), 'utf8'),
);

for (const [section, entries] of Object.entries(golden)) {
  const file = path(`./${section}.ts`);
  const checks: GoldenChecks = existsSync(file) ? (await import(file)).checks : {};
  test(`${section}: checks and entries are the same`, () => {
    assert.deepEqual(Object.keys(checks).sort(), Object.keys(entries).sort());
  });
  for (const [name, expected] of Object.entries(entries)) {
    const check = checks[name];
    if (check) test(`${section}: ${name}`, () => check(expected));
  }
}

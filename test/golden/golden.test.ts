/** Every entry of golden.json is checked: an entry without a check, or a check without an entry, is a failure. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { GoldenChecks } from './check.ts';
import { checks as col } from './col.ts';
import { checks as ito } from './ito.ts';
import { checks as r3a } from './r3a.ts';
import { checks as sei } from './sei.ts';
import { checks as std } from './std.ts';
import { checks as tfrr } from './tfrr.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const golden: Record<string, Record<string, never>> = JSON.parse(
  readFileSync(path('../data/golden/golden.json'), 'utf8'),
);

const checksOf: Readonly<Record<string, GoldenChecks>> = { col, ito, r3a, sei, std, tfrr };

for (const [section, entries] of Object.entries(golden)) {
  const checks = checksOf[section] ?? {};
  test(`${section}: checks and entries are the same`, () => {
    assert.deepEqual(Object.keys(checks).sort(), Object.keys(entries).sort());
  });
  for (const [name, expected] of Object.entries(entries)) {
    const check = checks[name];
    if (check) test(`${section}: ${name}`, () => check(expected));
  }
}

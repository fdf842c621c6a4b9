/** Every finding in the samples, as a list that a person has read; `QUASI_UPDATE_SAMPLES=1` writes what is found as what is expected. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type { InsightFacts } from '../../shared/src/analysis/index.ts';
import type { Target } from '../../shared/src/rules/index.ts';
import { allFindings, factsOf } from '../../shared/src/rules/testFacts.ts';

const samples = new URL('../../samples/', import.meta.url);
const expected = new URL('../data/samples/', import.meta.url);
const names = readdirSync(samples).filter((name) => !name.endsWith('.md'));

for (const name of names) {
  const found = findingsIn(readFileSync(new URL(name, samples), 'utf8'));
  const file = new URL(`${name}.txt`, expected);
  if (process.env['QUASI_UPDATE_SAMPLES'] === '1') writeFileSync(file, found);
  test(`the findings in ${name} are those that were read`, () => {
    assert.equal(found, readFileSync(file, 'utf8'));
  });
}

test('there is a list for each sample and none too many', () => {
  assert.deepEqual(readdirSync(expected).sort(), names.map((name) => `${name}.txt`).sort());
});

function findingsIn(text: string): string {
  const facts = factsOf(text, {}, { kind: 'disk', encoding: 'utf-8' });
  const findings = allFindings(facts);
  const places = new Map<string, string>();
  for (const { code, severity, slug, message, target } of findings) {
    const what = `${code} ${severity} ${slug}\n  ${message}\n`;
    places.set(what, (places.get(what) ?? '') + place(target, facts));
  }
  return Array.from(places, ([what, where]) => what + where).join('\n');
}

function place(target: Target, { table, text }: InsightFacts): string {
  const headers = text?.table.headerRecords ?? 0;
  const nameOf = (index: number) => table.columns.find((column) => column.index === index)?.name ?? `${index + 1}`;
  switch (target.kind) {
    case 'file':
      return '  - file\n';
    case 'column':
      return `  - column ${nameOf(target.column)}\n`;
    case 'row':
      return `  - record ${target.row + headers + 1}\n`;
    case 'cells':
      return `  - record ${target.row + headers + 1} on ${target.columns.map(nameOf).join(', ')}\n`;
  }
}

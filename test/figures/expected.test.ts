/** Every entry of expected.json, computed by `quasi measure`: what is published, to the digits it is published with, and what was measured. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dataFile } from './data.ts';
import { answerTo, type Check } from './expected/answer.ts';
import { checks, HASH } from './expected/checks.ts';

interface Entry {
  readonly file: string;
  readonly source: string;
  readonly quantity: string;
  readonly published: unknown;
  readonly measured: unknown;
  readonly agrees: boolean;
}

const entries: readonly Entry[] = JSON.parse(readFileSync(dataFile('expected.json'), 'utf8'));
const listed: Record<string, { ucc: number[][]; hash: number }> = JSON.parse(
  readFileSync(dataFile('measured.json'), 'utf8'),
);

const nameOf = ({ file, quantity }: Entry) => `${file}: ${quantity}`;

test('every entry has a check, and every check an entry', () => {
  const known = Object.entries(checks).flatMap(([file, ofFile]) =>
    Object.keys(ofFile).map((quantity) => `${file}: ${quantity}`),
  );
  assert.deepEqual(entries.map(nameOf).sort(), known.sort());
});

for (const entry of entries) {
  const { file, source, quantity, published, measured, agrees } = entry;
  const check = checks[file]?.[quantity];
  if (check === undefined) continue;
  test(`${nameOf(entry)} (${source})`, () => {
    const found = resultOf(file, check);
    if (quantity === HASH) {
      const { ucc, hash } = listed[file.replace('.csv', '')];
      assert.equal(hash, published);
      assert.deepEqual(comparable(found), comparable(ucc));
    } else {
      assertMeasured(found, measured);
      assert.equal(isPublished(found, published, check.digits), agrees);
    }
  });
}

function resultOf(file: string, { options, input, read }: Check): unknown {
  return read(answerTo(file, options, input?.(readFileSync(dataFile(file), 'utf8'))));
}

function assertMeasured(found: unknown, measured: unknown): void {
  if (typeof measured !== 'number') assert.deepEqual(comparable(found), comparable(measured));
  else assert.ok(Math.abs(Number(found) - measured) <= 1e-14 * measured, `${found} is not ${measured}`);
}

/** Whole numbers are meant exactly; a fraction is compared in as many digits as it has. */
function isPublished(found: unknown, published: unknown, digits?: number): boolean {
  if (typeof published !== 'number') return JSON.stringify(comparable(found)) === JSON.stringify(comparable(published));
  if (digits === undefined && Number.isInteger(published)) return found === published;
  // Beyond 15 digits the last bit of a double shows.
  const printed = Math.min(15, digits ?? String(published).replace(/^0\.0*|\./, '').length);
  return Number(found).toPrecision(printed) === published.toPrecision(printed);
}

/** Sets of columns in one order; other lists as they are. */
function comparable(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(Array.isArray)) return value;
  return value.map((set) => [...set].sort().join('\n')).sort();
}

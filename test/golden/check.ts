/** What a check of golden numbers is, and how close is close enough. */
import assert from 'node:assert/strict';

/** One check an entry of a section of golden.json; it is handed the entry. */
export type GoldenChecks = Readonly<Record<string, (expected: never) => void>>;

/** Numbers, in arrays and objects too, agree to 1e-9 of their size, unless measures.md names another tolerance. */
export function assertClose(actual: unknown, expected: unknown, tolerance = 1e-9, place = 'value'): void {
  if (typeof expected === 'number') {
    const isClose =
      typeof actual === 'number' && Math.abs(actual - expected) <= tolerance * Math.max(Math.abs(expected), 1e-300);
    // The vectors hold 12 significant digits, so a number that should be 0 may be off by rounding alone.
    assert.ok(
      isClose || (expected === 0 && Math.abs(actual as number) <= 1e-12),
      `${place}: ${actual} is not ${expected}`,
    );
  } else if (Array.isArray(expected)) {
    assert.ok(Array.isArray(actual) && actual.length === expected.length, `${place}: ${JSON.stringify(actual)}`);
    for (const [i, one] of expected.entries()) assertClose(actual[i], one, tolerance, `${place}[${i}]`);
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, one] of Object.entries(expected)) {
      assertClose((actual as Record<string, unknown>)[key], one, tolerance, `${place}.${key}`);
    }
  } else {
    assert.deepEqual(actual, expected, place);
  }
}

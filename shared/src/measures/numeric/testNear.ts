/** For tests of numbers: agreement to a share of the expected value. */

export function assertNear(actual: number, expected: number, tolerance: number): void {
  if (Math.abs(actual - expected) <= tolerance * Math.abs(expected)) return;
  throw new Error(`${actual} is not ${expected}`);
}

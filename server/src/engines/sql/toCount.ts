/** The one way from what a database answers to a number of rows: whole, exact, and at least 0. */
export function toCount(answer: unknown): number {
  const isNumber = typeof answer === 'number' || typeof answer === 'bigint' || typeof answer === 'string';
  const count = isNumber ? Number(answer) : Number.NaN;
  if (!Number.isSafeInteger(count) || count < 0 || String(count) !== String(answer)) {
    throw new Error('The engine answered something that is no number of rows.');
  }
  return count;
}

/** Counts that stand in 32 bits, as all counts of one table do. */
export function toCounts(answers: readonly unknown[]): Uint32Array {
  return Uint32Array.from(answers, (answer) => {
    const count = toCount(answer);
    if (count >= 2 ** 32) throw new Error('The engine counted more than four billion.');
    return count;
  });
}

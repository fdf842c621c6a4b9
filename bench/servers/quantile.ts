/** The value below which the given share of the times lies. */
export function quantile(times: readonly number[], share: number): number {
  const ascending = [...times].sort((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] as number;
}

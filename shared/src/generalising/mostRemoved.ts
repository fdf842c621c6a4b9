/** Rows that may be removed; a share of 0.07 of 100 rows means 7 of them, whatever binary fractions make of it. */
export function mostRemoved(share: number, rows: number): number {
  return Math.floor(share * rows * (1 + 1e-12));
}

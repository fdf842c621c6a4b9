/** The risk to expect of a part of a table, from the sizes of its classes. */

/**
 * E[classes met among m rows drawn at random]/m = (1/m) Σ over classes of 1 − C(n − f, m)/C(n, m), the last being
 * Π over i < f of (n − m − i)/(n − i).
 */
export function riskOfPart(sizes: Uint32Array, rows: number, drawn: number): number {
  if (drawn === 0) return 0;
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const classes = new Uint32Array(largest + 1);
  for (let i = 0; i < sizes.length; i++) classes[sizes[i]]++;
  let missed = 1;
  let met = 0;
  for (let size = 1; size <= largest; size++) {
    missed *= Math.max(0, rows - drawn - size + 1) / (rows - size + 1);
    met += classes[size] * (1 - missed);
  }
  return met / drawn;
}

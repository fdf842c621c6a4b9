/** MAD: the largest dependency between two different columns, D(A⇒B) = I(A;B)/H(B) (TFRR, section on attribute dependence). */

/** `dependencies[i][j]` is the dependency of column i on column j (R3A's g, TFRR's D(j⇒i)); 0 for fewer than two columns. */
export function maximalDependency(dependencies: readonly ArrayLike<number>[]): number {
  let most = 0;
  for (const [i, row] of dependencies.entries()) {
    for (let j = 0; j < row.length; j++) if (j !== i && row[j] > most) most = row[j];
  }
  return most;
}

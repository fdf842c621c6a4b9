/** The nearest use of a matrix of pairwise correlations as one correlation matrix: eigenvalues clipped at 1e-8, diagonal back to 1 (measures.md 5.1.4). */

const smallestEigenvalue = 1e-8;
const mostSweeps = 60;

/** A symmetric matrix by rows. */
export type Matrix = readonly Float64Array[];

/** Eigenvalues, and in `vectors[i][k]` component i of the k-th eigenvector, of a symmetric matrix by Jacobi's rotations. */
function symmetricEigen(matrix: Matrix): { values: Float64Array; vectors: Float64Array[] } {
  const size = matrix.length;
  const a = matrix.map((row) => Float64Array.from(row));
  const vectors = a.map((_, i) => Float64Array.from(a, (_, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) off += a[p][q] * a[p][q];
    if (off < 1e-30) break;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        if (a[p][q] === 0) continue;
        const half = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        const tangent = (half >= 0 ? 1 : -1) / (Math.abs(half) + Math.hypot(half, 1));
        const cosine = 1 / Math.hypot(tangent, 1);
        const sine = tangent * cosine;
        for (let i = 0; i < size; i++) rotate(a[i], p, q, cosine, sine);
        for (let i = 0; i < size; i++) {
          const inP = a[p][i];
          const inQ = a[q][i];
          a[p][i] = cosine * inP - sine * inQ;
          a[q][i] = sine * inP + cosine * inQ;
        }
        for (let i = 0; i < size; i++) rotate(vectors[i], p, q, cosine, sine);
      }
    }
  }
  return { values: Float64Array.from(a, (row, i) => row[i]), vectors };
}

function rotate(row: Float64Array, p: number, q: number, cosine: number, sine: number): void {
  const inP = row[p];
  const inQ = row[q];
  row[p] = cosine * inP - sine * inQ;
  row[q] = sine * inP + cosine * inQ;
}

/** The matrix itself when it is positive definite already. */
export function positiveDefinite(correlations: Matrix): Matrix {
  const { values, vectors } = symmetricEigen(correlations);
  if (values.every((value) => value >= smallestEigenvalue)) return correlations;
  const clipped = values.map((value) => Math.max(value, smallestEigenvalue));
  const product = correlations.map((_, i) =>
    Float64Array.from(correlations, (_, j) => {
      let sum = 0;
      for (let k = 0; k < clipped.length; k++) sum += clipped[k] * (vectors[i][k] * vectors[j][k]);
      return sum;
    }),
  );
  const scale = product.map((row, i) => 1 / Math.sqrt(row[i]));
  return product.map((row, i) => row.map((value, j) => (i === j ? 1 : value * (scale[i] * scale[j]))));
}

/** L with L·Lᵀ = the matrix, lower triangular; a pivot that rounding made negative counts as 0. */
export function choleskyFactor(matrix: Matrix): Matrix {
  const factor = matrix.map((row) => new Float64Array(row.length));
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k++) sum -= factor[i][k] * factor[j][k];
      if (i === j) factor[i][i] = Math.sqrt(Math.max(0, sum));
      else factor[i][j] = factor[j][j] > 0 ? sum / factor[j][j] : 0;
    }
  }
  return factor;
}

/** A product that is the same to the last bit in whatever order its factors come: rows of equal numbers in other columns must tie, not nearly tie. */

/** The smallest factor comes first. */
export function orderFreeProduct(factors: ArrayLike<number>): number {
  const ascending = new Float64Array(factors).sort();
  let product = 1;
  for (let i = 0; i < ascending.length; i++) product *= ascending[i];
  return product;
}

/** The probability of a tuple under the tree of tested pairs, and the laws of counts that follow (SEI 5.1.5a, our addition). */
import { orderFreeProduct } from '../numeric/index.ts';
import type { BinomialLaw } from './countLaw.ts';

/** A lift is believed as far as rows bear it out: it counts as if this many rows had been seen without any dependence. */
const cautious = 5;

/**
 * q = Π p_j Π lift′ over the edges, lift′ = (lift w + 5)/(w + 5) with w = n p_i p_j the rows expected by chance, which is
 * (n p_ij + 5)/(n p_i p_j + 5). `shares[column]` is the share of the tuple's value, `joint[e]` that of the values at
 * both ends of edge e, n how many rows they were counted on. Never more than the smallest share.
 */
export function treeCellProbability(
  shares: ArrayLike<number>,
  edges: readonly { readonly parent: number; readonly child: number }[],
  joint: ArrayLike<number>,
  n: number,
): number {
  const factors = new Float64Array(shares.length + edges.length);
  for (let column = 0; column < shares.length; column++) factors[column] = shares[column];
  for (let e = 0; e < edges.length; e++) {
    // The same whichever end of the edge is the parent.
    const expected = n * (shares[edges[e].parent] * shares[edges[e].child]);
    factors[shares.length + e] = (n * joint[e] + cautious) / (expected + cautious);
  }
  return orderFreeProduct(factors);
}

/**
 * The law of the other rows like a row of the table: the tree's expectation in the table without the row, on as many
 * trials as the rarest value or pair leaves. So a row with a value or a pair of its own is certainly alone, as it is
 * when only frequencies are known, and with two columns the pair's count decides. `both[e]` rows hold the pair of edge e.
 */
export function treeOthers(
  n: number,
  frequencies: ArrayLike<number>,
  edges: readonly { readonly parent: number; readonly child: number }[],
  both: ArrayLike<number>,
): BinomialLaw {
  let trials = n - 1;
  const shares = new Float64Array(frequencies.length);
  for (let column = 0; column < frequencies.length; column++) {
    trials = Math.min(trials, frequencies[column] - 1);
    shares[column] = (frequencies[column] - 1) / (n - 1);
  }
  const joint = new Float64Array(edges.length);
  for (let e = 0; e < edges.length; e++) {
    trials = Math.min(trials, both[e] - 1);
    joint[e] = (both[e] - 1) / (n - 1);
  }
  if (trials <= 0) return { trials: 0, probability: 0 };
  if (frequencies.length === 2 && edges.length === 1) return { trials, probability: 1 };
  const expected = (n - 1) * treeCellProbability(shares, edges, joint, n - 1);
  return { trials, probability: Math.min(1, expected / trials) };
}

/** A wide table of skewed, independent columns, from two values to some two thousand: of 39, four make a key in 6,000 ways. */
import { seededRandom, zipfRank } from './random.ts';

/** As text with a header; the same bytes for the same seed. */
export function wideTable(rows: number, columns: number, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const draws = Array.from({ length: columns }, (_, column) => zipfRank(random, 2 + Math.floor(1.22 ** column), 0.5));
  const lines = [draws.map((_, column) => `c${column + 1}`).join(',')];
  for (let row = 0; row < rows; row++) lines.push(draws.map((draw) => draw()).join(','));
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

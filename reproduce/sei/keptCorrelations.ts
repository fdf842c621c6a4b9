/** Copula (4b) without its rule that a correlation whose interval holds 0 is left at 0: what our earlier simulation must have had. */

import { treeLevel } from '@quasi/shared/measures/frequency';
import {
  copulaCuts,
  copulaPeople,
  correlationByPositions,
  type PeopleModel,
  type ProtectedColumn,
  reconstruct,
  trueOrdinalCorrelation,
  unbiasedPairShares,
} from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { drain } from '../data.ts';
import { drawDatabases, type Setting } from './databases.ts';
import { latticePoints } from './models.ts';
import type { Population } from './people.ts';
import { brierScore } from './scores.ts';
import { aloneOf, cellsOf, randomMembers, trueAtMost } from './trials.ts';

const runs = 3;
const people = 2000;

/** The least and the largest Brier score of P(alone) over some runs. */
export function keptCorrelations(population: Population, setting: Setting): { least: number; most: number } {
  const scores = Array.from({ length: runs }, (_, run) => {
    const random = seededRandom(900 + run);
    const judged = randomMembers(population, people, random);
    const databases = drawDatabases(population, setting, random);
    const positions = cellsOf(population, judged, modelKeepingAll(databases.columns));
    const one = { population, databases, judged, cells: { positions } };
    return brierScore(aloneOf(one, 'positions'), trueAtMost(one, 1));
  });
  return { least: Math.min(...scores), most: Math.max(...scores) };
}

function modelKeepingAll(columns: readonly ProtectedColumn[]): PeopleModel {
  const { shares, channels, pairs } = drain(reconstruct(columns, treeLevel));
  const cuts = shares.map(copulaCuts);
  const matrix = shares.map((_, i) => Float64Array.from(shares, (_, j) => (i === j ? 1 : 0)));
  for (const { a, b, reports } of pairs) {
    const unbiased = drain(unbiasedPairShares(reports, channels[a], channels[b]));
    const truth = unbiased && trueOrdinalCorrelation(reports, channels[a], channels[b], unbiased);
    if (truth === undefined) continue;
    matrix[a][b] = drain(correlationByPositions(truth.correlation, cuts[a], cuts[b], shares[a], shares[b]));
    matrix[b][a] = matrix[a][b];
  }
  return copulaPeople(shares, matrix, latticePoints, () => seededRandom(1));
}

/** The model of people that is asked for, and the correlations between columns that it may need. */

import {
  type CorrelationEstimate,
  copulaPeople,
  independentPeople,
  type Matrix,
  type PeopleModel,
  type ProtectedFile,
  pairwiseCorrelations,
  treePeople,
} from '../../measures/protected/index.ts';
import { seededRandom } from '../../random/index.ts';
import { unlessOver } from '../budget.ts';
import { staged, type Work } from '../progress.ts';

/** Points of each lattice behind a cell of the copula: q to a few hundredths, which means over people do not feel. */
const latticePoints = 50;

/** Undefined when time runs out. */
export function* correlationsBy(
  file: ProtectedFile,
  estimate: CorrelationEstimate,
  deadline: number,
): Work<Matrix | undefined> {
  return yield* unlessOver(staged('classes', file.pairs.length, pairwiseCorrelations(file, estimate)), deadline);
}

/** Without the correlations that it needs there is no copula. */
export function modelOf(
  file: ProtectedFile,
  model: 'tree' | 'copula' | 'independence',
  correlations: Matrix | undefined,
  seed: number,
): PeopleModel | undefined {
  if (model === 'tree') return treePeople(file);
  if (model === 'independence') return independentPeople(file.shares);
  return correlations && copulaPeople(file.shares, correlations, latticePoints, () => seededRandom(seed));
}

/** The model of people that is asked for, and the correlations between columns that it may need. */
import { staged, type Work } from '../analysis/index.ts';
import { seededRandom } from '../measures/numeric/index.ts';
import {
  type CorrelationEstimate,
  copulaPeople,
  defaultPoints,
  independentPeople,
  type Matrix,
  type PeopleModel,
  type ProtectedFile,
  pairwiseCorrelations,
  treePeople,
} from '../measures/protected/index.ts';
import { within } from './protectedBudget.ts';

/** Undefined when time runs out. */
export function* correlationsWithin(
  file: ProtectedFile,
  estimate: CorrelationEstimate,
  isOver: () => boolean,
): Work<Matrix | undefined> {
  return yield* staged('columns', 1, within(pairwiseCorrelations(file, estimate), isOver, 0));
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
  return correlations && copulaPeople(file.shares, correlations, defaultPoints, () => seededRandom(seed));
}

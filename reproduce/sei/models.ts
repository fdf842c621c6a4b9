/** The models of people that are compared, all on the same reports. */
import { treeLevel } from '@quasi/shared/measures/frequency';
import {
  copulaPeople,
  independentPeople,
  type PeopleModel,
  type ProtectedColumn,
  pairwiseCorrelations,
  reconstruct,
  treePeople,
} from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { drain } from '../data.ts';

export const fittedNames = ['tree', 'independence', 'printed', 'positions'] as const;

export type FittedName = (typeof fittedNames)[number];

/**
 * The fitted models, and `alone`: the shares of the copula as printed without SEI's additions, the floor and the records of the databases.
 * So its P(alone) is (1 − q)^(N − 1), as in Rocher, Hendrickx and de Montjoye (2019), the basis of SEI.
 */
export const modelNames = ['tree', 'independence', 'printed', 'alone', 'positions'] as const;

export type ModelName = (typeof modelNames)[number];

/** As they are called on the page. */
export const modelLabels: Readonly<Record<ModelName, string>> = {
  tree: 'tree',
  independence: 'independence',
  printed: 'copula as printed',
  alone: 'copula alone',
  positions: 'copula (4b)',
};

/** Points of each of the 12 lattices behind a cell: q to some hundredths, which means over people do not feel. */
export const latticePoints = 10;

/** SEI's copula takes the mutual information of every pair; the others only pairs that reject independence. */
export function fittedModel(
  name: FittedName,
  columns: readonly ProtectedColumn[],
  points = latticePoints,
): PeopleModel {
  const file = drain(reconstruct(columns, name === 'printed' ? Number.POSITIVE_INFINITY : treeLevel));
  if (name === 'independence') return independentPeople(file.shares);
  if (name === 'tree') return treePeople(file);
  return copulaPeople(file.shares, drain(pairwiseCorrelations(file, name)), points, () => seededRandom(1));
}

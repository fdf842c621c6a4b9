/** People of the tree of tested pairs, the default model (EXT, measures.md 5.1.5a): it needs no order of categories and errs less than the copula. */
import { testedForest, treeCellProbability, treeLevel } from '../frequency/index.ts';
import type { TreeEdge } from '../numeric/index.ts';
import type { JointTable } from './jointTable.ts';
import { cumulated, drawFrom, type PeopleModel } from './peopleModel.ts';
import type { ProtectedFile } from './protectedFile.ts';

/** An edge with the joint shares of its two columns, whichever of them is the parent. */
interface JointEdge extends TreeEdge {
  readonly jointShare: (parentValue: number, childValue: number) => number;
}

interface PeopleTree extends PeopleModel {
  readonly edges: readonly TreeEdge[];
}

/** The forest of largest mutual information among the pairs that were reconstructed. */
export function treePeople({ records, shares, pairs }: ProtectedFile): PeopleTree {
  const tested = pairs.filter((pair) => pair.shares !== undefined && pair.dependence.pValue < treeLevel);
  const edges = testedForest(
    shares.length,
    tested.map((pair) => pair.dependence),
  ).map((edge) => jointEdge(edge, tested[edge.pair].a === edge.parent, tested[edge.pair].shares));
  const parentOf = new Map(edges.map((edge) => [edge.child, edge]));
  const rootSums = shares.map(cumulated);
  const childSums = edges.map((edge) => sumsGivenParent(edge, shares[edge.parent], shares[edge.child], records));
  return {
    columns: shares.length,
    edges,
    draw: (random, person) => {
      for (let column = 0; column < shares.length; column++) {
        if (!parentOf.has(column)) person[column] = drawFrom(rootSums[column], random);
      }
      for (const [i, edge] of edges.entries()) {
        person[edge.child] = drawFrom(childSums[i](person[edge.parent]), random);
      }
    },
    *cellProbability(person) {
      const ofValues = shares.map((share, column) => share[person[column]]);
      const joint = edges.map((edge) => edge.jointShare(person[edge.parent], person[edge.child]));
      return treeCellProbability(ofValues, edges, joint, records);
    },
  };
}

/** What the child is drawn from for each value of the parent, by the same lifts as q has; made when first needed. */
function sumsGivenParent(
  { jointShare }: JointEdge,
  parentShares: Float64Array,
  childShares: Float64Array,
  records: number,
): (parentValue: number) => Float64Array {
  const made: Float64Array[] = [];
  const edge = [{ parent: 0, child: 1 }];
  return (value) => {
    made[value] ??= cumulated(
      childShares.map((share, child) =>
        treeCellProbability([parentShares[value], share], edge, [jointShare(value, child)], records),
      ),
    );
    return made[value];
  };
}

function jointEdge(edge: TreeEdge, isParentFirst: boolean, shares: JointTable | undefined): JointEdge {
  const { columns, cells } = shares ?? { columns: 0, cells: new Float64Array(0) };
  return {
    ...edge,
    jointShare: isParentFirst
      ? (parent, child) => cells[parent * columns + child]
      : (parent, child) => cells[child * columns + parent],
  };
}

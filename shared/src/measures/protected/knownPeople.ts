/**
 * People of a file in which some columns are given as they are and others by randomised response: the first are read off the rows, the
 * others follow the tree given the first (messages from the leaves up; Pearl 1988). Our addition to SEI, which noises every column.
 */
import { testedForest, treeCellProbability, treeLevel } from '../frequency/index.ts';
import type { Random } from '../numeric/index.ts';
import type { JointTable } from './jointTable.ts';
import type { ProtectedFile } from './protectedFile.ts';

/** Draws the noised categories of a person whose others are there; returns how likely just these are, given the others. */
type DrawNoised = (person: Uint32Array, random: Random) => number;

interface Neighbour {
  readonly column: number;
  /** lift′ of a category of the column with one of its neighbour. */
  readonly lift: (own: number, neighbours: number) => number;
}

/** A noised column with those that hang below it. */
interface Branch {
  readonly column: number;
  readonly known: readonly Neighbour[];
  readonly noised: readonly (Neighbour & { readonly branch: Branch })[];
}

/** `isNoised`: by column. */
export function drawNoisedOf(file: ProtectedFile, isNoised: readonly boolean[]): DrawNoised {
  const neighbours = neighboursOf(file);
  const seen = new Set<number>();
  const branchAt = (column: number): Branch => {
    seen.add(column);
    const known = neighbours[column].filter((one) => !isNoised[one.column]);
    const below = neighbours[column].filter((one) => isNoised[one.column] && !seen.has(one.column));
    return { column, known, noised: below.map((one) => ({ ...one, branch: branchAt(one.column) })) };
  };
  const roots = [...isNoised.keys()].flatMap((column) =>
    isNoised[column] && !seen.has(column) ? [branchAt(column)] : [],
  );
  return (person, random) =>
    roots.reduce((chance, root) => {
      const weights = new Map<Branch, Float64Array>();
      weigh(root, file, person, weights);
      return chance * drawBranch(root, weights.get(root) as Float64Array, weights, person, random);
    }, 1);
}

/** Category → its share by all that is known of it and below it. */
function weigh(branch: Branch, file: ProtectedFile, person: Uint32Array, weights: Map<Branch, Float64Array>): void {
  const { column, known, noised } = branch;
  for (const one of noised) weigh(one.branch, file, person, weights);
  const own = file.shares[column].map((share, category) => {
    let weight = share;
    for (const one of known) weight *= one.lift(category, person[one.column]);
    for (const one of noised) {
      const below = weights.get(one.branch) as Float64Array;
      let sum = 0;
      for (let other = 0; other < below.length; other++) sum += below[other] * one.lift(category, other);
      weight *= sum;
    }
    return weight;
  });
  weights.set(branch, own);
}

function drawBranch(
  { column, noised }: Branch,
  given: Float64Array,
  weights: ReadonlyMap<Branch, Float64Array>,
  person: Uint32Array,
  random: Random,
): number {
  const total = given.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) return 0;
  let place = random() * total;
  let category = 0;
  while (category < given.length - 1 && place >= given[category]) place -= given[category++];
  person[column] = category;
  return noised.reduce((chance, { branch, lift }) => {
    const below = weights.get(branch) as Float64Array;
    const givenThis = below.map((weight, other) => weight * lift(category, other));
    return chance * drawBranch(branch, givenThis, weights, person, random);
  }, given[category] / total);
}

function neighboursOf({ shares, pairs, records }: ProtectedFile): Neighbour[][] {
  const tested = pairs.filter(({ shares: joint, dependence }) => joint !== undefined && dependence.pValue < treeLevel);
  const neighbours = shares.map((): Neighbour[] => []);
  const forest = testedForest(
    shares.length,
    tested.map(({ dependence }) => dependence),
  );
  for (const { pair } of forest) {
    const { a, b, shares: joint } = tested[pair];
    const lift = liftOf(joint as JointTable, shares[a], shares[b], records);
    neighbours[a].push({ column: b, lift });
    neighbours[b].push({ column: a, lift: (own, other) => lift(other, own) });
  }
  return neighbours;
}

/** By the same caution as the tree has (measures.md 5.1.5a). */
function liftOf({ columns, cells }: JointTable, first: Float64Array, second: Float64Array, records: number) {
  const edge = [{ parent: 0, child: 1 }];
  return (one: number, other: number): number => {
    const product = first[one] * second[other];
    if (product === 0) return 0;
    return treeCellProbability([first[one], second[other]], edge, [cells[one * columns + other]], records) / product;
  };
}

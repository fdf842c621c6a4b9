/** The classes of a table, with what is known of the values of their rows: frequencies, strongly dependent pairs, the tree of tested pairs. */
import { jointCountsOf } from '@quasi/shared/counts';
import {
  isStronglyDependent,
  lift,
  sparsePairDependence,
  testedForest,
  treeOthers,
  type ValuePair,
} from '@quasi/shared/measures/frequency';
import { type CodedTable, classesOf, columnsOf, drain } from '../data.ts';

export interface KnownClasses {
  readonly rows: number;
  /** Class → number of its rows. */
  readonly sizes: Uint32Array;
  /** Class → frequencies of its values. */
  readonly frequenciesOf: (one: number) => number[];
  readonly pairOf: (one: number) => ValuePair | undefined;
  readonly treeLaw: (one: number) => ReturnType<typeof treeOthers>;
}

export function knownClasses(table: CodedTable): KnownClasses {
  const { columns, rows } = table;
  const { classOfRow, sizeOfClass, classCount } = classesOf(table);
  const rowOfClass = new Uint32Array(classCount);
  for (let row = 0; row < rows; row++) rowOfClass[classOfRow[row]] = row;
  const frequencies = columns.map(({ values, frequencies }) => rowOfClass.map((row) => frequencies[values[row]]));
  const pairs = pairsOf(columns.length).map(([a, b]) => {
    const own = classesOf(columnsOf(table, [a, b]));
    return { a, b, both: rowOfClass.map((row) => own.sizeOfClass[own.classOfRow[row]]) };
  });
  const forest = treeOf(table);
  const bothOfEdge = forest.map(
    ({ parent, child }) => pairs.find(({ a, b }) => a + b === parent + child && Math.min(parent, child) === a)?.both,
  );
  const frequenciesOf = (one: number) => frequencies.map((column) => column[one]);
  return {
    rows,
    sizes: sizeOfClass.subarray(0, classCount),
    frequenciesOf,
    pairOf,
    treeLaw: (one) =>
      treeOthers(
        rows,
        frequenciesOf(one),
        forest,
        bothOfEdge.map((both) => both?.[one] ?? 0),
      ),
  };

  /** The strongly dependent pair with the largest lift. */
  function pairOf(one: number): ValuePair | undefined {
    let found: ValuePair | undefined;
    let largest = Number.NEGATIVE_INFINITY;
    for (const { a, b, both } of pairs) {
      const [first, second] = [frequencies[a][one], frequencies[b][one]];
      if (!isStronglyDependent(both[one], first, second)) continue;
      const itsLift = lift(rows, both[one], first, second);
      if (itsLift > largest) {
        largest = itsLift;
        found = { a, b, both: both[one] };
      }
    }
    return found;
  }
}

function treeOf({ columns, rows }: CodedTable) {
  const tested = pairsOf(columns.length).map(([a, b]) => {
    const [first, second] = [columns[a], columns[b]];
    const joint = drain(jointCountsOf(first, second));
    const frequencies = { first: first.frequencies, second: second.frequencies };
    const cells = { first: joint.a, second: joint.b, counts: joint.counts };
    return drain(sparsePairDependence({ a, b }, cells, frequencies, rows));
  });
  return testedForest(columns.length, tested);
}

function pairsOf(columns: number): [number, number][] {
  const positions = Array.from({ length: columns }, (_, position) => position);
  return positions.flatMap((a) => positions.slice(a + 1).map((b): [number, number] => [a, b]));
}

/** Pairs of the values of one record, as statistics list them, or those of a larger set. */
import type { JointCounts } from '../counts/index.ts';
import { estimatedBoth, sparsePairDependence, treeLevel, type ValuePair } from '../measures/frequency/index.ts';
import { type ColumnStatistics, codeOf, frequenciesOf, MISSING_CODE, type Statistics } from '../statistics/index.ts';

/** Columns by their positions in the record. */
export interface KnownPairs {
  /** The tree's edges, and how many records hold both values of each. */
  readonly edges: readonly KnownEdge[];
  readonly both: readonly number[];
  /** Frequent pairs of values. */
  readonly values: readonly ValuePair[];
  /** How many records hold both values of each pair that has been counted, also where they meet by chance. */
  readonly counted: readonly number[];
  /** They have been counted in the records that the statistics are of, not in a larger set. */
  readonly areOwn: boolean;
}

interface KnownEdge {
  readonly parent: number;
  readonly child: number;
  /** In all records that the statistics are of one of the two columns determines the other, which is no chance; and there are records with this pair. */
  readonly isDetermined: boolean;
}

/** A value of a record: its column and its code; undefined where the value is not listed. */
export interface RecordValue {
  readonly column: number;
  readonly value: string;
  readonly code: number | undefined;
  /** Records with the value. A suppressed value gets the average of the suppressed values. */
  readonly frequency: number;
}

export function recordValue({ columns }: Statistics, column: number, value: string): RecordValue {
  const told = columns[column];
  const code = codeOf(told, value);
  const { suppressed } = told;
  const isTold = code !== undefined && (code !== MISSING_CODE || told.missing !== undefined);
  const average = suppressed ? Math.max(1, Math.round(suppressed.records / suppressed.values)) : 0;
  return {
    column,
    value,
    code: isTold ? code : undefined,
    frequency: isTold ? frequenciesOf(told)[code] : average,
  };
}

/** From the statistics themselves if they list pairs, else from the background. Yields pairs looked at. */
export function* knownPairs(
  statistics: Statistics,
  background: Statistics | undefined,
  record: readonly RecordValue[],
): Generator<number, KnownPairs> {
  const isOwn = background === undefined || statistics.tree !== undefined || statistics.pairs.length > 0;
  const source = isOwn ? statistics : background;
  const nameOf = ({ column }: RecordValue) => statistics.columns[column].name;
  const places = new Map(record.map((value, place) => [nameOf(value), place]));
  const placeOf = (column: number) => places.get(source.columns[column].name);
  const codeIn = (column: ColumnStatistics, { value }: RecordValue) => codeOf(column, value);
  /** `given` of the source hold the second value, `count` of them both. */
  const inRecord = (count: number, given: number, a: RecordValue, b: RecordValue) =>
    isOwn ? count : given === 0 ? 0 : estimatedBoth(count / given, b.frequency, a.frequency);

  const edges: KnownEdge[] = [];
  const both: number[] = [];
  const byChance: number[] = [];
  for (const { parent, child, joint } of source.tree ?? []) {
    const [first, second] = [placeOf(parent), placeOf(child)];
    if (first === undefined || second === undefined) continue;
    const [a, b] = [codeIn(source.columns[parent], record[first]), codeIn(source.columns[child], record[second])];
    const [ofA, ofB] = [frequenciesOf(source.columns[parent]), frequenciesOf(source.columns[child])];
    if (a === undefined || b === undefined) continue;
    const told = joint.counts.reduce((sum, count) => sum + count, 0);
    const place = joint.counts.findIndex((_, i) => joint.a[i] === a && joint.b[i] === b);
    // A pair that is not listed does not occur, but only where all pairs are listed.
    if (place < 0 && told < source.rows) continue;
    const isChance = told === source.rows && !(yield* isDependent(joint, ofA, ofB));
    yield 0;
    const count = inRecord(place < 0 ? 0 : joint.counts[place], ofA[a], record[second], record[first]);
    // Of two values the pair is all there is to know, whether they depend on each other or not.
    if (record.length > 2 && isChance) {
      byChance.push(count);
      continue;
    }
    const isDetermined = isOwn && place >= 0 && told === source.rows && !isChance && isFunction(joint, ofA, ofB);
    edges.push({ parent: first, child: second, isDetermined });
    both.push(count);
  }

  const values = source.pairs.flatMap(({ dependent, determinant, tuples }): ValuePair[] => {
    const [first, second] = [placeOf(dependent), placeOf(determinant)];
    if (first === undefined || second === undefined) return [];
    const a = codeIn(source.columns[dependent], record[first]);
    const b = codeIn(source.columns[determinant], record[second]);
    if (a === undefined || b === undefined) return [];
    const tuple = tuples.find((one) => one.a === a && one.b === b);
    const given = frequenciesOf(source.columns[determinant])[b];
    if (tuple === undefined) {
      // Where the listed pairs make up all records of the determinant's value, it occurs in no other pair.
      const told = tuples.reduce((sum, one) => sum + (one.b === b ? one.count : 0), 0);
      return isOwn && given > 0 && told === given ? [{ a: first, b: second, both: 0 }] : [];
    }
    return [{ a: first, b: second, both: inRecord(tuple.count, given, record[first], record[second]) }];
  });
  const ofEdges = edges.map(({ parent: a, child: b }, e) => ({ a, b, both: both[e] }));
  const known = [...values, ...ofEdges];
  const counted = isOwn ? [...known.map((pair) => pair.both), ...byChance] : [];
  return { edges, both, values: known, counted, areOwn: isOwn };
}

/** By the test of the tree, which needs all pairs. */
function* isDependent(
  { rows, a, b, counts }: JointCounts,
  first: Uint32Array,
  second: Uint32Array,
): Generator<number, boolean> {
  const cells = { first: a, second: b, counts };
  const { pValue } = yield* sparsePairDependence({ a: 0, b: 1 }, cells, { first, second }, rows);
  return pValue < treeLevel;
}

/** One column determines the other where there are no more pairs than it has values. */
function isFunction({ counts }: JointCounts, first: Uint32Array, second: Uint32Array): boolean {
  const occurring = (frequencies: Uint32Array) =>
    frequencies.reduce((sum, frequency) => sum + Math.min(1, frequency), 0);
  return counts.length === Math.max(occurring(first), occurring(second));
}

/** How probable the values of a record are together, by what is known of pairs of them. */
import {
  independentProbability,
  largestLift,
  treeCellProbability,
  type ValuePair,
} from '../measures/frequency/index.ts';
import type { RecordQuestion } from './judgeRecord.ts';

/** For two values, the listed pair is all there is to know; for more, the most informative pair. */
export function pairOf({ rows, frequencies, pairs }: RecordQuestion): ValuePair | undefined {
  return frequencies.length === 2 && pairs.areOwn ? pairs.values[0] : largestLift(rows, frequencies, pairs.values);
}

/** Of a person to have these values. */
export function probabilityOf(question: RecordQuestion): number {
  const { rows, frequencies, pairs } = question;
  if (rows === 0) return 0;
  const shares = frequencies.map((frequency) => frequency / rows);
  const { edges, both } = pairs;
  if (edges.length > 0) {
    // A pair where one value comes with the other in every record needs no caution: its lift as it is.
    const isCautious = edges.map(({ isDetermined }) => !isDetermined);
    const joint = both.map((count) => count / rows);
    const q = treeCellProbability(
      shares,
      edges.filter((_, e) => isCautious[e]),
      joint.filter((_, e) => isCautious[e]),
      rows,
    );
    return edges.reduce(
      (product, { parent, child }, e) =>
        isCautious[e] ? product : (product * joint[e]) / (shares[parent] * shares[child]),
      q,
    );
  }
  const pair = pairOf(question);
  if (pair === undefined) return independentProbability(rows, frequencies);
  return treeCellProbability(shares, [{ parent: pair.a, child: pair.b }], [pair.both / rows], rows);
}

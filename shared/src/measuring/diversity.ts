/** `diversity`: what is learnt of the sensitive values of a class, for each sensitive column. */
import { naturalOrder, staged } from '../analysis/index.ts';
import { type Counting, type MissingPolicy, one, rowsIn, type SensitiveValues } from '../counts/index.ts';
import {
  betaLikeness,
  deltaDisclosure,
  distinctDiversity,
  enhancedBeta,
  entropyDiversity,
  equalCloseness,
  largestShare,
  orderedCloseness,
  recursiveRatio,
} from '../measures/diversity/index.ts';
import type { Measured } from './measured.ts';
import { columnNumber } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

/** ℓ of the recursive measure: the commonest value against the rest. */
const RECURSIVE_L = 2;

export const diversity: Part = function* (measured) {
  const { table, request } = measured;
  if (request.sensitive.length === 0) return undefined;
  const answers: Numbers[] = [];
  for (const name of request.sensitive) {
    const column = table.columns[columnNumber(table, name)];
    const stage = <T>(counting: Counting<T>) => staged('classes', table.rowCount, counting);
    const values = yield* stage(valuesInClasses(measured, columnNumber(table, name)));
    const order = (yield* stage(naturalOrder(column.dictionary))).codes;
    answers.push({ sensitive: name, ...(yield* stage(diversityNumbers(values, order))) });
  }
  return answers;
};

/** `order`: the codes of the values in their natural order, where the values are known. Yields classes done. */
export function* diversityNumbers(values: SensitiveValues, order: readonly number[] | undefined): Counting<Numbers> {
  const beta = yield* betaLikeness(values);
  return {
    distinct: yield* distinctDiversity(values),
    entropy: yield* entropyDiversity(values),
    recursive: { l: RECURSIVE_L, ratio: yield* recursiveRatio(values, RECURSIVE_L) },
    tEqual: yield* equalCloseness(values),
    tOrdered: order && (yield* orderedCloseness(values, order)),
    delta: yield* deltaDisclosure(values),
    beta,
    enhancedBeta: enhancedBeta(beta, values),
    alpha: yield* largestShare(values),
  };
}

/** Of the classes at hand, or of those that somebody else forms. */
export function valuesInClasses({ facts, request, ofRows }: Measured, sensitive: number): Counting<SensitiveValues> {
  const { counts, quasiIdentifiers: columns } = facts;
  if (ofRows) return rowsIn(counts).sensitiveIn(ofRows.classes, sensitive);
  return one(counts.sensitiveValues([{ columns, missing: request.missing as MissingPolicy, sensitive }]));
}

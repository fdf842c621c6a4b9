/** `diversity`: what is learnt of the sensitive values of a class, for each sensitive column. */
import { naturalOrder, staged } from '../analysis/index.ts';
import { sensitiveValues } from '../counts/index.ts';
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
import { columnNumber } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

/** ℓ of the recursive measure: the commonest value against the rest. */
const RECURSIVE_L = 2;

export const diversity: Part = function* ({ table, request, classes }) {
  if (request.sensitive.length === 0) return undefined;
  const answers: Numbers[] = [];
  for (const name of request.sensitive) {
    const column = table.columns[columnNumber(table, name)];
    const stage = <T>(counting: Generator<number, T>) => staged('classes', table.rowCount, counting);
    const values = yield* stage(sensitiveValues(classes, column.codes, column.dictionary.size));
    const beta = yield* stage(betaLikeness(values));
    answers.push({
      sensitive: name,
      distinct: yield* stage(distinctDiversity(values)),
      entropy: yield* stage(entropyDiversity(values)),
      recursive: { l: RECURSIVE_L, ratio: yield* stage(recursiveRatio(values, RECURSIVE_L)) },
      tEqual: yield* stage(equalCloseness(values)),
      tOrdered: yield* stage(orderedCloseness(values, (yield* stage(naturalOrder(column.dictionary))).codes)),
      delta: yield* stage(deltaDisclosure(values)),
      beta,
      enhancedBeta: enhancedBeta(beta, values),
      alpha: yield* stage(largestShare(values)),
    });
  }
  return answers;
};

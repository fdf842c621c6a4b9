/** `diversity`: what is learnt of the sensitive values of a class, for each sensitive column. */
import { staged } from '../analysis/index.ts';
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
import type { Column } from '../table/index.ts';
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
      tOrdered: yield* stage(orderedCloseness(values, naturalOrder(column))),
      delta: yield* stage(deltaDisclosure(values)),
      beta,
      enhancedBeta: enhancedBeta(beta, values),
      alpha: yield* stage(largestShare(values)),
    });
  }
  return answers;
};

/** The codes of a column by their values: as numbers if all are, else as text. The missing value is left out. */
function naturalOrder({ dictionary }: Column): number[] {
  const texts = Array.from({ length: dictionary.size }, (_, code) => dictionary.text(code));
  const numbers = texts.map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  const codes = texts.map((_, code) => code).slice(1);
  const areNumbers = codes.every((code) => !Number.isNaN(numbers[code]));
  return areNumbers
    ? codes.sort((a, b) => numbers[a] - numbers[b])
    : codes.sort((a, b) => (texts[a] < texts[b] ? -1 : texts[a] > texts[b] ? 1 : 0));
}

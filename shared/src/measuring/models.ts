/** `models`: the attackers of statistics, with a file of the population and with sampling weights where there are any. */
import { type Register, staged, type Work } from '../analysis/index.ts';
import { expectedReidentifications, marketerRisk, riskOfMatches } from '../measures/protection/index.ts';
import { registerOf } from './indistinguishable.ts';
import type { MeasuredRows } from './measured.ts';
import type { Numbers, Part } from './part.ts';

/** All of them look for people: where rows say who they are about, their results are people, too. */
export const models: Part = function* (measured) {
  const { facts, table } = measured;
  const prosecutor = riskOfMatches(measured.peopleMatches, facts.settings.k);
  const register = yield* registerOf(measured);
  const { ofRows } = measured;
  const weighted =
    ofRows?.weightOfClass && (yield* staged('rows', table.rowCount, weightedRisk(ofRows, ofRows.weightOfClass)));
  return {
    prosecutor,
    // Without a register the release is its own, and the marketer finds as many as the prosecutor on average.
    marketer: prosecutor.average,
    ...(register && (yield* found(register))),
    weighted: weighted === undefined ? undefined : { global: weighted },
  };
};

function weightedRisk({ classes, matchesOfClass }: MeasuredRows, weights: Float64Array) {
  const sizes = classes.sizeOfClass.subarray(0, classes.classCount);
  return expectedReidentifications(sizes, weights, matchesOfClass);
}

function* found({ classes, journalist, presence, kMap }: Register): Work<Numbers> {
  const marketer = yield* staged('classes', classes.released.length, marketerRisk(classes));
  return { journalist, marketer, presence, kMap };
}

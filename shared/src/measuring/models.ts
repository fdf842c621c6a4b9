/** `models`: the attackers of statistics, with a file of the population and with sampling weights where there are any. */
import { type Register, staged, type Work } from '../analysis/index.ts';
import { expectedReidentifications, marketerRisk, riskOfMatches } from '../measures/protection/index.ts';
import { registerOf } from './indistinguishable.ts';
import type { Numbers, Part } from './part.ts';

/** All of them look for people: where rows say whom they are about, what they find are people, too. */
export const models: Part = function* (measured) {
  const { facts, peopleMatches, matchesOfClass, classes, weightOfClass, table } = measured;
  const prosecutor = riskOfMatches(peopleMatches, facts.settings.k);
  const register = yield* registerOf(measured);
  const sizes = classes.sizeOfClass.subarray(0, classes.classCount);
  const weighted =
    weightOfClass &&
    (yield* staged('rows', table.rowCount, expectedReidentifications(sizes, weightOfClass, matchesOfClass)));
  return {
    prosecutor,
    // Without a register the release is its own, and the marketer finds as many as the prosecutor on average.
    marketer: prosecutor.average,
    ...(register && (yield* found(register))),
    weighted: weighted === undefined ? undefined : { global: weighted },
  };
};

function* found({ classes, journalist, presence, kMap }: Register): Work<Numbers> {
  const marketer = yield* staged('classes', classes.released.length, marketerRisk(classes));
  return { journalist, marketer, presence, kMap };
}

/** `models`: the attackers of statistics, with a file of the population and with sampling weights where there are any. */
import { staged, type Work } from '../analysis/index.ts';
import { matchPopulation } from '../counts/index.ts';
import {
  expectedReidentifications,
  journalistRisk,
  kMap,
  marketerRisk,
  presence,
  riskOfMatches,
} from '../measures/protection/index.ts';
import type { Table } from '../table/index.ts';
import type { Measured } from './measured.ts';
import { columnNumber } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

export const models: Part = function* (measured) {
  const { request, facts, matches, matchesOfClass, classes, weightOfClass, table } = measured;
  const prosecutor = riskOfMatches(matches, facts.settings.k);
  const register = request.populationTable && (yield* registered(measured, request.populationTable));
  const sizes = classes.sizeOfClass.subarray(0, classes.classCount);
  const weighted =
    weightOfClass &&
    (yield* staged('rows', table.rowCount, expectedReidentifications(sizes, weightOfClass, matchesOfClass)));
  return {
    prosecutor,
    // Without a register the release is its own, and the marketer finds as many as the prosecutor on average.
    marketer: prosecutor.average,
    ...register,
    weighted: weighted === undefined ? undefined : { global: weighted },
  };
};

/** The release against a file of the population, on the quasi-identifiers. */
function* registered({ table, facts }: Measured, population: Table): Work<Numbers> {
  const released = facts.quasiIdentifiers.map((column) => table.columns[column]);
  const inPopulation = released.map(({ name }) => population.columns[columnNumber(population, name)]);
  const rows = table.rowCount + population.rowCount;
  const stage = <T>(counting: Generator<number, T>) => staged('classes', rows, counting);
  const classes = yield* stage(matchPopulation(released, inPopulation, table.rowCount, population.rowCount));
  return {
    journalist: yield* stage(journalistRisk(classes, facts.settings.k)),
    marketer: yield* stage(marketerRisk(classes)),
    presence: yield* stage(presence(classes)),
    kMap: yield* stage(kMap(classes)),
  };
}

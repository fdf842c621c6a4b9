/**
 * `sensitivity`: how much each column helps to single rows out, among the columns that are asked for (COL), beside the three baselines.
 * Where the search was cut short there is no S and mostly no rank by it, only the bounds.
 */
import {
  deadlineOf,
  RELAXED_KAPPA,
  relaxedSensitivities,
  rowWeightedSensitivities,
  secondsFor,
  sensitivities,
} from '../analysis/index.ts';
import { revealOf } from '../config/index.ts';
import { valueSizes } from '../counts/index.ts';
import { baselines, ranks, ranksWithin } from '../measures/sensitivity/index.ts';
import { searchOf } from './namedColumns.ts';
import type { Part } from './part.ts';

export const sensitivity: Part = function* (measured) {
  const { table, columns, request, facts } = measured;
  const { kappa, seed } = request;
  const deadline = deadlineOf(request.budget);
  const reveal = Float64Array.from(columns, (column) => {
    const { name } = table.columns[column];
    return request.reveal.get(name) ?? revealOf(facts.settings, name, facts.roles[column].kind);
  });
  const question = { search: searchOf(measured, columns), reveal, kappa, seed };
  const { S, lower, upper, exact } = yield* sensitivities({ ...question, budget: secondsFor(deadline, 3) });
  const { rows } = facts.counts;
  const ofRows = { ...question, budget: secondsFor(deadline, 2) };
  const rowWeighted = rows && (yield* rowWeightedSensitivities(rows.codes(columns), rows.rowCount, ofRows));
  const relaxed = yield* relaxedSensitivities({ ...question, budget: secondsFor(deadline, 1) }, RELAXED_KAPPA);
  const plain = columns.map((column) => baselines(valueSizes(table.columns[column])));
  const rank = {
    S: ranksWithin(lower, upper),
    cardinality: ranks(plain.map(({ cardinality }) => cardinality)),
    uniqueShare: ranks(plain.map(({ uniqueShare }) => uniqueShare)),
    entropy: ranks(plain.map(({ entropy }) => entropy)),
  };
  return columns.map((column, i) => ({
    column: table.columns[column].name,
    S: S[i],
    lower: lower[i],
    upper: upper[i],
    exact: exact?.[i],
    rowWeighted: rowWeighted?.[i],
    relaxed: relaxed.S?.[i],
    ...plain[i],
    ranks: {
      S: rank.S[i],
      cardinality: rank.cardinality[i],
      uniqueShare: rank.uniqueShare[i],
      entropy: rank.entropy[i],
    },
  }));
};

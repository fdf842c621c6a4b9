/** `sensitivity`: how much each column helps to single rows out (COL), beside the three baselines. */
import { deadlineOf, isOver, staged, untilDeadline, type Work } from '../analysis/index.ts';
import { minimalSampleUniques, searchRelaxedCombinations, searchUniqueCombinations } from '../combinations/index.ts';
import { revealOf } from '../config/index.ts';
import { frequencyHistogram } from '../counts/index.ts';
import {
  type Baselines,
  baselines,
  columnSensitivity,
  exactSensitivity,
  RowWeightedSum,
  ranks,
  SensitivitySum,
  sensitivityUpperBound,
} from '../measures/sensitivity/index.ts';
import { randomBelow, seededRandom } from '../random/index.ts';
import type { Measured } from './measured.ts';
import { codesOf } from './namedColumns.ts';
import type { Part } from './part.ts';
import { RELAXED_KAPPA, RELAXED_SHARE } from './relaxedCombinations.ts';

/** Rows whose own sets are looked for, for the row-weighted sensitivity; all if there are no more. */
const SAMPLED_ROWS = 300;

export const sensitivity: Part = function* (measured) {
  const { table, columns, request, facts } = measured;
  const { kappa, seed, budget } = request;
  const codes = codesOf(measured);
  const reveal = Float64Array.from(columns, (column) => {
    const { name } = table.columns[column];
    return request.reveal.get(name) ?? revealOf(facts.settings, name, facts.roles[column].kind);
  });
  const sum = new SensitivitySum(reveal);
  const sets: (readonly number[])[] = [];
  const search = searchUniqueCombinations(codes, table.rowCount, {
    kappa,
    seed,
    onSet: (set) => {
      sum.add(set);
      sets.push(set);
    },
  });
  const found = yield* untilDeadline('combinations', search, deadlineOf(budget));
  const S = sum.values;
  const largest = Math.min(kappa ?? columns.length, columns.length);
  const rowWeighted = yield* rowWeightedSensitivity(measured, reveal);
  const relaxed = yield* relaxedSensitivity(measured, reveal);
  const plain = columns.map((column) => baselines(frequencyHistogram(table.columns[column].dictionary.counts)));
  const rank = {
    S: ranks(S),
    cardinality: ranks(plain.map(({ cardinality }) => cardinality)),
    uniqueShare: ranks(plain.map(({ uniqueShare }) => uniqueShare)),
    entropy: ranks(plain.map(({ entropy }) => entropy)),
  };
  const answers: (Baselines & Record<string, unknown>)[] = [];
  for (const [i, column] of columns.entries()) {
    const exact = found.complete ? yield* staged('combinations', 0, exactSensitivity(sets, i, reveal)) : undefined;
    answers.push({
      column: table.columns[column].name,
      S: S[i],
      lower: S[i],
      upper: found.complete
        ? S[i]
        : sensitivityUpperBound(S[i], found.countOfColumn[i], i, reveal, found.provenSize, largest),
      exact: exact?.value,
      rowWeighted: rowWeighted?.[i],
      relaxed: relaxed?.[i],
      ...plain[i],
      ranks: {
        S: rank.S[i],
        cardinality: rank.cardinality[i],
        uniqueShare: rank.uniqueShare[i],
        entropy: rank.entropy[i],
      },
    });
  }
  return answers;
};

/** The mean of what single rows are told, over a sample; undefined without rows, or if the time did not do for one. */
function* rowWeightedSensitivity(measured: Measured, reveal: Float64Array): Work<Float64Array | undefined> {
  const { table, request } = measured;
  const deadline = deadlineOf(request.budget);
  const sum = new RowWeightedSum(reveal);
  let rows = 0;
  for (const row of sampledRows(table.rowCount, request.seed)) {
    const sets = minimalSampleUniques(codesOf(measured), table.rowCount, row, request.kappa);
    const found = yield* untilDeadline('combinations', sets, deadline);
    if (!found.complete || isOver(deadline)) break;
    sum.add(found.sets);
    rows++;
  }
  return rows > 0 ? sum.values : undefined;
}

/** By the sets on which most rows are alone: where duplicate rows leave no others, this still tells columns apart. */
function* relaxedSensitivity(measured: Measured, reveal: Float64Array): Work<Float64Array | undefined> {
  const kappa = Math.min(RELAXED_KAPPA, measured.request.kappa ?? RELAXED_KAPPA);
  const search = searchRelaxedCombinations(codesOf(measured), measured.table.rowCount, RELAXED_SHARE, kappa);
  const found = yield* untilDeadline('combinations', search, deadlineOf(measured.request.budget));
  return found.complete
    ? columnSensitivity(
        found.sets.map((set) => set.columns),
        reveal,
      )
    : undefined;
}

function sampledRows(rowCount: number, seed: number): number[] {
  if (rowCount <= SAMPLED_ROWS) return Array.from({ length: rowCount }, (_, row) => row);
  const random = seededRandom(seed);
  const rows = new Set<number>();
  while (rows.size < SAMPLED_ROWS) rows.add(randomBelow(random, rowCount));
  return [...rows];
}

/** `suda`: the rows that few columns single out, and how much each column contributes (SUDA2, DIS-SUDA). */
import { deadlineOf, isOver, staged, untilDeadline } from '../analysis/index.ts';
import { countSampleUniques, minimalSampleUniques } from '../combinations/index.ts';
import { disSuda, sudaContributions, sudaScores } from '../measures/sensitivity/index.ts';
import { codesOf, namesOf } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

/** The widest sets looked for in all rows. */
export const SUDA_KAPPA = 3;
/** Rows with the highest scores, which are listed with their sets. */
const SHOWN_ROWS = 20;
/** Sets of a row that are listed, the smallest first. With many columns there may be tens of thousands. */
const MOST_SETS = 200;

export const suda: Part = function* (measured) {
  const { table, columns, request } = measured;
  const rows = table.rowCount;
  const codes = codesOf(measured, columns);
  const deadline = deadlineOf(request.budget);
  const kappa = Math.min(SUDA_KAPPA, request.kappa ?? SUDA_KAPPA);
  const counting = staged('combinations', rows, countSampleUniques(codes, rows, kappa));
  let step = counting.next();
  for (; !step.done; step = counting.next()) {
    if (isOver(deadline)) return { complete: false };
    yield step.value;
  }
  const uniques = step.value;
  const scores = sudaScores(uniques.countOfSize, columns.length);
  const rate = request.samplingRate ?? (request.population === undefined ? undefined : rows / request.population);
  const { riskOf } = disSuda(uniques.countOfSize, uniques.sizeOfRow, columns.length, rate);
  const shown: Numbers[] = [];
  for (const row of rowsByScore(scores, request.withRows ? rows : SHOWN_ROWS)) {
    const answer = { row: row + 1, score: scores[row], disSuda: riskOf(row) };
    if (shown.length >= SHOWN_ROWS) {
      shown.push(answer);
      continue;
    }
    const own = yield* untilDeadline('combinations', minimalSampleUniques(codes, rows, row, uniques.kappa), deadline);
    const sets = own.sets.slice(0, MOST_SETS).map((set) =>
      namesOf(
        table,
        set.map((place) => columns[place]),
      ),
    );
    shown.push({ ...answer, sets, ...(own.sets.length > MOST_SETS && { setsFound: own.sets.length }) });
  }
  const contributions = sudaContributions(uniques.countOfColumn);
  return {
    kappa: uniques.kappa,
    rows: shown,
    contributions: Object.fromEntries(columns.map((column, i) => [table.columns[column].name, contributions[i]])),
  };
};

/** Rows with a score, the highest first; equal ones in the order of the file. */
function rowsByScore(scores: Float64Array, most: number): number[] {
  const scored: number[] = [];
  for (let row = 0; row < scores.length; row++) if (scores[row] > 0) scored.push(row);
  return scored.sort((a, b) => scores[b] - scores[a] || a - b).slice(0, most);
}

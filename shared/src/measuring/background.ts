/** `background`: what somebody who knows one value of a transaction learns of its user (ITO). */
import { peopleNamed, staged, tellingAmong, type Work, worstValues } from '../analysis/index.ts';
import { one, usersTogether } from '../counts/index.ts';
import {
  drawAlphas,
  identificationRisk,
  lowCostError,
  lowCostRisk,
  meanAlpha,
  riskiestFirst,
  sampledRisk,
  singleUserShare,
  valueCount,
  worstIdentification,
} from '../measures/background/index.ts';
import { seededRandom } from '../random/index.ts';
import type { Measured } from './measured.ts';
import { columnNumber, numbersOf } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

export const background: Part = function* (measured) {
  const { table, request, columns: asked } = measured;
  if (request.user === undefined) return undefined;
  const isEachItsOwn = request.user === 'row';
  const user = isEachItsOwn ? -1 : columnNumber(table, request.user);
  // Nobody knows a noised value of a person, unless no column is left to be known.
  const { protection } = measured.facts;
  const isNoised = (column: number) => protection?.isWhole === false && protection.noised.has(column);
  // Nobody knows a record number of a person: an identifier is looked at only if it is asked for by its name.
  const single = asked.filter((column) => column !== user && !isNoised(column)).map((column) => [column]);
  const sets = request.sets.map((names) => numbersOf(table, names));
  const columns: (Numbers & { readonly risk: number })[] = [];
  for (const set of [...single, ...sets]) columns.push(yield* knowledge(measured, user, set));
  const [riskiest] = riskiestFirst(columns.slice(0, single.length).map(({ risk }) => risk));
  return {
    user: request.user,
    users: isEachItsOwn ? table.rowCount : peopleNamed(measured.facts.profiles[user]),
    riskiest: columns[riskiest]?.['column'],
    columns,
  };
};

function* knowledge(
  { table, facts, request }: Measured,
  user: number,
  columns: readonly number[],
): Work<Numbers & { readonly risk: number }> {
  const { counts } = facts;
  const asked = { user: user < 0 ? undefined : user, columns };
  // Only these rows show which row has a value.
  const each =
    counts.rows && (yield* staged('columns', table.rowCount, counts.rows.usersOfValues(asked.user, columns)));
  const values = each
    ? yield* staged('columns', each.records.length, usersTogether(each))
    : yield* staged('columns', table.rowCount, one(counts.users([asked])));
  const alphas = drawAlphas(values, request.sampledValues, seededRandom(request.seed));
  const sampled = sampledRisk(alphas, valueCount(values), table.rowCount);
  return {
    column: columns.map((column) => table.columns[column].name).join('+'),
    values: valueCount(values),
    alpha: meanAlpha(values),
    risk: identificationRisk(values),
    lowCost: lowCostRisk(values),
    lowCostError: lowCostError(values),
    sampled: sampled && {
      size: sampled.size,
      risk: sampled.risk,
      standardError: sampled.standardError,
      low: sampled.low,
      high: sampled.high,
    },
    worst: worstIdentification(values),
    singleUserShare: singleUserShare(values),
    worstValues: each && worstValues(tellingAmong(each)),
  };
}

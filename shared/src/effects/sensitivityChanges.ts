/**
 * How a treatment moves the sensitivities of columns (COL): that of the treated one falls, and others may rise, as what singled rows out
 * alone then does so together with them.
 */
import {
  type ProfileFacts,
  questionAbout,
  RELAXED_KAPPA,
  relaxedSensitivities,
  type SensitivityQuestion,
  sensitivities,
  type Work,
} from '../analysis/index.ts';
import type { Treated } from './treatColumn.ts';

export interface SensitivityChange {
  readonly column: number;
  readonly before: number;
  /** Undefined where the column is removed. */
  readonly after: number | undefined;
}

/** Of the quasi-identifiers and the treated columns; undefined where `budget` seconds for each part are too few to know. */
export function* sensitivityChanges(
  facts: ProfileFacts,
  treated: Treated,
  budget: number,
): Work<SensitivityChange[] | undefined> {
  const columns = [...new Set([...facts.quasiIdentifiers, ...treated.keys()])].sort((one, other) => one - other);
  const left = columns.filter((column) => !treated.has(column) || treated.get(column) !== undefined);
  const before = questionAbout(facts, columns, budget);
  const ofLeft = questionAbout(facts, left, budget);
  const codes = left.map((column) => treated.get(column)?.column.codes ?? facts.table.columns[column].codes);
  const found = yield* alike(before, { ...ofLeft, codes });
  return found && columns.map((column, i) => ({ column, before: found[0][i], after: found[1][left.indexOf(column)] }));
}

/** By the sets on which all rows differ; where duplicate rows leave none, before or after, by those on which most do. */
function* alike(
  before: SensitivityQuestion,
  after: SensitivityQuestion,
): Work<[Float64Array, Float64Array] | undefined> {
  const one = yield* sensitivities(before);
  const other = yield* sensitivities(after);
  if (!one.found.complete || !other.found.complete) return undefined;
  if (one.found.count > 0 && other.found.count > 0) return [one.S, other.S];
  const { S: relaxed } = yield* relaxedSensitivities(before, RELAXED_KAPPA);
  const { S: relaxedAfter } = yield* relaxedSensitivities(after, RELAXED_KAPPA);
  return relaxed && relaxedAfter && [relaxed, relaxedAfter];
}

/**
 * How a remedy moves the sensitivities of columns (COL): that of the treated one falls, and others may rise, as what singled rows out
 * alone then does so together with them.
 */
import {
  questionAbout,
  RELAXED_KAPPA,
  relaxedSensitivities,
  type SensitivityQuestion,
  searchAmong,
  sensitivities,
  type Work,
} from '../../analysis/index.ts';
import { type Sides, stillThere } from './sides.ts';

export interface SensitivityChanges {
  readonly columns: readonly SensitivityChange[];
  /** Before or after no set of columns distinguishes all rows, so that S is about sets that distinguish most. */
  readonly isRelaxed: boolean;
}

interface SensitivityChange {
  readonly column: number;
  readonly before: number;
  /** Undefined where the column is removed. */
  readonly after: number | undefined;
}

/** Of the quasi-identifiers and the changed columns. `late` where `budget` seconds for each search are too few to know; undefined without columns. */
export function* sensitivitiesBetween(
  sides: Sides,
  budget: number | undefined,
): Work<SensitivityChanges | 'late' | undefined> {
  const { facts } = sides.before;
  const columns = [...new Set([...facts.quasiIdentifiers, ...sides.changed.keys()])].sort((a, b) => a - b);
  if (columns.length === 0) return undefined;
  const { left, after } = stillThere(sides, columns);
  const asked = questionAbout(facts, columns, budget);
  const askedAfter = {
    ...questionAbout(facts, left, budget),
    search: searchAmong(sides.after.facts.counts, after),
  };
  const found = yield* alike(asked, askedAfter);
  if (!found) return 'late';
  const [before, later] = found.S;
  return {
    columns: columns.map((column, i) => ({ column, before: before[i], after: later[left.indexOf(column)] })),
    isRelaxed: found.isRelaxed,
  };
}

interface Found {
  readonly S: readonly [Float64Array, Float64Array];
  readonly isRelaxed: boolean;
}

/** By the sets on which all rows differ; where duplicate rows leave none, before or after, by those on which most do. */
function* alike(before: SensitivityQuestion, after: SensitivityQuestion): Work<Found | undefined> {
  const one = yield* sensitivities(before);
  const other = yield* sensitivities(after);
  if (!one.found.complete || !other.found.complete) return undefined;
  if (one.found.count > 0 && other.found.count > 0) return { S: [one.lower, other.lower], isRelaxed: false };
  const { S: relaxed } = yield* relaxedSensitivities(before, RELAXED_KAPPA);
  const { S: relaxedAfter } = yield* relaxedSensitivities(after, RELAXED_KAPPA);
  return relaxed && relaxedAfter && { S: [relaxed, relaxedAfter], isRelaxed: true };
}

/** What a data owner can publish of a table without its rows: how often each value of each column occurs, and on request pairs. */
import type { Role, ValueKind } from '../config/index.ts';
import type { JointCounts } from '../counts/index.ts';
import type { FrequentTuple } from '../measures/prediction/index.ts';

export interface Statistics {
  readonly rows: number;
  /** Smaller counts are not listed one by one; undefined: all counts are listed. */
  readonly below: number | undefined;
  readonly columns: readonly ColumnStatistics[];
  /** Names of columns of the table without any numbers: identifiers and free text. */
  readonly leftOut: readonly string[];
  /** Dependent pairs of columns with their frequent tuples (R3A section IV.B). */
  readonly pairs: readonly PairStatistics[];
  /** The pair tables along a tree of columns, a parent before its children; undefined: not listed. */
  readonly tree: readonly EdgeStatistics[] | undefined;
}

export interface ColumnStatistics {
  readonly name: string;
  readonly role: Role | undefined;
  readonly kind: ValueKind | undefined;
  /** Records without a value; undefined: they are among the suppressed. */
  readonly missing: number | undefined;
  /** Undefined: only the counts are listed. */
  readonly values: readonly string[] | undefined;
  /** How often each of the values occurs. */
  readonly counts: Uint32Array;
  readonly suppressed: Suppressed | undefined;
}

/** Values whose counts are not listed, and the records that they have together. */
export interface Suppressed {
  readonly values: number;
  readonly records: number;
}

/** Columns by their positions in `columns`; values by their codes, see `frequenciesOf`. */
export interface PairStatistics {
  readonly dependent: number;
  readonly determinant: number;
  /** g: how far the one follows from the other (R3A eq. 9). */
  readonly gain: number;
  readonly tuples: readonly FrequentTuple[];
}

/** The values of the parent come first in `joint`; pairs that are suppressed are not in it. */
export interface EdgeStatistics {
  readonly parent: number;
  readonly child: number;
  readonly joint: JointCounts;
}

/** The code of the missing value; value i has the code i + 1. */
export const MISSING_CODE = 0;

/**
 * Code → frequency: the missing value first, then the listed values, then the suppressed ones, which share their records as evenly as whole
 * numbers allow.
 */
export function frequenciesOf({ missing = 0, counts, suppressed }: ColumnStatistics): Uint32Array {
  const { values, records } = suppressed ?? { values: 0, records: 0 };
  const frequencies = new Uint32Array(1 + counts.length + values);
  frequencies[MISSING_CODE] = missing;
  frequencies.set(counts, 1);
  for (let i = 0; i < values; i++) {
    frequencies[1 + counts.length + i] = Math.floor(records / values) + (i < records % values ? 1 : 0);
  }
  return frequencies;
}

/**
 * The code of a listed value; undefined: it is not in the list. The empty text is the missing value, unless the list holds it as a value.
 */
export function codeOf({ values }: ColumnStatistics, value: string): number | undefined {
  const place = values?.indexOf(value) ?? -1;
  if (place >= 0) return place + 1;
  return value === '' ? MISSING_CODE : undefined;
}

/** The columns that predictions are about: the quasi-identifiers, or those that are named. Positions in `columns`. */
export function comparedColumns({ columns }: Statistics, named: readonly string[] = []): number[] {
  return columns.flatMap(({ name, role }, i) =>
    (named.length > 0 ? named.includes(name) : role === 'quasi-identifier') ? [i] : [],
  );
}

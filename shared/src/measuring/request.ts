/** A request for the numbers of a file. */
import type { MissingPolicy } from '../counts/index.ts';
import type { Statistics } from '../statistics/index.ts';
import type { Columns } from '../table/index.ts';

/** Values that are drawn unless another number is asked for. */
export const SAMPLED_VALUES = 100;

/** A value of a column. */
export interface NamedValue {
  readonly column: string;
  readonly value: string;
}

/** Each is a plain value with a plain default, so that a part of the answer can be asked for without naming options of others. */
export interface MeasureRequest {
  readonly seed: number;
  /** Columns for dependency, combinations, sensitivity, frequency, background; undefined: all but identifiers and free text. */
  readonly columns: readonly string[] | undefined;
  readonly sensitive: readonly string[];
  /** The column that names the user of a transaction, or `row`: every record its own user. */
  readonly user: string | undefined;
  /** The widest combination looked for; undefined: any. */
  readonly kappa: number | undefined;
  /** Column → probability that an attacker knows it, where it is not as the settings say. */
  readonly reveal: ReadonlyMap<string, number>;
  /** Column → by how much what an attacker knows of it may be off, where it is not as the settings say. */
  readonly within: ReadonlyMap<string, number>;
  /** `wildcard`: a missing cell matches anything. */
  readonly missing: MissingPolicy | 'wildcard';
  /** The column of sampling weights. */
  readonly weights: string | undefined;
  /** Sets of columns for dependency, background knowledge and unicity. */
  readonly sets: readonly (readonly string[])[];
  /** Pairs of values: how often the second goes with the first. */
  readonly pairs: readonly (readonly [given: NamedValue, follows: NamedValue])[];
  /** Random tables of each kind. */
  readonly draws: number;
  /** Values that the sampling model of background knowledge draws. */
  readonly sampledValues: number;
  readonly population: number | undefined;
  readonly samplingRate: number | undefined;
  readonly populationTable: Columns | undefined;
  /** The published statistics of the population, without its rows. */
  readonly populationStatistics: Statistics | undefined;
  readonly epsilon: number | undefined;
  readonly model: 'tree' | 'copula' | 'independence';
  readonly alpha: number;
  readonly atMost: readonly number[];
  readonly target: 'record' | 'member';
  /** Databases that may hold a person, with their sampling rates. */
  readonly databases: readonly {
    readonly table: Columns;
    readonly rate: number;
    /** Of one that the package states; who names one knows it. */
    readonly name?: string;
  }[];
  /** Adds arrays with a number for each row. */
  readonly withRows: boolean;
  /** Seconds for all parts together; undefined: any. Parts that are cut short say so. */
  readonly budget: number | undefined;
}

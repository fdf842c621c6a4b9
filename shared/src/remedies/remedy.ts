/** What a remedy is: a way of changing the values of a column so that they say less of a person. */

import type * as z from 'zod/mini';
import type { Detector, Role, ValueKind } from '../roles/index.ts';
import type { Dictionary } from '../table/index.ts';

/** What a remedy may look at of the column it is to treat. */
export interface ColumnToTreat {
  readonly role: Role;
  readonly kind: ValueKind;
  readonly detector: Detector | undefined;
  readonly values: Dictionary;
  readonly rows: number;
  /** The class size aimed at. */
  readonly k: number;
}

/** What becomes of a value; undefined if it is not of the sort that the remedy is made for. */
export type Treat = (value: string) => string | undefined;

/**
 * What a remedy does to a person's trace. `coarser`: rows become more alike, which k measures. `hidden`: the value is gone or only
 * part of it is left. `renamed`: another name for the same thing. `noisy`: a value is no longer its row's own, so k says nothing.
 */
export type RemedySort = 'coarser' | 'hidden' | 'renamed' | 'noisy';

/** `P`: its parameters, as a recipe keeps them; never a value of the data. */
export interface RemedyDefinition<P> {
  /** Stable: recipes name it. */
  readonly name: string;
  readonly sort: RemedySort;
  readonly parameters: z.ZodMiniType<P>;
  /** What is worth doing to a column, the mildest first. */
  offers(column: ColumnToTreat): P[];
  /** `Generalise age to bands of 10`; `column`: its name, fit to be shown. */
  title(column: string, parameters: P): string;
  treat(parameters: P, column: ColumnToTreat): Treat;
}

/** A remedy with its parameters: what can be offered, applied, and kept in a recipe. */
export interface Treatment {
  readonly remedy: string;
  readonly sort: RemedySort;
  readonly parameters: unknown;
  title(column: string): string;
  treat(column: ColumnToTreat): Treat;
}

export interface Remedy {
  readonly name: string;
  readonly sort: RemedySort;
  offers(column: ColumnToTreat): Treatment[];
  /** From a recipe; undefined if these are no parameters of it. */
  read(parameters: unknown): Treatment | undefined;
}

export function remedyOf<P>({ name, sort, parameters: shape, offers, title, treat }: RemedyDefinition<P>): Remedy {
  const treatment = (parameters: P): Treatment => ({
    remedy: name,
    sort,
    parameters,
    title: (column) => title(column, parameters),
    treat: (column) => treat(parameters, column),
  });
  return {
    name,
    sort,
    offers: (column) => offers(column).map(treatment),
    read(given) {
      const { success, data } = shape.safeParse(given);
      return success ? treatment(data) : undefined;
    },
  };
}

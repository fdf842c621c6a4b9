/** What a remedy is: a way of changing the values of a column so that they say less of a person. */

import type * as z from 'zod/mini';
import type { Hierarchy, StatedHierarchy } from '../hierarchies/index.ts';
import type { Detector, Role, ValueKind } from '../roles/index.ts';
import type { Dictionary } from '../table/index.ts';
import type { ColumnLookedAt } from './lookAt.ts';

/** What a remedy may look at of the column it is to treat. */
export interface ColumnToTreat {
  readonly role: Role;
  readonly kind: ValueKind;
  readonly detector: Detector | undefined;
  readonly values: Dictionary;
  readonly rows: number;
  /** The class size aimed at. */
  readonly k: number;
  readonly tools?: Tools;
  /** The hierarchy that settings name for it: it takes the place of all other ways to make the values coarser. */
  readonly stated?: StatedHierarchy | undefined;
}

/** What remedies cannot do by themselves, since this code knows neither keys nor files. */
export interface Tools {
  /** HMAC-SHA-256 of the text in UTF-8 under the user's key, in hexadecimal digits; undefined without a key. */
  readonly hmac?: ((text: string) => string) | undefined;
  /** The hierarchy for the column's values in a file; undefined if there is no such file, or its digest is another. */
  readonly hierarchy?: ((file: string, sha256: string) => Hierarchy | undefined) | undefined;
}

/** What becomes of a value; undefined if it is not of the sort that the remedy is made for. */
type Treat = (value: string) => string | undefined;

/**
 * What a remedy does to a person's trace. `coarser`: rows become more alike, which k measures. `hidden`: the value is gone or only
 * part of it is left. `renamed`: another name for the same thing. `noisy`: a value is no longer its row's own, so k says nothing.
 */
type RemedySort = 'coarser' | 'hidden' | 'renamed' | 'noisy';

/** What a remedy needs of `Tools`. */
type Need = 'key' | 'hierarchy';

/** What its documentation says of a remedy, and how a recipe keeps it. */
export interface RemedyHead<P> {
  /** Stable: recipes name it. */
  readonly name: string;
  /** What it still reveals, in a sentence. */
  readonly remains: string;
  /** When another remedy is the better one, in a sentence. */
  readonly notWhen: string;
  readonly parameters: z.ZodMiniType<P>;
}

/** `P`: its parameters, as a recipe keeps them; never a value of the data. */
interface RemedyDefinition<P> extends RemedyHead<P> {
  readonly sort: Exclude<RemedySort, 'noisy'>;
  readonly needs?: Need;
  /** For its documentation: what becomes of a value. */
  readonly example?: readonly [parameters: P, value: string, becomes: string];
  /** The treatments that are worth it for a column, the mildest first. */
  offers(column: ColumnLookedAt): P[];
  /** `Generalise age to bands of 10`; `column`: its name, fit to be shown. */
  title(column: string, parameters: P): string;
  /** Where all values have to be looked at first, in steps. */
  treat(parameters: P, column: ColumnToTreat): Treat | Generator<number, Treat>;
  /** The text that is written where a value is missing; undefined, as without this, if it stays missing. */
  ofMissing?(parameters: P, column: ColumnToTreat): string | undefined;
}

/** A remedy with its parameters: what can be offered, applied, and kept in a recipe. Equal values stay equal. */
export interface Treatment {
  readonly remedy: string;
  readonly sort: RemedySort;
  readonly needs: Need | undefined;
  readonly parameters: unknown;
  title(column: string): string;
  /** Yields values looked at. */
  treat(column: ColumnToTreat): Generator<number, Treat>;
  ofMissing(column: ColumnToTreat): string | undefined;
}

export interface Remedy extends RemedyHead<unknown> {
  readonly sort: RemedySort;
  readonly needs: Need | undefined;
  readonly example: readonly [treatment: Treatment, value: string, becomes: string] | undefined;
  offers(column: ColumnLookedAt): Treatment[];
  /** From a recipe; undefined if these are no parameters of it. */
  read(parameters: unknown): Treatment | undefined;
}

export interface RemedyWith<P> extends Remedy {
  with(parameters: P): Treatment;
}

export function remedyOf<P>(definition: RemedyDefinition<P>): RemedyWith<P> {
  const { name, sort, needs, example, remains, notWhen, parameters: shape, offers } = definition;
  const treatment = (parameters: P): Treatment => ({
    remedy: name,
    sort,
    needs,
    parameters,
    title: (column) => definition.title(column, parameters),
    *treat(column) {
      const treat = definition.treat(parameters, column);
      return typeof treat === 'function' ? treat : yield* treat;
    },
    ofMissing: (column) => definition.ofMissing?.(parameters, column),
  });
  return {
    name,
    sort,
    needs,
    example: example && [treatment(example[0]), example[1], example[2]],
    remains,
    notWhen,
    parameters: shape,
    offers: (column) => offers(column).map(treatment),
    read(given) {
      const { success, data } = shape.safeParse(given);
      return success ? treatment(data) : undefined;
    },
    with: treatment,
  };
}

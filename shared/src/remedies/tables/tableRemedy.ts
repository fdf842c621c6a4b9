/** What a remedy for a whole table is: a description that says what is to go, and what this means for the table at hand. */
import type { Random } from '../../random/index.ts';
import type { RemedyHead } from '../remedy.ts';
import type { PlanFault } from './planFault.ts';

/** What a description is about. */
export interface TableToTreat {
  /** Their names, in order; a name that two columns have names neither. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** Row → rows that look like it on the quasi-identifiers; 0 where a row does not count. */
  readonly classSizes?: ArrayLike<number> | undefined;
}

/** One file to be written: these columns of these rows, both in this order. */
export interface Extract {
  readonly columns: readonly number[];
  readonly rows: Uint32Array;
}

/** Cells of one row to be blanked. */
export interface BlankedRow {
  readonly row: number;
  readonly columns: readonly number[];
}

/** What a description comes to. A column that is not named stays as it is. */
export type Plan =
  | { readonly extracts: readonly Extract[] }
  | { readonly blanks: readonly BlankedRow[]; readonly text: string }
  | { readonly fault: PlanFault };

/** `P`: the description; names of columns, and numbers. */
interface TableRemedyDefinition<P> extends RemedyHead<P> {
  /** `shown`: a column's name, fit to be shown. */
  title(parameters: P, shown: (column: string) => string): string;
  /** In steps, where it draws for each row. */
  plan(parameters: P, table: TableToTreat, random: Random): Plan | Generator<number, Plan>;
}

export interface TableTreatment {
  readonly remedy: string;
  readonly parameters: unknown;
  title(shown: (column: string) => string): string;
  /** `random` orders and draws rows; who knows its seed can undo that, so a recipe does not keep it. Yields rows done. */
  plan(table: TableToTreat, random: Random): Generator<number, Plan>;
}

export interface TableRemedy extends RemedyHead<unknown> {
  read(parameters: unknown): TableTreatment | undefined;
}

export interface TableRemedyWith<P> extends TableRemedy {
  with(parameters: P): TableTreatment;
}

export function tableRemedyOf<P>(definition: TableRemedyDefinition<P>): TableRemedyWith<P> {
  const { name, remains, notWhen, parameters: shape } = definition;
  const treatment = (parameters: P): TableTreatment => ({
    remedy: name,
    parameters,
    title: (shown) => definition.title(parameters, shown),
    *plan(table, random) {
      const plan = definition.plan(parameters, table, random);
      return Symbol.iterator in plan ? yield* plan : plan;
    },
  });
  return {
    name,
    remains,
    notWhen,
    parameters: shape,
    read(given) {
      const { success, data } = shape.safeParse(given);
      return success ? treatment(data) : undefined;
    },
    with: treatment,
  };
}

/** The places of columns by their names, or what is wrong with these. */
export function placesOf(names: readonly string[], { columns }: TableToTreat): number[] | { fault: PlanFault } {
  const places: number[] = [];
  for (const name of names) {
    const place = columns.indexOf(name);
    if (place < 0) return { fault: { kind: 'noColumn', column: name } };
    if (columns.indexOf(name, place + 1) >= 0) return { fault: { kind: 'twoColumns', column: name } };
    if (places.includes(place)) return { fault: { kind: 'namedTwice', column: name } };
    places.push(place);
  }
  return places;
}

export function allRows(rows: number): Uint32Array {
  return Uint32Array.from({ length: rows }, (_, row) => row);
}

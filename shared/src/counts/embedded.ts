/** The engine in this process: it counts over the codes of the columns. */
import { LastUsed } from '../memory/index.ts';
import type { Codes, Column, Columns } from '../table/index.ts';
import { indexClasses } from './classIndex.ts';
import { classPeople } from './classPeople.ts';
import type { ClassesAsked, CountedCodes, Counting, Counts, Engine, RowCounts } from './counts.ts';
import { crowdsOf } from './crowds.ts';
import { type IndexedColumn, indexColumn } from './indexedColumn.ts';
import { jointCountsOf } from './jointCounts.ts';
import { countClassesByPolicy, type MissingPolicy } from './missingPolicies.ts';
import { sensitiveValues } from './sensitiveValues.ts';
import { sizeHistogram } from './sizes.ts';
import type { RowClasses } from './types.ts';
import { usersOfValues, usersPerValue } from './usersPerValue.ts';

/** Cells of all columns that are kept ready to be crossed; with more, some are made ready again. */
const MOST_CELLS = 2 ** 26;

class EmbeddedCounts implements Counts, RowCounts {
  readonly #table: Columns;
  #ready: LastUsed<number, IndexedColumn>;

  constructor(table: Columns) {
    this.#table = table;
    this.#ready = this.#room();
  }

  get rowCount(): number {
    return this.#table.rowCount;
  }

  get rows(): RowCounts {
    return this;
  }

  forget(): void {
    this.#ready = this.#room();
  }

  classSizes(asked: readonly ClassesAsked[]) {
    return each(asked, ({ columns, missing }) => this.#sizes(columns, missing));
  }

  pairs(asked: readonly (readonly [number, number])[]) {
    return each(asked, ([a, b]) => this.#joint(a, b));
  }

  frequencies(columns: readonly number[]) {
    return each(columns, (column) => this.#frequencies(column));
  }

  users(asked: Parameters<Counts['users']>[0]) {
    return each(asked, ({ user, columns }) => usersPerValue(this.#user(user), this.codes(columns), this.rowCount));
  }

  crowds(asked: Parameters<Counts['crowds']>[0]) {
    return each(asked, (question) => this.#crowds(question));
  }

  sensitiveValues(asked: Parameters<Counts['sensitiveValues']>[0]) {
    return each(asked, (question) => this.#sensitive(question));
  }

  codes(columns: readonly number[]): Codes[] {
    return columns.map((column) => this.#table.columns[column].codes);
  }

  values(columns: readonly number[]): CountedCodes[] {
    return columns.map((column) => {
      const { codes, dictionary } = this.#table.columns[column];
      return { codes, counts: dictionary.counts };
    });
  }

  classes(columns: readonly number[], missing: MissingPolicy = 'value') {
    return countClassesByPolicy(this.codes(columns), this.rowCount, missing);
  }

  index(columns: readonly number[], classes: RowClasses) {
    return indexClasses(this.codes(columns), classes);
  }

  people(classes: RowClasses, subject: number) {
    const { codes, dictionary } = this.#table.columns[subject];
    return classPeople(classes, codes, dictionary.size);
  }

  usersOfValues(user: number | undefined, columns: readonly number[]) {
    return usersOfValues(this.#user(user), this.codes(columns), this.rowCount);
  }

  sensitiveIn(classes: RowClasses, column: number) {
    const { codes, dictionary } = this.#table.columns[column];
    return sensitiveValues(classes, codes, dictionary.size);
  }

  *column(number: number): Generator<number, IndexedColumn> {
    const known = this.#ready.get(number);
    if (known) return known;
    const column = yield* indexColumn(this.#table.columns[number].codes, this.rowCount);
    this.#ready.set(number, column);
    return column;
  }

  #room(): LastUsed<number, IndexedColumn> {
    return new LastUsed(Math.max(2, MOST_CELLS / this.rowCount));
  }

  #user(user: number | undefined): Codes | undefined {
    return user === undefined ? undefined : this.#table.columns[user].codes;
  }

  *#sizes(columns: readonly number[], missing: MissingPolicy) {
    return sizeHistogram(yield* this.classes(columns, missing));
  }

  *#frequencies(column: number) {
    return (yield* this.column(column)).frequencies;
  }

  *#joint(a: number, b: number) {
    const first = yield* this.column(a);
    const second = yield* this.column(b);
    return yield* jointCountsOf(first, second);
  }

  *#crowds({ columns, missing, subject }: ClassesAsked & { readonly subject: number }) {
    const classes = yield* this.classes(columns, missing);
    return yield* crowdsOf(classes, yield* this.people(classes, subject));
  }

  *#sensitive({ columns, missing, sensitive }: ClassesAsked & { readonly sensitive: number }) {
    return yield* this.sensitiveIn(yield* this.classes(columns, missing), sensitive);
  }
}

export const embedded: Engine = (table) => new EmbeddedCounts(table);

/** For columns that are in no table, for example treated ones. */
export function countsOfColumns(columns: readonly Column[], rowCount: number): Counts & { readonly rows: RowCounts } {
  return new EmbeddedCounts({ columns, rowCount, width: columns.length, areNamed: true });
}

function* each<Q, A>(asked: readonly Q[], answer: (question: Q) => Counting<A>): Counting<readonly A[]> {
  const answers: A[] = [];
  for (const question of asked) answers.push(yield* answer(question));
  return answers;
}

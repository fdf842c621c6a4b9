/** `Counts` answered by a database: each question is a query, and what comes back are a few numbers. */
import {
  type ClassesAsked,
  type Counting,
  type Counts,
  type Crowds,
  type JointCounts,
  type MissingPolicy,
  RowsElsewhere,
  type SensitiveValues,
  type SizeHistogram,
  type UsersPerValue,
} from '@quasi/shared/counts';
import { LastUsed } from '@quasi/shared/memory';
import { FileProblem } from '../../files/index.ts';
import type { Asking } from './asking.ts';
import type { AnswerRow } from './connection.ts';
import { type Content, contentOf, sensitiveValuesOf } from './contents.ts';
import { crowdsApart, crowdsText, smallestCrowdsText } from './crowdQuestions.ts';
import type { Relation } from './grouping.ts';
import { incompleteText, pairsText, sizesText } from './questions.ts';
import { incompleteValuesText, sensitiveApart, sensitiveText } from './sensitiveQuestions.ts';
import { toCount, toCounts } from './toCount.ts';

type CodeOf = (value: unknown) => number;

/** What the engine knows of a column of its table. */
export interface CountedColumn {
  /** Different values; a missing one is one. */
  readonly distinct: number;
  /** The code of a value as the database has it; undefined where the dictionary holds only some of the values. */
  readonly codeOf: CodeOf | undefined;
  /** Code → rows. */
  readonly frequencies: () => Uint32Array;
}

const MOST_KNOWN = 10_000;
/** Pairs of values that are fetched. */
const MOST_PAIRS = 2 ** 21;

export class SqlCounts implements Counts {
  readonly rows = undefined;
  /** Of sets of columns that were asked about: several measures ask for the same. */
  readonly #known = new LastUsed<string, SizeHistogram>(MOST_KNOWN);

  constructor(
    private readonly asking: Asking,
    readonly rowCount: number,
    private readonly relation: Relation,
    private readonly columns: readonly CountedColumn[],
  ) {}

  forget(): void {
    // A table that is elsewhere is not edited here.
  }

  classSizes(asked: readonly ClassesAsked[]): Counting<readonly SizeHistogram[]> {
    return each(asked, (one) => this.#sizes(one));
  }

  pairs(asked: readonly (readonly [number, number])[]): Counting<readonly JointCounts[]> {
    return each(asked, ([a, b]) => this.#pairs(a, b));
  }

  *frequencies(columns: readonly number[]): Counting<readonly Uint32Array[]> {
    return columns.map((column) => this.columns[column].frequencies());
  }

  users(asked: Parameters<Counts['users']>[0]): Counting<readonly UsersPerValue[]> {
    return each(asked, ({ user, columns }) => this.#users(user, columns));
  }

  crowds(asked: Parameters<Counts['crowds']>[0]): Counting<readonly Crowds[]> {
    return each(asked, (one) => this.#crowds(one));
  }

  sensitiveValues(asked: Parameters<Counts['sensitiveValues']>[0]): Counting<readonly SensitiveValues[]> {
    return each(asked, (one) => this.#sensitive(one));
  }

  *#sizes({ columns, missing }: ClassesAsked): Counting<SizeHistogram> {
    const key = `${missing} ${[...columns].sort((a, b) => a - b)}`;
    const known = this.#known.get(key);
    if (known) return known;
    const sizes = yield* this.#countedSizes(columns, missing);
    this.#known.set(key, sizes);
    return sizes;
  }

  *#countedSizes(columns: readonly number[], missing: MissingPolicy): Counting<SizeHistogram> {
    const { rowCount } = this;
    if (rowCount === 0) return histogramOf(new Map());
    if (columns.length === 0) return histogramOf(new Map([[rowCount, 1]]));
    const found = new Map<number, number>();
    for (const [size, classes] of yield* this.asking.inBuckets('sizes', this.#mostClasses(columns), (bucket) =>
      sizesText(this.relation, { columns, missing }, bucket),
    )) {
      add(found, toCount(size), toCount(classes));
    }
    if (missing === 'distinct') add(found, 1, yield* this.#incomplete(columns));
    const sizes = histogramOf(found);
    if (missing !== 'ignore') this.#requireAll(sizes.rows);
    return sizes;
  }

  *#incomplete(columns: readonly number[]): Counting<number> {
    const [[missing]] = yield* this.asking.whole(incompleteText(this.relation, columns));
    return toCount(missing);
  }

  *#pairs(a: number, b: number): Counting<JointCounts> {
    const [first, second] = [this.#codeOf(a), this.#codeOf(b)];
    yield* this.#requireFew(a, b);
    const answers = this.rowCount === 0 ? [] : yield* this.asking.whole(pairsText(this.relation, a, b));
    const joint = {
      rows: this.rowCount,
      a: Uint32Array.from(answers, ([one]) => first(one)),
      b: Uint32Array.from(answers, ([, other]) => second(other)),
      counts: toCounts(answers.map(([, , count]) => count)),
    };
    this.#requireAll(joint.counts.reduce((sum, count) => sum + count, 0));
    return joint;
  }

  /** Pairs are fetched with their values, so their number is looked at before. */
  *#requireFew(a: number, b: number): Counting<void> {
    const possible = this.columns[a].distinct * this.columns[b].distinct;
    if (possible <= MOST_PAIRS) return;
    const { counts } = yield* this.#sizes({ columns: [a, b], missing: 'value' });
    if (counts.reduce((sum, count) => sum + count, 0) <= MOST_PAIRS) return;
    throw new RowsElsewhere('Two columns have too many pairs of values to be compared by them here.');
  }

  #codeOf(column: number): CodeOf {
    const { codeOf } = this.columns[column];
    if (!codeOf) throw new RowsElsewhere('A column has too many different values to be compared by them here.');
    return codeOf;
  }

  *#users(user: number | undefined, columns: readonly number[]): Counting<UsersPerValue> {
    const rows = this.rowCount;
    if (user === undefined) {
      const { sizes, counts } = yield* this.#sizes({ columns, missing: 'ignore' });
      return { rows, records: sizes, users: sizes, values: counts };
    }
    const answers = yield* this.asking.inBuckets('people', rows, (bucket) =>
      crowdsText(this.relation, { columns, missing: 'ignore' }, user, bucket),
    );
    return usersOf(rows, answers, 0);
  }

  *#crowds({ columns, missing, subject }: ClassesAsked & { readonly subject: number }): Counting<Crowds> {
    const { rowCount: rows, relation } = this;
    if (rows === 0) return { classes: usersOf(0, [], 0), smallest: new Uint32Array(), people: new Uint32Array() };
    const answers = yield* this.asking.inBuckets('people', rows, (bucket) =>
      crowdsText(relation, { columns, missing }, subject, bucket),
    );
    const alone = missing === 'distinct' && columns.length > 0 ? yield* this.#incomplete(columns) : 0;
    const smallest = new Map<number, number>();
    for (const [size, people] of yield* this.#smallestCrowds({ columns, missing }, subject)) {
      add(smallest, toCount(size), toCount(people));
    }
    const { sizes, counts } = histogramOf(smallest);
    return { classes: usersOf(rows, answers, alone), smallest: sizes, people: counts };
  }

  *#smallestCrowds(grouped: ClassesAsked, subject: number): Counting<readonly AnswerRow[]> {
    const { asking, relation, rowCount } = this;
    if (!asking.mayMakeTables) return yield* asking.whole(smallestCrowdsText(relation, grouped, subject));
    yield* asking.inBuckets('people', rowCount, (bucket) => crowdsApart.placed(relation, grouped, subject, bucket));
    const named = yield* asking.inBuckets('people', rowCount, (bucket) => crowdsApart.named(relation, bucket));
    const nameless = yield* asking.whole(crowdsApart.nameless);
    yield* asking.whole(crowdsApart.end);
    return [...named, ...nameless];
  }

  *#sensitive({
    columns,
    missing,
    sensitive,
  }: ClassesAsked & { readonly sensitive: number }): Counting<SensitiveValues> {
    const codeOf = this.#codeOf(sensitive);
    const size = this.columns[sensitive].frequencies().length;
    const contents: Content[] = [];
    if (this.rowCount > 0) {
      const grouped = { columns, missing };
      const isApart = this.asking.mayMakeTables && columns.length > 0;
      contents.push(
        ...(yield* isApart ? this.#apart(grouped, sensitive, codeOf) : this.#lists(grouped, sensitive, codeOf)),
      );
      if (missing === 'distinct' && columns.length > 0) {
        for (const [value, rows] of yield* this.asking.whole(incompleteValuesText(this.relation, columns, sensitive))) {
          contents.push({ pairs: [{ value: codeOf(value), rows: 1 }], classes: toCount(rows) });
        }
      }
    }
    return sensitiveValuesOf(contents, size);
  }

  *#lists(grouped: ClassesAsked, sensitive: number, codeOf: CodeOf, textOf = sensitiveText): Counting<Content[]> {
    const classes = this.#mostClasses(grouped.columns);
    const lists = yield* this.asking.inBuckets('values', classes, (bucket) =>
      textOf(this.relation, grouped, sensitive, bucket),
    );
    return lists.map(([content, times]) => ({ pairs: contentOf(content, codeOf), classes: toCount(times) }));
  }

  *#apart(grouped: ClassesAsked, sensitive: number, codeOf: CodeOf): Counting<Content[]> {
    const { asking, relation } = this;
    const classes = this.#mostClasses(grouped.columns);
    const uniform = yield* asking.inBuckets('values', classes, (bucket) =>
      sensitiveApart.uniform(relation, grouped, sensitive, bucket),
    );
    const contents = uniform.map(([value, rows, times]) => ({
      pairs: [{ value: codeOf(value), rows: toCount(rows) }],
      classes: toCount(times),
    }));
    yield* asking.inBuckets('values', classes, (bucket) => sensitiveApart.mixed(relation, grouped, sensitive, bucket));
    const mixed = yield* this.#lists(grouped, sensitive, codeOf, sensitiveApart.lists);
    yield* asking.whole(sensitiveApart.end);
    return [...contents, ...mixed];
  }

  /** There can be no more. */
  #mostClasses(columns: readonly number[]): number {
    const product = columns.reduce((most, column) => most * this.columns[column].distinct, 1);
    return Math.min(this.rowCount, product);
  }

  /** Rows that vanish, or that come and go between two questions, would make any number wrong. */
  #requireAll(counted: number): void {
    if (counted === this.rowCount) return;
    throw new FileProblem(
      this.asking.name,
      'The table changed while it was counted, so that its numbers do not fit together. Run it again.',
    );
  }
}

function usersOf(rows: number, answers: readonly AnswerRow[], alone: number): UsersPerValue {
  const found = new Map<string, { records: number; users: number; values: number }>();
  const addOne = (records: number, users: number, values: number) => {
    const key = `${records} ${users}`;
    const known = found.get(key) ?? { records, users, values: 0 };
    known.values += values;
    found.set(key, known);
  };
  for (const [records, users, values] of answers) addOne(toCount(records), toCount(users), toCount(values));
  if (alone > 0) addOne(1, 1, alone);
  const all = [...found.values()].sort((a, b) => a.records - b.records || a.users - b.users);
  return {
    rows,
    records: Uint32Array.from(all, (one) => one.records),
    users: Uint32Array.from(all, (one) => one.users),
    values: Uint32Array.from(all, (one) => one.values),
  };
}

/** By ascending size. */
export function histogramOf(found: ReadonlyMap<number, number>): SizeHistogram {
  const all = [...found].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  return {
    rows: all.reduce((sum, [size, count]) => sum + size * count, 0),
    sizes: Uint32Array.from(all, ([size]) => size),
    counts: Uint32Array.from(all, ([, count]) => count),
  };
}

export function add(found: Map<number, number>, key: number, count: number): void {
  found.set(key, (found.get(key) ?? 0) + count);
}

function* each<Q, A>(asked: readonly Q[], answer: (question: Q) => Counting<A>): Counting<readonly A[]> {
  const answers: A[] = [];
  for (const question of asked) answers.push(yield* answer(question));
  return answers;
}

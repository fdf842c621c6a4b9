/** Reads how often the values of one column occur, and holds that against the number of rows. */
import { t } from '../words/index.ts';
import type { Faults, Members } from './faults.ts';
import { MOST_RECORDS, MOST_SUPPRESSED } from './limits.ts';
import type { Place, PlainTree } from './plainTree.ts';
import { type ColumnStatistics, MISSING_CODE, type Suppressed } from './statistics.ts';

/** Values between two yields: well under a millisecond of work. */
const VALUES_A_STEP = 1024;

interface About extends Pick<ColumnStatistics, 'name' | 'role' | 'kind'> {
  /** Undefined if that is wrong itself: nothing is held against it then. */
  readonly rows: number | undefined;
}

export class ColumnReader {
  static readonly memberNames = ['missing', 'frequencies', 'counts', 'suppressed'] as const;

  readonly #faults: Faults;
  readonly #about: About;
  readonly #codeOf = new Map<string, number>();

  constructor(faults: Faults, about: About) {
    this.#faults = faults;
    this.#about = about;
  }

  /** The code of a listed value; null stands for the missing value. */
  codeOf(value: string | null): number | undefined {
    return value === null ? MISSING_CODE : this.#codeOf.get(value);
  }

  /** Yields the values read. Undefined if something is wrong. */
  *read(members: Members): Generator<number, ColumnStatistics | undefined> {
    const before = this.#faults.found.length;
    const { name, role, kind } = this.#about;
    const missing = this.#missing(members);
    const suppressed = this.#suppressed(members);
    const told = members.has('counts') ? yield* this.#counts(members) : yield* this.#frequencies(members);
    if (told === undefined || this.#faults.found.length > before) return undefined;
    if (missing === undefined && suppressed === undefined) {
      this.#faults.add(
        members.value('missing') ?? members.place,
        t`Missing values can only be among the suppressed ones if there are any: state "suppressed", or how many are missing.`,
      );
      return undefined;
    }
    const column = { name, role, kind, missing, ...told, suppressed };
    return this.#isSum(column, members) ? column : undefined;
  }

  /** Null: among the suppressed. */
  #missing(members: Members): number | undefined {
    const value = members.value('missing');
    if (value === undefined) return 0;
    if (value.kind === 'scalar' && value.value === null) return undefined;
    return this.#faults.toldAt(value, this.#faults.countAt(value, MOST_RECORDS));
  }

  #suppressed(members: Members): Suppressed | undefined {
    const tree = members.value('suppressed');
    if (tree === undefined) return undefined;
    const inner = this.#faults.members(tree, ['values', 'records']);
    const values = this.#faults.count(inner, 'values', MOST_SUPPRESSED);
    const records = this.#faults.count(inner, 'records', MOST_RECORDS);
    if (values === undefined || records === undefined) return undefined;
    if (values === 0 || records < values) {
      this.#faults.add(tree, t`Suppressed are one or more values, and each of them has a record at least.`);
    }
    return { values, records };
  }

  *#frequencies(members: Members): Generator<number, { values: string[]; counts: Uint32Array } | undefined> {
    const items = this.#faults.list(members, 'frequencies');
    if (items === undefined) return undefined;
    const values: string[] = [];
    const counts = new Uint32Array(items.length);
    for (const [i, item] of items.entries()) {
      if (i % VALUES_A_STEP === 0) yield i;
      if (this.#faults.isFull) return undefined;
      const [value, count, more] = item.kind === 'list' ? item.items : [];
      if (value === undefined || count === undefined || more !== undefined) {
        this.#faults.add(item, t`A value and its count are needed here, such as ["yes", 12].`);
        continue;
      }
      const text = this.#value(value);
      counts[i] = this.#faults.positiveAt(count, MOST_RECORDS) ?? 0;
      if (text === undefined) continue;
      if (this.#codeOf.has(text)) this.#faults.add(value, t`This value is stated twice; add its counts up.`);
      this.#codeOf.set(text, i + 1);
      values.push(text);
    }
    return { values, counts };
  }

  /** For values that are not listed. */
  *#counts(members: Members): Generator<number, { values: undefined; counts: Uint32Array } | undefined> {
    if (members.has('frequencies')) {
      this.#faults.add(
        members.keyPlace('counts'),
        t`"counts" is for values that are not listed, but "frequencies" is stated, too.`,
      );
    }
    const items = this.#faults.list(members, 'counts');
    if (items === undefined) return undefined;
    const counts = new Uint32Array(items.length);
    for (const [i, item] of items.entries()) {
      if (i % VALUES_A_STEP === 0) yield i;
      if (this.#faults.isFull) return undefined;
      counts[i] = this.#faults.positiveAt(item, MOST_RECORDS) ?? 0;
    }
    return { values: undefined, counts };
  }

  #value(tree: PlainTree): string | undefined {
    // The empty text is a value where only other texts mean a missing one.
    if (tree.kind === 'scalar' && typeof tree.value === 'string') return tree.value;
    this.#faults.add(tree, t`A value needs to be a text in double quotes, as it stands in the table.`);
    return undefined;
  }

  #isSum({ missing = 0, counts, suppressed }: ColumnStatistics, members: Members): boolean {
    const { rows } = this.#about;
    let sum = missing + (suppressed?.records ?? 0);
    for (let i = 0; i < counts.length; i++) sum += counts[i];
    if (rows === undefined || sum === rows) return true;
    const place: Place = members.keyPlace(members.has('counts') ? 'counts' : 'frequencies');
    this.#faults.add(
      place,
      t`The counts of this column, missing and suppressed ones among them, add up to ${sum}, but there are ${rows} rows.`,
    );
    return false;
  }
}

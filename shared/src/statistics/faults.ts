/** The faults of statistics that are read, and the plain questions that find them: is this a count, a list, a name. */
import { nearest, type Role, roles, type ValueKind, valueKinds } from '../config/index.ts';
import { t } from '../words/index.ts';
import { type Place, type PlacedProblem, type PlainMember, type PlainTree, problemAt } from './plainTree.ts';

/** `unknown`: the statistics say that there is no evidence for a role. */
const rolesThere: readonly Role[] = [...roles, 'unknown'];
/** No more faults are reported: people who mend these see the others afterwards. */
const MOST_FAULTS = 20;

/** The members of an object by their names, and the object itself. */
export class Members {
  readonly place: Place;
  readonly #byKey: ReadonlyMap<string, PlainMember>;

  constructor(place: Place, byKey: ReadonlyMap<string, PlainMember>) {
    this.place = place;
    this.#byKey = byKey;
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  value(key: string): PlainTree | undefined {
    return this.#byKey.get(key)?.value;
  }

  /** Where a member is named; where the object begins if it is not there. */
  keyPlace(key: string): Place {
    return this.#byKey.get(key)?.keyPlace ?? { offset: this.place.offset, length: 1 };
  }
}

export class Faults {
  readonly #found: PlacedProblem[] = [];
  /** Smaller counts are said to be kept back. */
  #below = 0;

  get found(): readonly PlacedProblem[] {
    return this.#found;
  }

  get isFull(): boolean {
    return this.#found.length >= MOST_FAULTS;
  }

  /** A listed count below this limit is a fault. */
  keepsBackBelow(below: number | undefined): void {
    this.#below = below ?? 0;
  }

  add(place: Place, message: string): void {
    if (!this.isFull) this.#found.push(problemAt(place, message));
  }

  /** Complains of members that are not known, or stated twice. */
  members(tree: PlainTree, known: readonly string[]): Members {
    const byKey = new Map<string, PlainMember>();
    if (tree.kind !== 'object') {
      this.add(tree, t`An object in braces is needed here.`);
      return new Members(tree, byKey);
    }
    for (const member of tree.members) {
      if (!known.includes(member.key)) this.add(member.keyPlace, unknownMember(nearest(member.key, known)));
      else if (byKey.has(member.key)) this.add(member.keyPlace, t`This is stated twice here; take one of them out.`);
      else byKey.set(member.key, member);
    }
    return new Members(tree, byKey);
  }

  /** A whole number from 0 to `most`, which has to be there. */
  count(members: Members, key: string, most: number): number | undefined {
    const value = members.value(key);
    if (value) return this.countAt(value, most);
    this.add(members.keyPlace(key), t`"${key}" is missing here: a whole number of at least 0.`);
    return undefined;
  }

  countAt(tree: PlainTree, most: number, least = 0): number | undefined {
    const value = tree.kind === 'scalar' ? tree.value : undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
      this.add(tree, t`A whole number of at least ${least} is needed here.`);
      return undefined;
    }
    if (value <= most) return value;
    this.add(tree, t`This is more than can be counted here: at most ${most}.`);
    return undefined;
  }

  /** The count of something that occurs. */
  positiveAt(tree: PlainTree, most: number): number | undefined {
    const count = this.countAt(tree, most, 1);
    if (count !== 0) return this.toldAt(tree, count);
    this.add(tree, t`Values that do not occur are not counted; take this one out.`);
    return undefined;
  }

  /** A count of records that have something in common; 0 is about nobody. */
  toldAt(tree: PlainTree, count: number | undefined): number | undefined {
    if (count === undefined || count === 0 || count >= this.#below) return count;
    this.add(tree, t`Counts below ${this.#below} must be suppressed, but this one is listed: suppress it.`);
    return undefined;
  }

  list(members: Members, key: string): readonly PlainTree[] | undefined {
    const value = members.value(key);
    if (value?.kind === 'list') return value.items;
    this.add(value ?? members.keyPlace(key), t`"${key}" needs to be a list in brackets.`);
    return undefined;
  }

  /** A list of texts, or none. */
  texts(members: Members, key: string): string[] {
    const items = members.has(key) ? (this.list(members, key) ?? []) : [];
    return items.flatMap((item) => {
      const text = this.text(item);
      return text === undefined ? [] : [text];
    });
  }

  text(tree: PlainTree): string | undefined {
    if (tree.kind === 'scalar' && typeof tree.value === 'string') return tree.value;
    this.add(tree, t`A text in double quotes is needed here.`);
    return undefined;
  }

  /** The name of a column and where it stands. */
  name(members: Members, key: string): (Place & { readonly text: string }) | undefined {
    const value = members.value(key);
    if (value?.kind === 'scalar' && typeof value.value === 'string' && value.value !== '') {
      return { text: value.value, offset: value.offset, length: value.length };
    }
    this.add(value ?? members.keyPlace(key), t`"${key}" needs to be the name of a column.`);
    return undefined;
  }

  roleAndKind(members: Members): { readonly role: Role | undefined; readonly kind: ValueKind | undefined } {
    return { role: this.#oneOf(members, 'role', rolesThere), kind: this.#oneOf(members, 'kind', valueKinds) };
  }

  #oneOf<T extends string>(members: Members, key: string, known: readonly T[]): T | undefined {
    const value = members.value(key);
    if (!value) return undefined;
    const found = known.find((one) => value.kind === 'scalar' && value.value === one);
    if (found === undefined) this.add(value, t`"${key}" is one of ${known.join(', ')}.`);
    return found;
  }
}

function unknownMember(meant: string | undefined): string {
  return meant === undefined
    ? t`This has no meaning here; take it out.`
    : t`This has no meaning here; did you mean "${meant}"?`;
}

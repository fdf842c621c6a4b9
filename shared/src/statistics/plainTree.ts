/** A document as a tree in which everything knows where it stands, whether it was written as JSON or as YAML. */

export interface Place {
  /** In characters (UTF-16 units) of the text. */
  readonly offset: number;
  readonly length: number;
}

interface PlainScalar extends Place {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

export interface PlainList extends Place {
  readonly kind: 'list';
  readonly items: readonly PlainTree[];
}

export interface PlainObject extends Place {
  readonly kind: 'object';
  readonly members: readonly PlainMember[];
}

export interface PlainMember {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: PlainTree;
}

export type PlainTree = PlainScalar | PlainList | PlainObject;

/** A fault: its place, and words that a person can act on. */
export interface PlacedProblem extends Place {
  readonly message: string;
}

/** The last one of that name counts. */
export function memberOf(tree: PlainTree | undefined, key: string): PlainMember | undefined {
  return tree?.kind === 'object' ? tree.members.findLast((member) => member.key === key) : undefined;
}

export function problemAt({ offset, length }: Place, message: string): PlacedProblem {
  return { offset, length, message };
}

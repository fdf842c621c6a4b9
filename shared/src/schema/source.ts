/** Typed access to the tree of a schema: what is there, and a problem where something else stands. */
import { memberOf, type Place, type PlainList, type PlainObject, type PlainTree } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import type { FilePlace, Placed, SchemaProblem } from './model.ts';
import { PARTS_A_STEP, type Reading } from './reading.ts';

/** One file that is read, and where its problems go. */
export interface Source {
  readonly path: string;
  readonly problems: SchemaProblem[];
}

/** So many are kept; who mends these sees the next. */
const MOST_PROBLEMS = 500;

/** Something that has no effect, while the rest is known. */
export function note(source: Source, place: Place, message: string): void {
  add(source, place, message, false, false);
}

/** Something without which what was meant is not known. `isSchema`: the JSON support of an editor says so too. */
export function fault(source: Source, place: Place, message: string, isSchema = false): void {
  add(source, place, message, true, isSchema);
}

function add({ path, problems }: Source, place: Place, message: string, isGrave: boolean, isSchema: boolean): void {
  // What an alias repeats is wrong once.
  const isSaid = problems.some((one) => one.offset === place.offset && one.path === path && one.message === message);
  if (isSaid || isFull({ problems })) return;
  problems.push({ path, offset: place.offset, length: place.length, message, isGrave, isSchema });
}

/** Nobody sees more faults than these, so there is no need to find more. */
export function isFull({ problems }: Pick<Source, 'problems'>): boolean {
  return problems.length >= MOST_PROBLEMS;
}

/** There is a reason why a place cannot be read, and it is reported there already. */
export function isTold({ path, problems }: Source, { offset }: Place): boolean {
  return problems.some((problem) => problem.path === path && problem.offset === offset);
}

export function placeIn({ path }: Source, { offset, length }: Place): FilePlace {
  return { path, offset, length };
}

export function placed<T>({ path }: Source, { offset, length }: Place, value: T): Placed<T> {
  return { path, offset, length, value };
}

/** The value of a key, unless nothing or null stands there. */
export function valueIn(tree: PlainTree | undefined, key: string): PlainTree | undefined {
  const value = memberOf(tree, key)?.value;
  return value?.kind === 'scalar' && value.value === null ? undefined : value;
}

export function textIn(source: Source, tree: PlainTree, key: string): Placed<string> | undefined {
  const value = valueIn(tree, key);
  if (!value) return undefined;
  if (value.kind === 'scalar' && typeof value.value === 'string') return placed(source, value, value.value);
  return other(source, value, key, t`a text`);
}

export function flagIn(source: Source, tree: PlainTree | undefined, key: string): Placed<boolean> | undefined {
  const value = valueIn(tree, key);
  if (!value) return undefined;
  if (value.kind === 'scalar' && typeof value.value === 'boolean') return placed(source, value, value.value);
  return other(source, value, key, t`true or false`);
}

export function objectIn(source: Source, tree: PlainTree, key: string): PlainObject | undefined {
  const value = valueIn(tree, key);
  return !value || value.kind === 'object' ? value : other(source, value, key, t`an object`);
}

export function listIn(source: Source, tree: PlainTree, key: string): PlainList | undefined {
  const value = valueIn(tree, key);
  return !value || value.kind === 'list' ? value : other(source, value, key, t`a list`);
}

/** A text, or a list of texts; undefined if neither is there. */
export function* textsIn(source: Source, tree: PlainTree, key: string): Reading<Placed<string>[] | undefined> {
  const value = valueIn(tree, key);
  return value && (yield* textsOf(source, value, key));
}

/** `key`: where the value stands. */
export function* textsOf(source: Source, value: PlainTree, key: string): Reading<Placed<string>[] | undefined> {
  const items = value.kind === 'list' ? value.items : [value];
  const texts: Placed<string>[] = [];
  for (const [i, item] of items.entries()) {
    if (item.kind === 'scalar' && typeof item.value === 'string') texts.push(placed(source, item, item.value));
    if (isStep(i)) yield PARTS_A_STEP;
  }
  return texts.length === items.length ? texts : other(source, value, key, t`a text or a list of texts`);
}

/** A list of values, as cells would hold them; of objects with a `value`, that. */
export function* valuesIn(
  source: Source,
  tree: PlainTree | undefined,
  key: string,
): Reading<Placed<string[]> | undefined> {
  const value = valueIn(tree, key);
  if (!value) return undefined;
  const items = value.kind === 'list' ? value.items : [];
  const values: string[] = [];
  for (const [i, item] of items.entries()) {
    const inner = item.kind === 'object' ? valueIn(item, 'value') : item;
    if (inner?.kind === 'scalar' && inner.value !== null) values.push(String(inner.value));
    if (isStep(i)) yield PARTS_A_STEP;
  }
  if (value.kind === 'list' && values.length === items.length) return placed(source, value, values);
  return other(source, value, key, t`a list of values`);
}

function isStep(i: number): boolean {
  return i % PARTS_A_STEP === PARTS_A_STEP - 1;
}

function other(source: Source, value: PlainTree, key: string, needed: string): undefined {
  note(source, value, t`"${key}" needs ${needed}; the value here has no effect.`);
}

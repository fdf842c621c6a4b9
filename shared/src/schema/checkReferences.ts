/** Names within a schema: that keys, the subject and the weight name fields there are, and keys tables. */
import { hintAt } from '../config/index.ts';
import { t } from '../words/index.ts';
import { tellOfCircles } from './keyCircles.ts';
import type { Field, Placed, Resource, SchemaProblem } from './model.ts';
import { decoded } from './percentEncoding.ts';
import { PARTS_A_STEP, type Reading } from './reading.ts';
import { shownText } from './shownText.ts';
import { fault, isFull, note } from './source.ts';
import { columnNames } from './statementOf.ts';

/** A Data Package refers to a resource by its name, CSVW by the URL of its data; without any, the table itself is meant. */
export type TargetOf = (from: Resource, named: Placed<string> | undefined) => Resource | undefined;

/** `isWhole`: all tables that keys can refer to are here. A table that is described by itself may have others beside it. */
export function* checkReferences(
  resources: readonly Resource[],
  isWhole: boolean,
  problems: SchemaProblem[],
): Reading<void> {
  const byName = new Map(resources.toReversed().map((resource) => [resource.name, resource]));
  // Version 0 of Data Package calls the table itself "self".
  const targetOf: TargetOf = (from, named) =>
    named ? (byName.get(named.value) ?? (named.value === 'self' ? from : undefined)) : from;
  const names = resources.flatMap(({ name }) => name ?? []);
  for (const resource of resources) {
    yield resource.fields.length;
    const { primaryKey, uniqueKeys, foreignKeys } = resource;
    yield* requireFields(resource, [...primaryKey, ...uniqueKeys.flat()], problems);
    requireRoles(resource, problems);
    requireEpsilon(resource, problems);
    requireHeadings(resource, problems);
    for (const [i, { fields, resource: named, referenced }] of foreignKeys.entries()) {
      if (i % PARTS_A_STEP === PARTS_A_STEP - 1) yield PARTS_A_STEP;
      const target = targetOf(resource, named);
      yield* requireFields(resource, fields, problems);
      if (target) yield* requireFields(target, referenced, problems);
      else if (named && isWhole && !isFull({ problems })) {
        const message = t`There is no resource "${shownText(named.value)}" here that a key could refer to.`;
        note({ path: named.path, problems }, named, message + hintAmong(named.value, names));
        yield PARTS_OF_HINT;
      }
    }
  }
  tellOfCircles(resources, targetOf, problems);
}

/** Suggestions are searched among this many names. */
const MOST_MEANT = 200;
const PARTS_OF_HINT = 1024;

/** Where no fields are stated any may be meant. */
function* requireFields(
  resource: Resource,
  names: readonly Placed<string>[],
  problems: SchemaProblem[],
): Reading<void> {
  if (resource.fields.length === 0) return;
  for (const [i, name] of names.entries()) {
    if (isFull({ problems })) return;
    if (i % PARTS_A_STEP === PARTS_A_STEP - 1) yield PARTS_A_STEP;
    if (fieldOf(resource, name.value) || resource.virtual.includes(name.value)) continue;
    note({ path: name.path, problems }, name, noField(name.value, resource));
    yield PARTS_OF_HINT;
  }
}

function requireRoles(resource: Resource, problems: SchemaProblem[]): void {
  if (resource.fields.length === 0) return;
  for (const meant of ['subject', 'weight'] as const) {
    const key = `quasi:${meant}` as const;
    const name = resource.quasi.said[key];
    const stated = resource.quasi.trees.get(key);
    if (name === undefined || !stated || isFull({ problems })) continue;
    const source = { path: stated.path, problems };
    if (!fieldOf(resource, name)) fault(source, stated.value, noField(name, resource));
    const others = resource.fields.filter((field) => field.name === name).map(({ quasi }) => quasi.said['quasi:role']);
    const role = others.find((other) => other !== undefined && other !== meant);
    if (role === undefined) continue;
    const message = t`The field "${shownText(name)}" states the role "${role}", and here it is the ${meant}. State one of them.`;
    fault(source, stated.value, message);
  }
}

function requireEpsilon({ quasi, fields }: Resource, problems: SchemaProblem[]): void {
  const protection = quasi.said['quasi:protection'];
  const stated = quasi.trees.get('quasi:protection');
  if (!protection || !stated || protection.epsilon !== undefined) return;
  if (fields.some((field) => field.quasi.said['quasi:epsilon'] !== undefined)) return;
  const message = t`"quasi:protection" needs an "epsilon", or fields with "quasi:epsilon"; without one it has no effect.`;
  fault({ path: stated.path, problems }, stated.value, message);
}

/** In CSVW a column may be known by its place alone, which is enough to compare it with the data, but not to say something of it. */
function requireHeadings(resource: Resource, problems: SchemaProblem[]): void {
  for (const field of resource.fields) {
    if (columnNames(resource, field).length > 0 || field.quasi.trees.size === 0 || isFull({ problems })) continue;
    const message = t`This column has neither "name" nor "titles", so Quasi cannot find its column in the data. State what its header says.`;
    fault({ path: field.place.path, problems }, field.namePlace, message);
  }
}

/** Answers are kept for later questions: there may be as many questions as fields. */
const fieldsByName = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** The first of that name. */
function fieldOf({ fields }: Resource, name: string): Field | undefined {
  const known = fieldsByName.get(fields) ?? new Map(fields.toReversed().map((field) => [field.name, field]));
  fieldsByName.set(fields, known);
  // In CSVW a column without a name has its title for one, as URLs write it.
  return known.get(name) ?? (name.includes('%') ? known.get(decoded(name)) : undefined);
}

function noField(name: string, { fields }: Resource): string {
  const names = fields.slice(0, MOST_MEANT).map((field) => field.name);
  return t`There is no field "${shownText(name)}" here.` + hintAmong(name, names);
}

/** Suggestions are not searched among names without end. */
function hintAmong(name: string, names: readonly string[]): string {
  const few = names.slice(0, MOST_MEANT).filter(({ length }) => length <= 60);
  return hintAt(name, few);
}

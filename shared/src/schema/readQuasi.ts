/** Reads Quasi's own properties of one object of a schema. Faults are reported at their places and left out. */
import type * as z from 'zod/mini';
import { hintAt, neededBy, rootIssues, wordsOf } from '../config/index.ts';
import { memberOf, type Place, type PlainObject, type PlainTree } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import type { Stated, StatedProperty } from './model.ts';
import { plainValue } from './plainValue.ts';
import { type FieldProperties, fieldShape, PREFIX, type TableProperties, tableShape } from './quasiProperties.ts';
import { PARTS_A_STEP, type Reading } from './reading.ts';
import { shownText } from './shownText.ts';
import { fault, isFull, type Source } from './source.ts';

/** Each may have to be checked. */
const MEMBERS_A_STEP = 256;

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The properties of a field or column. */
export function fieldProperties(source: Source, tree: PlainObject): Reading<Stated<FieldProperties>> {
  return read(source, [tree], fieldShape, (name) =>
    name in tableShape
      ? t`"${name}" belongs to a resource or table, not to a field, so it has no effect here.`
      : undefined,
  );
}

/** The properties of a table, which may stand in several objects: later ones count more. */
export function tableProperties(source: Source, trees: readonly PlainObject[]): Reading<Stated<TableProperties>> {
  return read(source, trees, tableShape, (name) =>
    name in fieldShape ? t`"${name}" belongs to a field or column, so it has no effect here.` : undefined,
  );
}

export function merged<Properties>(one: Stated<Properties>, other: Stated<Properties>): Stated<Properties> {
  return { said: { ...one.said, ...other.said }, trees: new Map([...one.trees, ...other.trees]) };
}

function* read<Properties>(
  source: Source,
  objects: readonly PlainObject[],
  shape: Shape,
  misplaced: (name: string) => string | undefined,
): Reading<Stated<Properties>> {
  const said: Record<string, unknown> = {};
  const trees = new Map<string, StatedProperty>();
  for (const { members } of objects) {
    for (const [i, { key, keyPlace, value }] of members.entries()) {
      if (i % MEMBERS_A_STEP === MEMBERS_A_STEP - 1) yield PARTS_A_STEP;
      if (!key.startsWith(PREFIX)) continue;
      const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
      if (!schema && isFull(source)) continue;
      if (!schema) {
        fault(source, keyPlace, misplaced(key) ?? unknown(key, shape), true);
        continue;
      }
      const plain = yield* plainValue(value);
      const result = schema.safeParse(plain);
      if (result.success) {
        said[key] = plain;
        trees.set(key, { path: source.path, key: keyPlace, value });
      } else for (const issue of rootIssues(result.error.issues)) tell(source, key, value, plain, issue);
    }
  }
  return { said: said as Properties, trees };
}

function unknown(key: string, shape: Shape): string {
  const known = [...Object.keys(shape)];
  return (
    t`"${shownText(key)}" is no property that Quasi knows, so it has no effect.` +
    (hintAt(key, known) || ` ${t`Take it out.`}`)
  );
}

function tell(source: Source, key: string, value: PlainTree, plain: unknown, issue: z.core.$ZodIssue): void {
  const place = placeAt(value, issue.path);
  if (issue.code === 'custom') {
    fault(source, place, issue.message);
    return;
  }
  if (issue.code === 'unrecognized_keys') {
    for (const inner of issue.keys) {
      const at = memberOf(value, inner)?.keyPlace ?? place;
      fault(
        source,
        at,
        t`"${shownText(inner)}" is not known here and has no effect.` +
          (hintAt(inner, ['mechanism', 'epsilon']) || ` ${t`Take it out.`}`),
        true,
      );
    }
    return;
  }
  const written = issue.path.reduce<unknown>((part, step) => Object(part)[step], plain);
  const name = [key, ...issue.path.filter((step) => typeof step === 'string')].join('" "');
  const message =
    written === undefined
      ? t`"${key}" lacks "${String(issue.path.at(-1))}" and has no effect. State it.`
      : t`"${name}" needs ${neededBy(issue)}; the value here has no effect.` + hintAt(written, wordsOf(issue));
  fault(source, place, message, true);
}

function placeAt(tree: PlainTree, path: readonly PropertyKey[]): Place {
  let at = tree;
  for (const step of path) {
    const next = at.kind === 'list' ? at.items[step as number] : memberOf(at, String(step))?.value;
    if (!next) return at;
    at = next;
  }
  return at;
}

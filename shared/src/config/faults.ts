/** From what a schema finds wrong with a value to single faults: the place, the words, and what has to go. */

import { t } from '../words/index.ts';
import { shown } from './jsonTree.ts';
import { keysAt } from './keysAt.ts';
import { configSchema } from './schema.ts';
import { hintAt, type Issue, nameOfPlace, neededBy, rootIssues, wordsOf } from './wording.ts';

export type Path = readonly PropertyKey[];

export interface Fault {
  readonly path: Path;
  readonly message: string;
  /** The key is wrong, not the value. */
  readonly isKey: boolean;
  readonly isSchema: boolean;
}

/** `value` stands at `outer`. */
export function faultsOf(issue: Issue, value: unknown, outer: Path = []): Fault[] {
  const path = [...outer, ...issue.path];
  const written = issue.path.reduce<unknown>((part, key) => Object(part)[key], value);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...path, key]));
  if (issue.code === 'invalid_key') return issue.issues.slice(0, 1).map((inner) => invalidKey(path, inner));
  if (issue.code === 'custom') return [{ path, message: issue.message, isKey: false, isSchema: false }];
  if (issue.code === 'invalid_union' && typeof written === 'object' && written !== null) {
    // Of several things that it can be, an object is meant to be the one that has parts.
    const branch = issue.errors.find((issues) => issues.every(isAboutParts));
    if (branch) return rootIssues(branch).flatMap((inner) => faultsOf(inner, written, path));
  }
  const place = nameOfPlace(path);
  const message =
    written === undefined
      ? t`${nameOfPlace(path.slice(0, -1))} lacks ${place} and has no effect. State it.`
      : t`${place} needs ${neededBy(issue)}; the value here has no effect.` + hintAt(written, wordsOf(issue));
  return [{ path, message, isKey: false, isSchema: true }];
}

function unknownKey(path: Path): Fault {
  const key = String(path.at(-1));
  const hint = hintAt(key, keysAt(configSchema, path.slice(0, -1))) || ` ${t`Take it out.`}`;
  const message = t`"${shown(key)}" is not known here and has no effect.` + hint;
  return { path, message, isKey: true, isSchema: true };
}

function invalidKey(path: Path, inner: Issue): Fault {
  const isSchema = inner.code !== 'custom';
  const message = isSchema ? t`A name here needs to be ${neededBy(inner)}; this one has no effect.` : inner.message;
  return { path, message, isKey: true, isSchema };
}

function isAboutParts({ code, path }: Issue): boolean {
  return path.length > 0 || code === 'unrecognized_keys' || code === 'invalid_key' || code === 'custom';
}

/** Takes out what is wrong; where something is lacking, what lacks it; of an exception all, as half of one could allow more. */
export function leaveOut(config: object, paths: readonly Path[]): void {
  const gone = new Map<object, Set<PropertyKey>>();
  for (const path of paths) {
    const [container, key] = held(config, path[0] === 'allow' ? path.slice(0, 2) : path);
    gone.set(container, (gone.get(container) ?? new Set()).add(key));
  }
  for (const [container, keys] of gone) {
    if (Array.isArray(container)) {
      const kept = container.filter((_, i) => !keys.has(i));
      container.splice(0, container.length, ...kept);
    } else for (const key of keys) Reflect.deleteProperty(container, key);
  }
}

/** The nearest thing along a path that is there, and what it is in. */
function held(config: object, path: Path): [container: object, key: PropertyKey] {
  let container = config;
  for (const [i, key] of path.entries()) {
    const part: unknown = Reflect.get(container, key);
    const next = path[i + 1];
    const goesOn = typeof part === 'object' && part !== null && next !== undefined && Object.hasOwn(part, next);
    if (!goesOn) return [container, key];
    container = part;
  }
  throw new Error('a fault has a path');
}

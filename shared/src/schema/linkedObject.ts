/** A part of a schema that stands in it, or in a file of its own that it names. */
import type { PlainObject } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import { linkedPath, type PathRule } from './linkedPath.ts';
import { type Loading, open } from './loading.ts';
import type { Reading } from './reading.ts';
import { note, placed, type Source, valueIn } from './source.ts';

interface Part {
  readonly source: Source;
  readonly tree: PlainObject;
}

export function* linkedObject(
  loading: Loading,
  rule: PathRule,
  source: Source,
  tree: PlainObject,
  key: string,
): Reading<Part | undefined> {
  const value = valueIn(tree, key);
  if (!value) return undefined;
  if (value.kind === 'object') return { source, tree: value };
  if (value.kind !== 'scalar' || typeof value.value !== 'string') {
    note(source, value, t`"${key}" needs an object or the path of a file with one; the value here has no effect.`);
    return undefined;
  }
  const path = linkedPath(rule, source, placed(source, value, value.value));
  const opened = path === undefined ? undefined : yield* open(loading, path, { source, place: value });
  if (!opened?.root) return undefined;
  if (opened.root.kind === 'object') return { source: opened.source, tree: opened.root };
  note(opened.source, opened.root, t`"${key}" needs an object; the value here has no effect.`);
  return undefined;
}

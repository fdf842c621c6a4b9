/** Paths that a schema names: files beside it or below, as its specification demands; what lies on the web is not fetched. */
import { folderOf, joined, pathBelow } from '../config/index.ts';
import { t } from '../words/index.ts';
import type { Placed } from './model.ts';
import { fault, note, type Source } from './source.ts';

export function isUrl(path: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(path);
}

/** The whole path; undefined, and said, if it is a URL or unsafe. */
export function safePath(source: Source, { value: path, ...place }: Placed<string>): string | undefined {
  if (isUrl(path)) {
    note(
      source,
      place,
      t`Nothing is fetched from the web, so this has no effect. Put a copy beside the schema and name that.`,
    );
    return undefined;
  }
  const parts = path.split(/[\\/]/);
  const isUnsafe = /^[\\/~]|^[a-z]:/i.test(path) || parts.includes('..') || parts.some((part) => /^\.[^.]/.test(part));
  if (isUnsafe || path === '') {
    fault(source, place, unsafe());
    return undefined;
  }
  return joined(folderOf(source.path), path);
}

/** The whole path of a file that Quasi's own properties name: it may lie above, but within `folder`. */
export function pathWithin(
  source: Source,
  { value: path, ...place }: Placed<string>,
  folder: string,
): string | undefined {
  if (isUrl(path)) {
    fault(
      source,
      place,
      t`Nothing is fetched from the web, so this has no effect. Put a copy beside the schema and name that.`,
    );
    return undefined;
  }
  const whole = joined(folderOf(source.path), path);
  const isAbsolute = /^[\\/~]|^[a-z]:/i.test(path);
  if (!isAbsolute && pathBelow(folder, whole) !== undefined) return whole;
  fault(
    source,
    place,
    t`This path leads outside of the workspace, where nothing is read, so it has no effect. Copy the file into the workspace.`,
  );
  return undefined;
}

function unsafe(): string {
  return t`This is an unsafe path: it has to name a file beside the schema or below, without "..", a leading "/" or hidden folders. It has no effect.`;
}

/** Paths that a schema names: files beside it or below, as its specification demands; what lies on the web is not fetched. */
import { folderOf, joined, pathBelow } from '../config/index.ts';
import { t } from '../words/index.ts';
import { type Loading, PARTS_OF_FILE, type SchemaFiles } from './loading.ts';
import type { FilePlace, Placed, Resource } from './model.ts';
import type { Reading } from './reading.ts';
import { fault, note, placeIn, type Source } from './source.ts';

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

type DataFiles = Pick<Resource, 'files' | 'outside' | 'onWeb'>;

/** The files with data that a schema names. What is unsafe, or leads out of the workspace by a link, is said. */
export function* dataFiles(
  { files: { folder, realPath } }: Loading,
  source: Source,
  paths: readonly Placed<string>[],
): Reading<DataFiles> {
  const files: Placed<string>[] = [];
  const out: string[] = [];
  const onWeb: FilePlace[] = [];
  for (const path of paths) {
    if (isUrl(path.value)) {
      onWeb.push(placeIn(source, path));
      continue;
    }
    const whole = safePath(source, path);
    if (whole === undefined) continue;
    yield PARTS_OF_FILE;
    if (pathBelow(folder, realPath(whole)) !== undefined) {
      files.push({ ...path, value: whole });
      continue;
    }
    out.push(whole);
    fault(source, path, outside());
  }
  return { files, outside: out, onWeb };
}

/** Whether a file may be read that Quasi's own properties name: it may lie above, but within the workspace. What is wrong is said. */
export function isReadable(
  source: Source,
  { value: path, ...place }: Placed<string>,
  { folder, realPath }: Pick<SchemaFiles, 'folder' | 'realPath'>,
): boolean {
  if (isUrl(path)) {
    fault(
      source,
      place,
      t`Nothing is fetched from the web, so this has no effect. Put a copy beside the schema and name that.`,
    );
    return false;
  }
  const isAbsolute = /^[\\/~]|^[a-z]:/i.test(path);
  if (!isAbsolute && pathBelow(folder, realPath(joined(folderOf(source.path), path))) !== undefined) return true;
  fault(source, place, outside());
  return false;
}

/** By what is written, or by a link. */
function outside(): string {
  return t`This path leads outside of the workspace, where nothing is read, so it has no effect. Copy the file into the workspace.`;
}

function unsafe(): string {
  return t`This is an unsafe path: it has to name a file beside the schema or below, without "..", a leading "/" or hidden folders. It has no effect.`;
}

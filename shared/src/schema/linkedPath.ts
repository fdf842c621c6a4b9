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

/** What a specification makes of a path that is no URL: a whole one; undefined, and said, if it may not be so. */
export type PathRule = (source: Source, path: Placed<string>) => string | undefined;

/** The whole path of a file with a part of the schema; undefined, and said, if it is on the web, or may not be named so. */
export function linkedPath(rule: PathRule, source: Source, path: Placed<string>): string | undefined {
  if (!isUrl(path.value)) return rule(source, path);
  note(
    source,
    path,
    t`Nothing is fetched from the web, so this has no effect. Put a copy beside the schema and name that.`,
  );
  return undefined;
}

/** As Data Package demands. */
export const safePath: PathRule = (source, { value: path, ...place }) => {
  const parts = path.split(/[\\/]/);
  const isUnsafe = /^[\\/~]|^[a-z]:/i.test(path) || parts.includes('..') || parts.some((part) => /^\.[^.]/.test(part));
  if (isUnsafe || path === '') {
    fault(source, place, unsafe());
    return undefined;
  }
  return joined(folderOf(source.path), path);
};

type DataFiles = Pick<Resource, 'files' | 'outside' | 'onWeb' | 'notText'>;

/** Endings of files that nobody here reads, though a package may list them. */
const otherFormats =
  /\.(?:(?<!\.(?:csv|tsv|psv|tab|txt|jsonl|ndjson|json)\.)gz|zip|bz2|xz|zst|7z|tar|tgz|xls|ods|geojson|xml|ya?ml|html?|md|rst|pdf|docx?|png|jpe?g|gif|svg|tiff?|webp|feather|arrow|avro|dbf|shp|shx|gpkg|kml|gml|nc|h5|hdf5?|rds|rda|rdata|dta|sas7bdat|ipynb|py|r|sql)$/i;

/** The files with data that a schema names. Paths that are unsafe or lead out of the workspace are reported. */
export function* dataFiles(
  { files: { folder, realPath } }: Loading,
  rule: PathRule,
  source: Source,
  paths: readonly Placed<string>[],
): Reading<DataFiles> {
  const files: Placed<string>[] = [];
  const out: string[] = [];
  const onWeb: FilePlace[] = [];
  const notText: FilePlace[] = [];
  for (const path of paths) {
    if (isUrl(path.value)) {
      onWeb.push(placeIn(source, path));
      continue;
    }
    const whole = rule(source, path);
    if (whole === undefined) continue;
    if (otherFormats.test(whole)) {
      notText.push(placeIn(source, path));
      continue;
    }
    yield PARTS_OF_FILE;
    if (pathBelow(folder, realPath(whole)) !== undefined) {
      files.push({ ...path, value: whole });
      continue;
    }
    out.push(whole);
    fault(source, path, outside());
  }
  return { files, outside: out, onWeb, notText };
}

/** Whether a file that Quasi's own properties name may be read: it may lie above, but within the workspace. Faults are reported. */
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

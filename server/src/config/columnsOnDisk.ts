/** The data files on disk that configurations apply to, with their columns. */
import type { Work } from '@quasi/shared/analysis';
import { type DataColumns, joined, type LoadedConfig, type Statement, settingsFor } from '@quasi/shared/config';
import type { LastUsed } from '@quasi/shared/memory';
import { type Schema, statementOf } from '@quasi/shared/schema';
import {
  encodingIn,
  type FileReadingOptions,
  fileState,
  isBroken,
  nearestSchema,
  nothingLeftOut,
  readSchemaFile,
  walk,
} from '../files/index.ts';
import { isDataFile } from '../readers/index.ts';
import { readingOptions } from '../readingOptions.ts';
import { describesColumns, type HeadColumns, headColumns } from './headColumns.ts';

/** In a larger folder nobody knows what a name in a configuration may mean. */
const MOST_ENTRIES = 50_000;
const MOST_FILES = 1000;

/** How Quasi finds and reads files that are not open. */
export interface DataOnDisk {
  /** The folders that may hold data of the configurations. */
  readonly folders: readonly string[];
  configOf(path: string): LoadedConfig | undefined;
  /** Options of a command or of the editor for reading files. */
  readonly statement: Statement;
  readonly encoding: string | undefined;
  /** Earlier results, by path. */
  readonly heads: LastUsed<string, Head>;
}

export interface Head {
  /** The state of the file and of everything that decides how it is read. */
  readonly state: string;
  readonly found: HeadColumns | 'no data' | undefined;
}

/** Undefined where the folder is too large to know all columns. `isKnown`: the columns of this file are known already. */
export function* columnsOnDisk(
  configs: readonly LoadedConfig[],
  isKnown: (path: string) => boolean,
  disk: DataOnDisk,
): Work<DataColumns[] | undefined> {
  const meant = new Set(configs.flatMap(({ layers }) => layers.map(({ path }) => path)));
  const found = new Map<string, DataColumns>();
  const schemas = new Map<string, Schema>();
  let files = 0;
  for (const folder of disk.folders) {
    const paths = yield* dataBelow(folder);
    if (!paths) return undefined;
    for (const path of paths) {
      yield { stage: 'reading', share: 1 };
      const config = isKnown(path) || found.has(path) ? undefined : disk.configOf(path);
      if (!config?.layers.some((layer) => meant.has(layer.path))) continue;
      if (++files > MOST_FILES) return undefined;
      const head = yield* headOf(path, folder, config, disk, schemas);
      if (head !== 'no data') found.set(path, { path, config, columns: head?.columns, possible: head?.possible });
    }
  }
  return [...found.values()];
}

function* dataBelow(folder: string): Work<string[] | undefined> {
  const listing = walk(folder, nothingLeftOut);
  let entries = 0;
  try {
    for (;;) {
      const step = listing.next();
      if (step.done) {
        const { files, problems } = step.value;
        // A folder that may not be looked into can hold anything.
        if (problems.length > 0) return undefined;
        const data = files.filter((path) => isDataFile(path) || describesColumns(path));
        return data.map((path) => joined(folder, path));
      }
      entries += step.value;
      if (entries > MOST_ENTRIES) return undefined;
      yield { stage: 'reading', share: 1 };
    }
  } catch {
    return undefined;
  }
}

function* headOf(
  path: string,
  top: string,
  config: LoadedConfig,
  { statement, encoding, heads }: DataOnDisk,
  schemas: Map<string, Schema>,
): Work<HeadColumns | 'no data' | undefined> {
  const options = optionsOf();
  const state = JSON.stringify([fileState(path), options]);
  const known = heads.get(path);
  if (known?.state === state) return known.found;
  const head = yield* headColumns(path, top, options);
  heads.set(path, { state, found: head });
  return head;

  function optionsOf(): FileReadingOptions {
    const { found } = nearestSchema(path, top, (each) => {
      const schema = schemas.get(each) ?? readSchemaFile(each, top);
      schemas.set(each, schema);
      return schema;
    });
    const resource = found && !isBroken(found.schema) ? found.resource : undefined;
    const settings = settingsFor(statement, config, path, resource && statementOf(resource));
    return { ...readingOptions(settings, path), encoding: encoding ?? (resource && encodingIn(resource)) };
  }
}

/** The data files of a folder that configurations are about, with their columns, as the files stand on disk. */
import type { Work } from '@quasi/shared/analysis';
import { type DataColumns, joined, type LoadedConfig, type Statement, settingsFor } from '@quasi/shared/config';
import type { LastUsed } from '@quasi/shared/memory';
import { type Schema, statementOf } from '@quasi/shared/schema';
import {
  encodingIn,
  type FileReadingOptions,
  fileState,
  isBroken,
  isDataFile,
  nearestSchema,
  nothingLeftOut,
  readSchemaFile,
  walk,
} from '../files/index.ts';
import { readingOptions } from '../readingOptions.ts';
import { headColumns, tellsColumns } from './headColumns.ts';

/** Beyond these it is not known what a name in a configuration may mean. */
const MOST_ENTRIES = 50_000;
const MOST_FILES = 1000;

/** How files are found and read that are not at hand. */
export interface DataOnDisk {
  /** The folders in which data of the configurations may lie. */
  readonly folders: readonly string[];
  configOf(path: string): LoadedConfig | undefined;
  /** What options or the editor say of how files are read. */
  readonly statement: Statement;
  readonly encoding: string | undefined;
  /** What was read before, by path. */
  readonly heads: LastUsed<string, Head>;
}

export interface Head {
  /** Of the file and of all that decides how it is read. */
  readonly state: string;
  readonly columns: readonly string[] | undefined;
}

/** Undefined where not all can be known. `isKnown`: its columns are at hand. */
export function* columnsOnDisk(
  configs: readonly LoadedConfig[],
  isKnown: (path: string) => boolean,
  disk: DataOnDisk,
): Work<DataColumns[] | undefined> {
  const meant = new Set(configs.flatMap(({ layers }) => layers.map(({ path }) => path)));
  const found = new Map<string, DataColumns>();
  const schemas = new Map<string, Schema>();
  for (const folder of disk.folders) {
    const paths = yield* dataBelow(folder);
    if (!paths) return undefined;
    for (const path of paths) {
      yield { stage: 'reading', share: 1 };
      const config = isKnown(path) || found.has(path) ? undefined : disk.configOf(path);
      if (!config?.layers.some((layer) => meant.has(layer.path))) continue;
      if (found.size === MOST_FILES) return undefined;
      found.set(path, { path, config, columns: yield* columnsOf(path, folder, config, disk, schemas) });
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
        const data = files.filter((path) => isDataFile(path) || tellsColumns(path));
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

function* columnsOf(
  path: string,
  top: string,
  config: LoadedConfig,
  { statement, encoding, heads }: DataOnDisk,
  schemas: Map<string, Schema>,
): Work<readonly string[] | undefined> {
  const options = optionsOf();
  const state = JSON.stringify([fileState(path), options]);
  const known = heads.get(path);
  if (known?.state === state) return known.columns;
  const columns = yield* headColumns(path, top, options);
  heads.set(path, { state, columns });
  return columns;

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

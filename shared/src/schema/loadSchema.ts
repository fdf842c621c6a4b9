/** Reads a schema, whatever it is written in, with the files it names. */
import type { PlainObject } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import { checkReferences } from './checkReferences.ts';
import { readTables } from './csvw/readTables.ts';
import { readDbt } from './dbt/readDbt.ts';
import { formatOf } from './formatOf.ts';
import { readPackage } from './frictionless/readPackage.ts';
import { readResource } from './frictionless/readResource.ts';
import { readTableSchema } from './frictionless/readTableSchema.ts';
import { languageTexts } from './languageTexts.ts';
import { type Loading, open, type SchemaFiles, startLoading } from './loading.ts';
import type { Resource, Schema, SchemaFormat } from './model.ts';
import { withReadableFiles } from './namedFiles.ts';
import { noTable } from './noTable.ts';
import { readContract } from './odcs/readContract.ts';
import type { Reading } from './reading.ts';
import { checkSharedNames } from './sharedNames.ts';
import { fault, placeIn, type Source, textIn } from './source.ts';

/** Never throws: what is wrong is among the problems. `path` is absolute, with `/` between its parts. */
export function* loadSchema(path: string, files: SchemaFiles): Reading<Schema> {
  const loading = startLoading(files);
  const opened = yield* open(loading, path);
  const root = opened?.root;
  const format = root && formatOf(root);
  const source = opened?.source ?? { path, problems: loading.problems };
  if (root && !format) {
    const place = { offset: root.offset, length: Math.min(1, root.length) };
    fault(
      source,
      place,
      t`This is no schema that Quasi knows: there are no "resources" or "fields" (Frictionless), "tables" or "tableSchema" (CSVW), "models" or "seeds" (dbt).`,
    );
  }
  const read = root?.kind === 'object' && format ? yield* readers[format](loading, source, root) : [];
  yield* checkSharedNames(read, loading.problems);
  yield* checkReferences(read, format === 'data-package' || format === 'csvw', loading.problems);
  const resources = yield* withReadableFiles(read, files, loading.problems);
  const problems = loading.problems.sort(
    (a, b) => Number(a.path > b.path) - Number(a.path < b.path) || a.offset - b.offset,
  );
  return { path, format, isUnreadable: root === undefined, resources, problems, paths: [...loading.paths] };
}

type Reader = (loading: Loading, source: Source, root: PlainObject) => Reading<Resource[]>;

const readers: Readonly<Record<SchemaFormat, Reader>> = {
  'data-package': readPackage,
  *'data-resource'(loading, source, root) {
    return [yield* readResource(loading, source, root)];
  },
  *'table-schema'(_, source, root) {
    return [
      {
        ...noTable,
        ...(yield* readTableSchema(source, root)),
        name: textIn(source, root, 'name')?.value,
        title: languageTexts(root, 'title')[0],
        place: placeIn(source, root),
      },
    ];
  },
  csvw: readTables,
  dbt: (_, source, root) => readDbt(source, root),
  odcs: readContract,
};

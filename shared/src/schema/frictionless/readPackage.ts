/** Reads a Data Package: its resources. */
import type { PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import type { Loading } from '../loading.ts';
import type { Resource } from '../model.ts';
import type { Reading } from '../reading.ts';
import { merged, tableProperties } from '../readQuasi.ts';
import { listIn, note, type Source, valuesIn } from '../source.ts';
import { readResource } from './readResource.ts';

/** About as many as are looked at of a resource besides its fields. */
const PARTS_OF_RESOURCE = 32;

/** Quasi's properties of tables hold for all resources if the package states them, and so do missing values. */
export function* readPackage(loading: Loading, source: Source, tree: PlainObject): Reading<Resource[]> {
  const resources = listIn(source, tree, 'resources');
  const common = yield* tableProperties(source, [tree]);
  const missingValues = yield* valuesIn(source, tree, 'missingValues');
  const names = new Set<string>();
  const read: Resource[] = [];
  for (const item of resources?.items ?? []) {
    yield PARTS_OF_RESOURCE;
    if (item.kind !== 'object') {
      note(source, item, t`A resource needs to be an object; the value here has no effect.`);
      continue;
    }
    const resource = yield* readResource(loading, source, item);
    const { name } = resource;
    if (name !== undefined && names.has(name))
      note(
        source,
        { ...item, length: 1 },
        t`Another resource has this name too, so keys that refer to it mean the first.`,
      );
    if (name !== undefined) names.add(name);
    read.push({
      ...resource,
      missingValues: resource.missingValues ?? missingValues,
      quasi: merged(common, resource.quasi),
    });
  }
  return read;
}

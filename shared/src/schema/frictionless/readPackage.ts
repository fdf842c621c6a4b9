/** Reads a Data Package: its resources. */
import type { PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import type { Loading } from '../loading.ts';
import type { Resource } from '../model.ts';
import { merged, tableProperties } from '../readQuasi.ts';
import { listIn, note, type Source, valuesIn } from '../source.ts';
import { readResource } from './readResource.ts';

/** Quasi's properties of tables hold for all resources if the package states them, and so do missing values. */
export function readPackage(loading: Loading, source: Source, tree: PlainObject): Resource[] {
  const resources = listIn(source, tree, 'resources');
  const common = tableProperties(source, [tree]);
  const missingValues = valuesIn(source, tree, 'missingValues');
  const names = new Set<string>();
  return (resources?.items ?? []).flatMap((item) => {
    if (item.kind !== 'object') {
      note(source, item, t`A resource needs to be an object; what stands here has no effect.`);
      return [];
    }
    const resource = readResource(loading, source, item);
    const { name } = resource;
    if (name !== undefined && names.has(name))
      note(
        source,
        { ...item, length: 1 },
        t`Another resource has this name too, so keys that refer to it mean the first.`,
      );
    if (name !== undefined) names.add(name);
    return [
      { ...resource, missingValues: resource.missingValues ?? missingValues, quasi: merged(common, resource.quasi) },
    ];
  });
}

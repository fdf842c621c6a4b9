/** The hierarchies that settings name for columns: read for the values that are there, or what keeps them from being used. */
import { declarationOf } from '../config/index.ts';
import {
  type HierarchyFault,
  type LackingHierarchy,
  type NamedHierarchy,
  readArxCsv,
  type StatedHierarchy,
} from '../hierarchies/index.ts';
import type { Columns } from '../table/index.ts';
import { staged, type Work } from './progress.ts';
import type { World } from './world.ts';

/** A hierarchy file, by the path that settings have for it; undefined where none is asked for. */
export type FindHierarchy = (path: string) => NamedHierarchy | LackingHierarchy | undefined;

/** Of one column; with a fault the levels that Quasi makes by itself hold meanwhile. */
export type ColumnHierarchy =
  | { readonly path: string; readonly stated: StatedHierarchy }
  | { readonly path: string; readonly file: string; readonly fault: HierarchyFault };

/** Undefined where settings name none. */
export function* statedHierarchy(
  { columns, rowCount }: Columns,
  column: number,
  { settings, hierarchyFile }: Pick<World, 'settings' | 'hierarchyFile'>,
): Work<ColumnHierarchy | undefined> {
  const { name } = columns[column];
  const path = declarationOf(settings, name).hierarchy;
  const found = path === undefined ? undefined : hierarchyFile(path);
  if (path === undefined || !found) return undefined;
  const file = found.name;
  if ('fault' in found) return { path, file, fault: found.fault };
  const reading = readArxCsv(found, columns[column], settings.missingTokens);
  const read = yield* staged('columns', rowCount, reading);
  if ('fault' in read) return { path, file, fault: read.fault };
  return { path, stated: { file, sha256: found.sha256, hierarchy: read.hierarchy } };
}

/** The hierarchy itself, where it can be used. */
export function usable(hierarchy: ColumnHierarchy | undefined): StatedHierarchy | undefined {
  return hierarchy && 'stated' in hierarchy ? hierarchy.stated : undefined;
}

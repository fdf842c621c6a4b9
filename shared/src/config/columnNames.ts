/** Where a `quasi.json` names columns, so that each name can be held against the columns that there are. */
import type { Node } from 'jsonc-parser';
import type { Role } from './columnRoles.ts';
import type { FileStatement } from './fileShape.ts';
import { type JsonTree, memberOf, propertyOf } from './jsonTree.ts';
import { isExactName, matchesName, nameOfPattern } from './namePattern.ts';
import type { Place } from './problem.ts';
import type { Config } from './schema.ts';

export interface ColumnName extends Place {
  /** As it is written: a pattern, but in `quasiIdentifiers`. */
  readonly name: string;
  readonly setting: 'columns' | 'quasiIdentifiers' | 'allow';
  /** Which entry of `files` it stands in; undefined where it does in none. */
  readonly block: number | undefined;
  /** The files that it is about; undefined for all. */
  readonly glob: string | undefined;
  /** What the column is said to be. */
  readonly role: Role | undefined;
}

export function columnNamesIn({ nodes, root }: JsonTree, config: Config): ColumnName[] {
  const names: ColumnName[] = [];
  const add = (node: Node | undefined, name: Omit<ColumnName, keyof Place>) => {
    if (node) names.push({ ...name, offset: node.offset, length: node.length });
  };
  const addOf = (said: FileStatement, node: Node | undefined, block: number | undefined, glob: string | undefined) => {
    const columns = memberOf(node, 'columns');
    for (const [name, column] of Object.entries(said.columns ?? {})) {
      const role = typeof column === 'string' ? column : column.role;
      add(propertyOf(columns, name)?.children?.[0], { name, setting: 'columns', block, glob, role });
    }
    const listed = said.quasiIdentifiers && memberOf(node, 'quasiIdentifiers')?.children;
    for (const each of listed ?? []) {
      if (typeof each.value !== 'string') continue;
      add(each, { name: each.value, setting: 'quasiIdentifiers', block, glob, role: undefined });
    }
  };
  addOf(config, root, undefined, undefined);
  for (const [block, entry] of (config.files ?? []).entries()) addOf(entry, nodes.get(entry), block, entry.glob);
  for (const entry of config.allow ?? []) {
    const { column, glob } = entry;
    if (column === undefined) continue;
    const node = memberOf(nodes.get(entry), 'column');
    add(node, { name: column, setting: 'allow', block: undefined, glob, role: undefined });
  }
  return names;
}

/** The only column that is meant; undefined where several can be. */
export function columnMeant({ name, setting }: ColumnName): string | undefined {
  if (setting === 'quasiIdentifiers') return name;
  return isExactName(name) ? nameOfPattern(name) : undefined;
}

/** Whether one pattern means every column that another does. */
export function coversPattern(pattern: string, other: string): boolean {
  // A character that no name has stands for whatever the star of the other may.
  return matchesName(pattern, nameOfPattern(other.replace(/(?<!\\)\*/g, '\0')));
}

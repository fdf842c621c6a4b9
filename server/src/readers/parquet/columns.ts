/** The columns that a schema makes: one for each value of a row, `a.b` where it stands in a structure, and one for each list or map. */
import type { SchemaTree } from 'hyparquet';

export interface Described {
  readonly name: string;
  /** From the root of the schema on. */
  readonly path: readonly SchemaTree[];
  /** It is a list or a map: its cells are written as JSON. */
  readonly isNested: boolean;
}

export function columnsIn(root: SchemaTree): Described[] {
  const found: Described[] = [];
  const visit = (path: readonly SchemaTree[], node: SchemaTree): void => {
    const isLeaf = node.children.length === 0;
    const isNested = [node, ...node.children].some(({ element }) => element.repetition_type === 'REPEATED');
    if (isLeaf || isNested) {
      const name = node.path.join('.').trim() || `column ${found.length + 1}`;
      found.push({ name, path: [...path, node], isNested });
    } else for (const child of node.children) visit([...path, node], child);
  };
  for (const child of root.children) visit([root], child);
  return found;
}

/** The columns that are stored for a part of the schema, each with its path. */
export function leavesOf(path: readonly SchemaTree[]): (readonly SchemaTree[])[] {
  const { children } = path.at(-1) as SchemaTree;
  return children.length === 0 ? [path] : children.flatMap((child) => leavesOf([...path, child]));
}

/** The plain value of a tree, for checks that need no places. */
import type { PlainTree } from '../statistics/index.ts';

/** Objects have no prototype, so that no key means anything by itself. */
export function plainValue(tree: PlainTree): unknown {
  if (tree.kind === 'scalar') return tree.value;
  if (tree.kind === 'list') return tree.items.map(plainValue);
  const object: Record<string, unknown> = Object.create(null);
  for (const { key, value } of tree.members) object[key] = plainValue(value);
  return object;
}

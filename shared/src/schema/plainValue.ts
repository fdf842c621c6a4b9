/** The plain value of a tree, for checks that need no places. */
import type { PlainTree } from '../statistics/index.ts';
import { PARTS_A_STEP, type Reading } from './reading.ts';

/** Of a list that is longer no more is looked at: nothing that is checked may have so many items. */
const MOST_ITEMS = 10_001;

export function plainValue(tree: PlainTree): Reading<unknown> {
  return inSteps(tree, { parts: 0 });
}

/** Objects have no prototype, so that no key means anything by itself. */
function* inSteps(tree: PlainTree, seen: { parts: number }): Reading<unknown> {
  if (++seen.parts % PARTS_A_STEP === 0) yield PARTS_A_STEP;
  if (tree.kind === 'scalar') return tree.value;
  if (tree.kind === 'list') {
    const items: unknown[] = [];
    for (let i = 0; i < tree.items.length && i < MOST_ITEMS; i++) items.push(yield* inSteps(tree.items[i], seen));
    return items;
  }
  const object: Record<string, unknown> = Object.create(null);
  for (const { key, value } of tree.members) object[key] = yield* inSteps(value, seen);
  return object;
}

/** Texts for people, which may be given in several languages; they change nothing, so nothing is said where something else stands. */
import type { PlainTree } from '../statistics/index.ts';
import { valueIn } from './source.ts';

/** All of them, in the order in which they stand. */
export function languageTexts(tree: PlainTree, key: string): string[] {
  const value = valueIn(tree, key);
  return value ? textsOf(value) : [];
}

function textsOf(tree: PlainTree): string[] {
  if (tree.kind === 'scalar') return typeof tree.value === 'string' ? [tree.value] : [];
  if (tree.kind === 'list') return tree.items.flatMap((item) => textsOf(item));
  // Of a text with its language ({"@value": …}) the text; of a map of languages each.
  return tree.members.flatMap(({ key, value }) => (key.startsWith('@') && key !== '@value' ? [] : textsOf(value)));
}

/** The URLs of CSVW: relative to the metadata or to the base that these state, written as URLs are, and free to lead anywhere in the workspace. */
import { folderOf, joined } from '../../config/index.ts';
import type { PlainObject } from '../../statistics/index.ts';
import { isUrl, type PathRule } from '../linkedPath.ts';
import { decoded } from '../percentEncoding.ts';
import { valueIn } from '../source.ts';

/** A base on the web says where the files are published; those at hand lie as the URLs say without it. */
export function urlRule(root: PlainObject): PathRule {
  const base = baseIn(root);
  const inside = base === undefined || isUrl(base) || base.startsWith('/') ? '' : decoded(base).replace(/[^/]*$/, '');
  return (source, { value }) => joined(folderOf(source.path), inside + decoded(value));
}

/** As the name of a table: with or without "./" the same file is meant. */
export function plainUrl(url: string): string {
  return url.replace(/^(?:\.\/)+/, '');
}

function baseIn(root: PlainObject): string | undefined {
  const context = valueIn(root, '@context');
  const parts = context?.kind === 'list' ? context.items : [];
  for (const part of parts) {
    const base = part.kind === 'object' ? valueIn(part, '@base') : undefined;
    if (base?.kind === 'scalar' && typeof base.value === 'string') return base.value;
  }
  return undefined;
}

/** The problems that stand in a configuration or in one that it extends. */
import type { LoadedConfig } from '../config/index.ts';

export function inLayersOf<T extends { readonly path: string }>({ layers }: LoadedConfig, found: readonly T[]): T[] {
  const paths = new Set(layers.map(({ path }) => path));
  return found.filter(({ path }) => paths.has(path));
}

/** How another text is to be read so that it is read as this one was: the same delimiter, header and lines above it, or the same keys in the same order. */
import type { Layout, ReadingOptions } from './table.ts';

export function readAlike({
  dialect,
  json,
}: Pick<Layout, 'dialect' | 'json'>): Pick<ReadingOptions, 'delimiter' | 'header' | 'skip' | 'isJson' | 'keys'> {
  if (json) return { isJson: true, keys: json.columns.map(({ node }) => node.path) };
  return { delimiter: String.fromCharCode(dialect.delimiter), header: dialect.header, skip: dialect.skippedLines };
}

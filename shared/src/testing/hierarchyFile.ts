/** A hierarchy file that is in no file, read as the server reads one. */
import { parse } from 'csv-parse/sync';
import type { HierarchyFile } from '../hierarchies/index.ts';

export function hierarchyFile(text: string, delimiter = ';', sha256 = ''): HierarchyFile {
  const records = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true });
  return {
    length: text.length,
    sha256,
    *records() {
      yield records;
      return undefined;
    },
  };
}

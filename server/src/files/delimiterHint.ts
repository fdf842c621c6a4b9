/** The delimiter that a file's name stands for. */
import { extname } from 'node:path';

const delimiters: Readonly<Record<string, string>> = { '.tsv': '\t', '.tab': '\t', '.psv': '|' };

export function delimiterHint(path: string): string | undefined {
  return delimiters[extname(path).toLowerCase()];
}

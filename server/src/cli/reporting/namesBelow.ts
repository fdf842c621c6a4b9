/** Names of files as an index lists them: by their paths from the folder that all are in, so that nobody outside reads where that lies. */
import { resolve, sep } from 'node:path';
import { splitPart } from '../../readers/index.ts';

export function namesBelow(paths: readonly string[]): string[] {
  const parts = paths.map((path) => {
    const { file } = splitPart(path);
    return [...resolve(file).split(sep).slice(0, -1), path.slice(path.lastIndexOf('/', file.length) + 1)];
  });
  const [first] = parts;
  if (!first) return [];
  const depth = Math.min(...parts.map(({ length }) => length)) - 1;
  let shared = 0;
  while (shared < depth && parts.every((each) => each[shared] === first[shared])) shared++;
  return parts.map((each) => each.slice(shared).map(withoutValue).join('/'));
}

/** The folder of a partition is named after a value: `town=Bern`. */
function withoutValue(name: string): string {
  return name.replace(/^([^=]+)=.+$/, '$1=…');
}

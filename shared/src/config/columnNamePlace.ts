/** Whether a place in a `quasi.json` is one where the name of a column stands, or can be put: for editors that complete it. */
import { getLocation, parseTree } from 'jsonc-parser';
import { memberOf } from './jsonTree.ts';

interface ColumnNamePlace {
  /** What a name with its quotes would replace. */
  readonly start: number;
  readonly end: number;
  /** Of the files that the name is about; undefined for all. */
  readonly glob: string | undefined;
  /** A star in a name stands for any characters here, unless it is escaped. */
  readonly isPattern: boolean;
}

export function columnNamePlace(text: string, offset: number): ColumnNamePlace | undefined {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const [list, index, ...rest] = path;
  const isInEntry = (list === 'files' || list === 'allow') && typeof index === 'number';
  const [key, inner, ...more] = isInEntry ? rest : path;
  const isName =
    more.length === 0 &&
    ((key === 'columns' && isAtPropertyKey && inner !== undefined) ||
      (key === 'quasiIdentifiers' && typeof inner === 'number') ||
      (list === 'allow' && key === 'column' && inner === undefined && !isAtPropertyKey));
  const { offset: start, length } = previousNode ?? { offset, length: 0 };
  if (!isName || offset > start + length) return undefined;
  const entry = isInEntry ? memberOf(parseTree(text), list)?.children?.[index] : undefined;
  const glob = memberOf(entry, 'glob')?.value;
  return {
    start,
    end: start + length,
    glob: typeof glob === 'string' ? glob : undefined,
    isPattern: key !== 'quasiIdentifiers',
  };
}

/** Reads statistics out of a document: all of it or nothing, and what is wrong with each part, where it stands. */
import { t } from '../words/index.ts';
import { ColumnReader } from './columnReader.ts';
import { Faults, type Members } from './faults.ts';
import { MOST_RECORDS } from './limits.ts';
import type { PlacedProblem, PlainTree } from './plainTree.ts';
import { readJsonTree } from './readJsonTree.ts';
import { readPairs, readTree } from './readPairs.ts';
import { FORMAT } from './shape.ts';
import type { ColumnStatistics, Statistics } from './statistics.ts';

export interface ReadStatistics {
  /** Undefined as soon as something is wrong. */
  readonly statistics: Statistics | undefined;
  /** Where the columns stand, those that are no objects too. */
  readonly columns: readonly PlainTree[];
  readonly problems: readonly PlacedProblem[];
}

/** Yields the characters read, then the items looked at. */
export function* readStatisticsText(text: string): Generator<number, ReadStatistics> {
  const { root, problems } = yield* readJsonTree(text);
  return root ? yield* readStatistics(root) : { statistics: undefined, columns: [], problems };
}

/** The whole object, which may stand inside another document. Yields the items looked at. */
export function* readStatistics(tree: PlainTree): Generator<number, ReadStatistics> {
  const faults = new Faults();
  const nothing = (columns: readonly PlainTree[]) => ({ statistics: undefined, columns, problems: faults.found });
  if (tree.kind !== 'object') {
    faults.add(tree, t`Statistics need to be an object in braces.`);
    return nothing([]);
  }
  const version = tree.members.findLast(({ key }) => key === 'statistics');
  if (version?.value.kind !== 'scalar' || version.value.value !== FORMAT) {
    faults.add(
      version?.value ?? { offset: tree.offset, length: 1 },
      version
        ? t`This version of Quasi knows format ${FORMAT} of statistics and no other.`
        : t`These are no statistics: statistics say "statistics": ${FORMAT}.`,
    );
    return nothing([]);
  }
  const members = faults.members(tree, [
    '$schema',
    'statistics',
    'rows',
    'below',
    'columns',
    'leftOut',
    'pairs',
    'tree',
  ]);
  const rows = faults.count(members, 'rows', MOST_RECORDS);
  const below = members.has('below') ? faults.count(members, 'below', MOST_RECORDS) : undefined;
  faults.keepsBackBelow(below);
  const places = faults.list(members, 'columns') ?? [];
  const { columns, readers } = yield* readColumns(places, rows, faults);
  const leftOut = faults.texts(members, 'leftOut');
  // Statements about pairs refer to the columns, so they are judged only once the columns are sound.
  if (rows === undefined || columns === undefined || faults.found.length > 0) return nothing(places);
  const pairs = yield* readPairs(faults, members, columns, readers);
  const edges = yield* readTree(faults, members, columns, readers, rows);
  if (faults.found.length > 0) return nothing(places);
  return { statistics: { rows, below, columns, leftOut, pairs, tree: edges }, columns: places, problems: [] };
}

function* readColumns(
  places: readonly PlainTree[],
  rows: number | undefined,
  faults: Faults,
): Generator<number, { columns: ColumnStatistics[] | undefined; readers: ColumnReader[] }> {
  const columns: ColumnStatistics[] = [];
  const readers: ColumnReader[] = [];
  const names = new Set<string>();
  for (const place of places) {
    if (faults.isFull) break;
    const members = faults.members(place, [...ColumnReader.memberNames, 'name', 'role', 'kind']);
    const named = faults.name(members, 'name');
    const { role, kind } = faults.roleAndKind(members);
    if (named === undefined) continue;
    if (names.has(named.text)) faults.add(named, t`Two columns have this name; take one of them out.`);
    names.add(named.text);
    const reader = new ColumnReader(faults, { name: named.text, role, kind, rows });
    const column = yield* reader.read(members);
    readers.push(reader);
    if (column) columns.push(column);
  }
  return { columns: columns.length === places.length ? columns : undefined, readers };
}

/** The statistics of one column whose name, role and kind come from elsewhere, for example from a field of a schema. */
export function* readColumnStatistics(
  tree: PlainTree,
  about: Pick<ColumnStatistics, 'name' | 'role' | 'kind'> & { readonly rows: number | undefined },
): Generator<number, { readonly column: ColumnStatistics | undefined; readonly problems: readonly PlacedProblem[] }> {
  const faults = new Faults();
  const members: Members = faults.members(tree, ColumnReader.memberNames);
  const column = yield* new ColumnReader(faults, about).read(members);
  return { column: faults.found.length === 0 ? column : undefined, problems: faults.found };
}

/** The statistics that a schema states of a table, or names a file of: risk can be predicted before there are any data. */
import { staged, type Work } from '../analysis/index.ts';
import { folderOf, joined } from '../config/index.ts';
import { type Field, type FilePlace, kindOfField, type Resource } from '../schema/index.ts';
import {
  type ColumnStatistics,
  memberOf,
  type PlacedProblem,
  type PlainTree,
  type ReadStatistics,
  readColumnStatistics,
  readStatistics,
  readStatisticsText,
  type Statistics,
} from '../statistics/index.ts';
import { t } from '../words/index.ts';

export interface StatedStatistics {
  /** Undefined if something is wrong with them. */
  readonly statistics: Statistics | undefined;
  readonly problems: readonly (FilePlace & { readonly message: string })[];
  /** The places of the statements about each column of the statistics. */
  readonly columnPlaces: readonly FilePlace[];
}

const KEY = 'quasi:statistics';

/** Where a property stands. */
type Stated = Pick<FilePlace, 'path'> & { readonly key: Omit<FilePlace, 'path'> };

/** Whether a schema says anything of the counts of a table. */
export function hasStatistics({ quasi, fields }: Resource): boolean {
  return quasi.trees.has(KEY) || fields.some((field) => field.quasi.trees.has(KEY));
}

/** `read`: the text of a file by its whole path; undefined if it cannot be had. Undefined if nothing is stated. */
export function* statisticsOfResource(
  resource: Resource,
  read: (path: string) => string | undefined,
): Work<StatedStatistics | undefined> {
  if (!hasStatistics(resource)) return undefined;
  const own = resource.quasi.trees.get(KEY);
  if (!own) return yield* ofFields(resource);
  const { value, path } = own;
  if (value.kind !== 'scalar') {
    return inResource(yield* staged('reading', value.length, readStatistics(value)), path, resource);
  }
  // The schema has said already that nothing is read there.
  if (resource.quasi.said[KEY] === undefined) return { statistics: undefined, problems: [], columnPlaces: [] };
  const named = joined(folderOf(path), String(value.value));
  const text = read(named);
  if (text === undefined) {
    const { offset, length } = value;
    const message = t`There is no such file of statistics, so nothing can be predicted. Correct the path.`;
    return { statistics: undefined, problems: [{ path, offset, length, message }], columnPlaces: [] };
  }
  return inResource(yield* staged('reading', text.length, readStatisticsText(text)), named, resource);
}

/** Columns that the schema does not have get no numbers: one of the two has the name wrong. */
function inResource(
  { statistics, columns, problems }: ReadStatistics,
  path: string,
  resource: Resource,
): StatedStatistics {
  const columnPlaces = columns.map((column) => columnPlace(column, path));
  if (!statistics) return { statistics: undefined, problems: inFile(path, problems), columnPlaces };
  const names = new Set(resource.fields.map(({ name }) => name));
  const message = t`The schema of this table has no field of this name. Correct the name, or take the column out.`;
  const unknown = statistics.columns.flatMap(({ name }, i) =>
    names.size === 0 || names.has(name) ? [] : [{ ...columnPlaces[i], message }],
  );
  const wrong = [...unknown, ...statedTwice(statistics, resource)];
  return wrong.length > 0
    ? { statistics: undefined, problems: wrong, columnPlaces }
    : { statistics: withRoles(statistics, resource), problems: [], columnPlaces };
}

/** Statements about the whole table count. A second statement beside them would be lost without notice. */
function statedTwice({ rows }: Statistics, { fields, quasi }: Resource): StatedStatistics['problems'] {
  const stated = quasi.said['quasi:rows'];
  const own = quasi.trees.get(KEY);
  const ofRows = t`"quasi:rows" is ${String(stated)}, but "rows" of these statistics is ${String(rows)}. Correct one of both.`;
  const ofField = t`The statistics of the whole table are stated, too, so these have no effect. Take one of both out.`;
  return [
    ...(own && stated !== undefined && stated !== rows ? [{ ...keyPlace(own), message: ofRows }] : []),
    ...fields
      .flatMap((field) => field.quasi.trees.get(KEY) ?? [])
      .map((one) => ({ ...keyPlace(one), message: ofField })),
  ];
}

function keyPlace({ path, key: { offset, length } }: Stated): FilePlace {
  return { path, offset, length };
}

/** Where a column is named. */
export function columnPlace(column: PlainTree, path: string): FilePlace {
  const { offset, length } = memberOf(column, 'name')?.value ?? column;
  return { path, offset, length };
}

/** Without `quasi:rows` there are as many rows as the first field counts. */
function* ofFields({ fields, quasi }: Resource): Work<StatedStatistics> {
  let rows = quasi.said['quasi:rows'];
  const columns: ColumnStatistics[] = [];
  const leftOut: string[] = [];
  const problems: StatedStatistics['problems'][number][] = [];
  const columnPlaces: FilePlace[] = [];
  for (const field of fields) {
    const stated = field.quasi.trees.get(KEY);
    if (!stated) {
      leftOut.push(field.name);
      continue;
    }
    const about = { name: field.name, ...roleOf(field), rows };
    const reading = readColumnStatistics(stated.value, about);
    const { column, problems: own } = yield* staged('reading', stated.value.length, reading);
    problems.push(...inFile(stated.path, own));
    if (!column) continue;
    rows ??= rowsOf(column);
    columns.push(column);
    columnPlaces.push(keyPlace(stated));
  }
  if (problems.length > 0 || rows === undefined) return { statistics: undefined, problems, columnPlaces };
  const statistics = { rows, below: undefined, columns, leftOut, pairs: [], tree: undefined };
  return { statistics, problems, columnPlaces };
}

function rowsOf({ missing = 0, counts, suppressed }: ColumnStatistics): number {
  return counts.reduce((sum, count) => sum + count, missing + (suppressed?.records ?? 0));
}

/** What the schema says of a column counts more than what its statistics say. */
function withRoles(statistics: Statistics, { fields }: Resource): Statistics {
  const stated = new Map(fields.map((field) => [field.name, roleOf(field)]));
  const columns = statistics.columns.map((column) => {
    const { role = column.role, kind = column.kind } = stated.get(column.name) ?? {};
    return { ...column, role, kind };
  });
  return { ...statistics, columns };
}

function roleOf(field: Field): Pick<ColumnStatistics, 'role' | 'kind'> {
  return { role: field.quasi.said['quasi:role'], kind: kindOfField(field) };
}

function inFile(path: string, problems: readonly PlacedProblem[]): StatedStatistics['problems'] {
  return problems.map((problem) => ({ ...problem, path }));
}

/** The rows that stay unique where what an attacker knows of the quasi-identifiers may be a little off. */
import { toleranceOf } from '../config/index.ts';
import type { RowClasses, RowCounts } from '../counts/index.ts';
import { filled, type TolerantShares, type Tuples, tolerantShares, tupleIndex } from '../measures/tolerance/index.ts';
import { seededRandom } from '../random/index.ts';
import { rowOfClasses } from './classValues.ts';
import type { ClassFacts, ProfileFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';
import { SEED } from './sensitivityQuestion.ts';
import { type Tolerated, toleratedColumn } from './tolerantColumn.ts';

export type { BoundedShare } from '../measures/tolerance/index.ts';

export interface TolerantRisk extends TolerantShares {
  readonly k: number;
  /** The columns that may be off, and by how much; all other quasi-identifiers are known exactly. */
  readonly columns: readonly (Pick<Tolerated, 'by' | 'within'> & { readonly column: number })[];
  /** The columns that were to be off, but whose texts are too many to be compared. */
  readonly exactColumns: readonly number[];
  /** Where everything is known exactly. */
  readonly exactly: { readonly unique: number; readonly below: number };
}

export interface ToleranceQuestion {
  readonly facts: Pick<ProfileFacts, 'table' | 'roles' | 'quasiIdentifiers' | 'settings'>;
  readonly rows: RowCounts;
  /** On the quasi-identifiers. */
  readonly classes: RowClasses;
  /** Quasi-identifier → by how much it may be off. */
  readonly within: (column: number) => number;
  readonly seed: number;
}

/** Steps for all rows, and as many again for rows that are drawn: about a second. */
const MOST_WORK = 2e7;

/** As the settings say. Undefined where they let nothing be off, and where another engine holds the rows. */
export function* tolerantRiskOf(facts: ClassFacts): Work<TolerantRisk | undefined> {
  const { counts, classes, settings, table, roles } = facts;
  if (!counts.rows) return undefined;
  const within = (column: number) => toleranceOf(settings, table.columns[column].name, roles[column].kind);
  return yield* tolerantRisk({ facts, rows: counts.rows, classes, within, seed: SEED });
}

/** Undefined where nothing may be off, and without rows. */
export function* tolerantRisk({
  facts,
  rows,
  classes,
  within,
  seed,
}: ToleranceQuestion): Work<TolerantRisk | undefined> {
  const { table, roles, quasiIdentifiers, settings } = facts;
  const asked = quasiIdentifiers.filter((column) => within(column) > 0);
  if (asked.length === 0) return undefined;
  const tolerated = new Map<number, Tolerated>();
  for (const column of asked) {
    const { dictionary } = table.columns[column];
    const looking = toleratedColumn(dictionary, roles[column].kind, within(column));
    const found = yield* staged('columns', dictionary.size, looking);
    if (found) tolerated.set(column, found);
  }
  const places = [...tolerated.keys()];
  const exact = quasiIdentifiers.filter((column) => !tolerated.has(column));
  const tuples = yield* tuplesOf(rows, classes, exact, places);
  const columns = [...tolerated.values()].map(({ column }) => column);
  const index = yield* staged('classes', tuples.rows.length, tupleIndex(tuples, columns));
  const question = { index, k: settings.k, mostWork: MOST_WORK, random: seededRandom(seed) };
  const shares = yield* staged('classes', MOST_WORK, tolerantShares(question));
  return (
    shares && {
      ...shares,
      k: settings.k,
      columns: [...tolerated].map(([column, { by, within: most }]) => ({ column, by, within: most })),
      exactColumns: asked.filter((column) => !tolerated.has(column)),
      exactly: { unique: shareBelow(tuples, 2), below: shareBelow(tuples, settings.k) },
    }
  );
}

function shareBelow({ rows }: Tuples, limit: number): number {
  let [below, all] = [0, 0];
  for (const size of rows) {
    all += size;
    if (size < limit) below += size;
  }
  return below / all;
}

function* tuplesOf(
  rows: RowCounts,
  classes: RowClasses,
  exact: readonly number[],
  tolerated: readonly number[],
): Work<Tuples> {
  const blocks = yield* staged('classes', rows.rowCount, rows.classes(exact));
  const rowOfClass = yield* rowOfClasses(classes);
  const { classCount, sizeOfClass } = classes;
  const ofClasses = (numberOf: (one: number) => number) => staged('classes', classCount, filled(classCount, numberOf));
  const values: Uint32Array[] = [];
  for (const { view } of rows.codes(tolerated)) values.push(yield* ofClasses((one) => view[rowOfClass[one]]));
  return {
    rows: yield* ofClasses((one) => sizeOfClass[one]),
    block: yield* ofClasses((one) => blocks.classOfRow[rowOfClass[one]]),
    blocks: blocks.classCount,
    values,
  };
}

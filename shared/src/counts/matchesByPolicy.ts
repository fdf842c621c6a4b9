/** Two files one below the other: how many rows and people of each file a class has and matches, as missing cells are read. */
import type { Codes } from '../table/index.ts';
import { blockRows } from './codedColumns.ts';
import { completeRows, type MissingPolicy } from './missingPolicies.ts';
import { advancing } from './progress.ts';
import type { RowClasses } from './types.ts';
import { wildcardMatches } from './wildcardMatches.ts';

/** The release above, the population below it, and the classes of equal rows of both. */
export interface BothFiles {
  readonly columns: readonly Codes[];
  readonly classes: RowClasses;
  readonly releaseRows: number;
  /** Row of the release → 1 for one row of each person in a class; undefined: every row is a person of its own. */
  readonly isCounted: Uint8Array | undefined;
}

export interface PopulationMatches {
  /** Class → its rows in the release. */
  readonly released: Uint32Array;
  /** Class → people of the release that its rows match. */
  readonly people: Uint32Array;
  /** Class → its rows in the population, each a person. */
  readonly registered: Uint32Array;
  /** Class → people of the population that its rows match: its own, but where missing cells match anything or nothing. */
  readonly inPopulation: Uint32Array;
}

/** As in one file: see `MissingPolicy` and `wildcardMatches`. Yields the rows handled. */
export function* matchesByPolicy(
  both: BothFiles,
  policy: MissingPolicy | 'wildcard',
): Generator<number, PopulationMatches> {
  const progress = { done: 0 };
  const own = yield* advancing(progress, ownRows(both));
  if (policy === 'value') return { ...own, inPopulation: own.registered };
  if (policy === 'wildcard') return { ...own, ...(yield* advancing(progress, wildly(both))) };
  return yield* advancing(progress, withoutIncomplete(both, own, policy));
}

function* ownRows({ classes, releaseRows, isCounted }: BothFiles): Generator<number, OwnRows> {
  const { classOfRow, classCount } = classes;
  const released = new Uint32Array(classCount);
  const people = new Uint32Array(classCount);
  const registered = new Uint32Array(classCount);
  for (let row = 0; row < classOfRow.length; row++) {
    if (row % blockRows === 0) yield row;
    const one = classOfRow[row];
    if (row >= releaseRows) registered[one]++;
    else {
      released[one]++;
      if (isCounted === undefined || isCounted[row] === 1) people[one]++;
    }
  }
  return { released, people, registered };
}

type OwnRows = Omit<PopulationMatches, 'inPopulation'>;

/** A missing cell of either file matches anything. Of somebody with several classes each that matches is counted. */
function* wildly({ columns, classes, releaseRows, isCounted }: BothFiles): Generator<number, WildMatches> {
  const progress = { done: 0 };
  const rows = classes.classOfRow.length;
  const ofRelease = new Float64Array(rows);
  const ofPopulation = new Float64Array(rows).fill(1, releaseRows);
  if (isCounted) ofRelease.set(isCounted);
  else ofRelease.fill(1, 0, releaseRows);
  const release = yield* advancing(progress, wildcardMatches(columns, classes, ofRelease));
  const population = yield* advancing(progress, wildcardMatches(columns, classes, ofPopulation));
  return { people: Uint32Array.from(release.weights), inPopulation: Uint32Array.from(population.weights) };
}

type WildMatches = Pick<PopulationMatches, 'people' | 'inPopulation'>;

/** A class is of complete rows only or of incomplete ones only. These match nobody; where they are left out, they are not there at all. */
function* withoutIncomplete(
  { columns, classes }: BothFiles,
  { released, people, registered }: OwnRows,
  policy: 'distinct' | 'ignore',
): Generator<number, PopulationMatches> {
  const rows = classes.classOfRow.length;
  const complete = yield* completeRows(columns, rows);
  const inPopulation = registered.slice();
  for (let row = 0; row < rows; row++) {
    if (row % blockRows === 0) yield rows + row;
    if (complete[row] === 1) continue;
    const one = classes.classOfRow[row];
    inPopulation[one] = 0;
    if (policy === 'distinct') people[one] = Math.min(1, released[one]);
    else {
      released[one] = 0;
      people[one] = 0;
      registered[one] = 0;
    }
  }
  return { released, people, registered, inPopulation };
}

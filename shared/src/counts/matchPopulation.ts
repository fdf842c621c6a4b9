/** The classes of a file and how many rows of another file, the population, each of them matches: compared by value, exactly. */
import { Codes, Dictionary, MissingTokens } from '../table/index.ts';
import { countClasses } from './classes.ts';
import { blockRows } from './codedColumns.ts';
import { type BothFiles, matchesByPolicy, type PopulationMatches } from './matchesByPolicy.ts';
import type { MissingPolicy } from './missingPolicies.ts';
import { advancing } from './progress.ts';

/** The facts about a column of either file that are needed here. */
export interface ValuedColumn {
  readonly codes: Codes;
  readonly dictionary: Pick<Dictionary, 'size' | 'bytes'>;
}

/** The classes of both files together: every class has rows in at least one of them. */
export interface PopulationClasses extends PopulationMatches {
  /** Row of the release → class. */
  readonly classOfRow: Uint32Array;
}

/** One of the two files. */
interface ComparedFile {
  readonly columns: readonly ValuedColumn[];
  readonly rows: number;
}

/** Values between two yields, whose bytes are hashed and compared. */
const blockValues = 2048;

/**
 * `release.columns[i]` and `population.columns[i]` are the same column in the two files. The two tables are put one below the other, the
 * population in the release's codes, and divided into classes as one. `missing`: what a missing cell equals, in either file.
 * `isCounted`: row of the release → 1 for one row of each person in a class, where several are about one. Yields rows and values handled.
 */
export function* matchPopulation(
  release: ComparedFile,
  population: ComparedFile,
  missing: MissingPolicy | 'wildcard' = 'value',
  isCounted?: Uint8Array,
): Generator<number, PopulationClasses> {
  const progress = { done: 0 };
  const rows = release.rows + population.rows;
  const joined: Codes[] = [];
  for (const [i, column] of release.columns.entries()) {
    const other = population.columns[i];
    const sameCodes = yield* advancing(progress, codesInOther(other.dictionary, column.dictionary));
    const below = oneBelowTheOther(column, release.rows, other, population.rows, sameCodes);
    joined.push(yield* advancing(progress, below));
  }
  const classes = yield* advancing(progress, countClasses(joined, rows));
  const both: BothFiles = { columns: joined, classes, releaseRows: release.rows, isCounted };
  const matches = yield* advancing(progress, matchesByPolicy(both, missing));
  return { ...matches, classOfRow: classes.classOfRow.subarray(0, release.rows) };
}

/** Code in `from` → code of the same value in `to`, or a code that `to` does not have. Code 0, missing, stays 0. */
function* codesInOther(
  from: ValuedColumn['dictionary'],
  to: ValuedColumn['dictionary'],
): Generator<number, Uint32Array> {
  // Nothing is missing in it: an empty text that `to` holds has a code there.
  const both = new Dictionary(new MissingTokens([]));
  for (let code = 1; code < to.size; code++) {
    both.enter(to.bytes(code), 0);
    if (code % blockValues === 0) yield code;
  }
  const codes = new Uint32Array(from.size);
  for (let code = 1; code < from.size; code++) {
    codes[code] = both.enter(from.bytes(code), 0);
    if (code % blockValues === 0) yield to.size + code;
  }
  return codes;
}

function* oneBelowTheOther(
  release: ValuedColumn,
  releaseRows: number,
  population: ValuedColumn,
  populationRows: number,
  sameCodes: Uint32Array,
): Generator<number, Codes> {
  const joined = new Codes();
  const largest = release.dictionary.size + population.dictionary.size;
  const block = new Uint32Array(blockRows);
  for (let from = 0; from < releaseRows; from += blockRows) {
    const to = Math.min(releaseRows, from + blockRows);
    release.codes.copyTo(block, from, to);
    joined.splice(from, 0, block.subarray(0, to - from), largest);
    if (from === 0) joined.reserve(releaseRows + populationRows);
    yield to;
  }
  for (let from = 0; from < populationRows; from += blockRows) {
    const to = Math.min(populationRows, from + blockRows);
    population.codes.copyTo(block, from, to);
    for (let i = 0; i < to - from; i++) block[i] = sameCodes[block[i]];
    joined.splice(releaseRows + from, 0, block.subarray(0, to - from), largest);
    yield releaseRows + to;
  }
  return joined;
}

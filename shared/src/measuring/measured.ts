/** What all parts of an answer start from: the table, its columns, and how its rows match each other under the missing policy. */
import {
  type Analysis,
  columnsToCompare,
  type PairTables,
  type ProfileFacts,
  staged,
  subjectAmong,
  type Work,
} from '../analysis/index.ts';
import {
  type ClassPeople,
  classPeople,
  countClassesByPolicy,
  type MatchHistogram,
  matchHistogram,
  type RowClasses,
  type SizeHistogram,
  sizeHistogram,
  weightedSizes,
  wildcardMatches,
} from '../counts/index.ts';
import type { Table } from '../table/index.ts';
import { columnNumber, numbersOf } from './namedColumns.ts';
import type { MeasureRequest } from './request.ts';

export interface Measured {
  readonly request: MeasureRequest;
  readonly table: Table;
  readonly facts: ProfileFacts;
  /** The columns crossed in pairs, the same for all parts of one answer. */
  readonly pairs: PairTables;
  /** The columns of `request.columns`. */
  readonly columns: readonly number[];
  /** Rows that are equal on the quasi-identifiers, by the policy; undefined if a missing cell matches anything. */
  readonly sizes: SizeHistogram | undefined;
  readonly classes: RowClasses;
  /** Class → rows that each of its rows matches; other than its size only if a missing cell matches anything. */
  readonly matchesOfClass: Uint32Array;
  readonly matches: MatchHistogram;
  /** People of the classes where the request, or else a column, says whom rows are about; undefined if a missing cell matches anything. */
  readonly people: ClassPeople | undefined;
  /** Class → summed weight of the rows that its rows match; undefined without a column of weights. */
  readonly weightOfClass: Float64Array | undefined;
}

export function* startMeasuring(analysis: Analysis, request: MeasureRequest): Work<Measured> {
  const { table } = analysis;
  const profile = yield* analysis.profile();
  const facts = { ...profile, quasiIdentifiers: columnsAsked(profile) };
  const columns = request.columns ? numbersOf(table, request.columns) : columnsToCompare(facts.roles);
  const codes = facts.quasiIdentifiers.map((column) => table.columns[column].codes);
  const rows = table.rowCount;
  const policy = request.missing === 'wildcard' ? 'value' : request.missing;
  const classes = yield* staged('classes', rows, countClassesByPolicy(codes, rows, policy));
  const weights = request.weights === undefined ? undefined : numbersIn(table, request.weights);
  const common = { request, table, facts, columns, classes, pairs: analysis.pairs };
  if (request.missing === 'wildcard') {
    const wild = yield* staged('classes', rows, wildcardMatches(codes, classes, weights));
    const matches = yield* staged('classes', rows, matchHistogram(wild.matches, classes.sizeOfClass));
    return {
      ...common,
      sizes: undefined,
      people: undefined,
      matchesOfClass: wild.matches,
      matches,
      weightOfClass: weights && wild.weights,
    };
  }
  const matchesOfClass = classes.sizeOfClass.subarray(0, classes.classCount);
  return {
    ...common,
    sizes: sizeHistogram(classes),
    people: yield* peopleOf(table, facts, request, classes),
    matchesOfClass,
    matches: yield* staged('classes', rows, matchHistogram(matchesOfClass, matchesOfClass)),
    weightOfClass: weights && (yield* staged('classes', rows, weightedSizes(classes, weights))),
  };
}

function* peopleOf(
  table: Table,
  { roles }: ProfileFacts,
  { user }: MeasureRequest,
  classes: RowClasses,
): Work<ClassPeople | undefined> {
  const subject = user === 'row' ? undefined : user === undefined ? subjectAmong(roles) : columnNumber(table, user);
  if (subject === undefined) return undefined;
  const { codes, dictionary } = table.columns[subject];
  return yield* staged('classes', table.rowCount, classPeople(classes, codes, dictionary.size));
}

/** Rows whose weight is no number, or not above 0: with one of them no sum of weights means anything. */
export function rowsWithoutWeight(table: Table, name: string): number {
  const weights = numbersIn(table, name);
  return weights.reduce((rows, weight) => (weight > 0 && weight < 1e15 ? rows : rows + 1), 0);
}

/** The numbers in a column, row by row. */
function numbersIn(table: Table, name: string): Float64Array {
  const { codes, dictionary } = table.columns[columnNumber(table, name)];
  const ofCode = Float64Array.from({ length: dictionary.size }, (_, code) =>
    code === 0 ? Number.NaN : Number(dictionary.text(code)),
  );
  return Float64Array.from(codes.view, (code) => ofCode[code]);
}

/** Who asks for numbers of classes by their names gets them, of noised rows as of others. */
function columnsAsked({ quasiIdentifiers, protection }: ProfileFacts): readonly number[] {
  return protection?.isWhole ? protection.chosen : quasiIdentifiers;
}

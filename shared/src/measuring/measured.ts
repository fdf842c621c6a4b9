/** What all parts of an answer start from: the table, its columns, and how its rows match each other under the missing policy. */
import {
  type Analysis,
  columnsOfInterest,
  MOST_COLUMNS,
  type PairTables,
  type ProfileFacts,
  peopleNamed,
  secondsToCompare,
  staged,
  subjectAmong,
  type Work,
  weightOf,
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
import type { Codes, Columns } from '../table/index.ts';
import { columnNumber, numbersOf } from './namedColumns.ts';
import type { MeasureRequest } from './request.ts';

export interface Measured {
  readonly request: MeasureRequest;
  readonly table: Columns;
  readonly facts: ProfileFacts;
  /** The columns crossed in pairs, the same for all parts of one answer. */
  readonly pairs: PairTables;
  /** The columns of `request.columns`; without it those that are worth comparing, of very many the first. */
  readonly columns: readonly number[];
  /** How many columns are worth comparing. */
  readonly comparable: number;
  /** Rows that are equal on the quasi-identifiers, by the policy; undefined if a missing cell matches anything. */
  readonly sizes: SizeHistogram | undefined;
  readonly classes: RowClasses;
  /** Class → rows that each of its rows matches; other than its size only if a missing cell matches anything. */
  readonly matchesOfClass: Uint32Array;
  readonly matches: MatchHistogram;
  /** People of the classes where the request, or else a column, says whom rows are about. */
  readonly people: ClassPeople | undefined;
  /** As `matches`, of people: how many rows match how many people. */
  readonly peopleMatches: MatchHistogram;
  /** How many people the file is about. */
  readonly peopleCount: number;
  /** Class → summed weight of the rows that its rows match; undefined without a column of weights. */
  readonly weightOfClass: Float64Array | undefined;
}

export function* startMeasuring(analysis: Analysis<Columns>, asked: MeasureRequest): Work<Measured> {
  const { table } = analysis;
  const profile = yield* analysis.profile();
  const request = { ...asked, budget: secondsToCompare(profile, asked.budget) };
  const facts = { ...profile, quasiIdentifiers: columnsAsked(profile) };
  const worth = columnsOfInterest(facts.roles, facts.quasiIdentifiers);
  const first = worth.slice(0, MOST_COLUMNS).sort((a, b) => a - b);
  const columns = request.columns ? numbersOf(table, request.columns) : first;
  const codes = facts.quasiIdentifiers.map((column) => table.columns[column].codes);
  const rows = table.rowCount;
  const policy = request.missing === 'wildcard' ? 'value' : request.missing;
  const classes = yield* staged('classes', rows, countClassesByPolicy(codes, rows, policy));
  const weights = request.weights === undefined ? undefined : weightsIn(table, request.weights);
  const subject = subjectOf(table, facts, request);
  const people = subject === undefined ? undefined : yield* peopleOf(table, subject, classes);
  const peopleCount = subject === undefined ? rows : peopleNamed(facts.profiles[subject]);
  const common = {
    request,
    table,
    facts,
    columns,
    comparable: worth.length,
    classes,
    people,
    peopleCount,
    pairs: analysis.pairs,
  };
  const matchesOf = (ofClass: Uint32Array) => staged('classes', rows, matchHistogram(ofClass, classes.sizeOfClass));
  if (request.missing === 'wildcard') {
    const wild = yield* staged('classes', rows, wildcardMatches(codes, classes, weights));
    const matches = yield* matchesOf(wild.matches);
    return {
      ...common,
      sizes: undefined,
      matchesOfClass: wild.matches,
      matches,
      peopleMatches: people ? yield* matchesOf(yield* wildPeople(codes, classes, people)) : matches,
      weightOfClass: weights && wild.weights,
    };
  }
  const matchesOfClass = classes.sizeOfClass.subarray(0, classes.classCount);
  const matches = yield* matchesOf(matchesOfClass);
  return {
    ...common,
    sizes: sizeHistogram(classes),
    matchesOfClass,
    matches,
    peopleMatches: people ? yield* matchesOf(people.crowds.sizeOfClass.subarray(0, classes.classCount)) : matches,
    weightOfClass: weights && (yield* staged('classes', rows, weightedSizes(classes, weights))),
  };
}

function subjectOf(table: Columns, { roles }: ProfileFacts, { user }: MeasureRequest): number | undefined {
  if (user === 'row') return undefined;
  return user === undefined ? subjectAmong(roles) : columnNumber(table, user);
}

/** Class → people that its rows match where a missing cell matches anything: of somebody with several classes each that matches is counted. */
function* wildPeople(codes: readonly Codes[], classes: RowClasses, { isFirst }: ClassPeople): Work<Uint32Array> {
  const matching = wildcardMatches(codes, classes, Float64Array.from(isFirst));
  return Uint32Array.from((yield* staged('classes', isFirst.length, matching)).weights);
}

function* peopleOf(table: Columns, subject: number, classes: RowClasses): Work<ClassPeople> {
  const { codes, dictionary } = table.columns[subject];
  return yield* staged('classes', table.rowCount, classPeople(classes, codes, dictionary.size));
}

/** The weights in a column, row by row; NaN for what is none. */
function weightsIn(table: Columns, name: string): Float64Array {
  const { codes, dictionary } = table.columns[columnNumber(table, name)];
  const ofCode = Float64Array.from({ length: dictionary.size }, (_, code) =>
    code === 0 ? Number.NaN : (weightOf(dictionary.text(code)) ?? Number.NaN),
  );
  return Float64Array.from(codes.view, (code) => ofCode[code]);
}

/** Who asks for numbers of classes by their names gets them, of noised rows as of others. */
function columnsAsked({ quasiIdentifiers, protection }: ProfileFacts): readonly number[] {
  return protection?.isWhole ? protection.chosen : quasiIdentifiers;
}

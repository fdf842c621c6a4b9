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
  type Crowds,
  type MatchHistogram,
  type MissingPolicy,
  matchHistogram,
  one,
  type RowClasses,
  type RowCounts,
  RowsElsewhere,
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
  readonly matches: MatchHistogram;
  /** The column that identifies the person of a row, from the request or from the file. */
  readonly subject: number | undefined;
  /** How many rows match how many people: as many as rows where no column identifies the person. */
  readonly peopleMatches: MatchHistogram;
  /** How many people classes have, from an engine that only counts. */
  readonly counted: Crowds | undefined;
  /** How many people the file is about. */
  readonly peopleCount: number;
  /** Undefined if the engine only counts, and does not hold the rows. */
  readonly ofRows: MeasuredRows | undefined;
}

/** Facts about the class of each row. */
export interface MeasuredRows {
  readonly classes: RowClasses;
  /** Class → rows that each of its rows matches; other than its size only if a missing cell matches anything. */
  readonly matchesOfClass: Uint32Array;
  /** People of the classes where the request, or else a column, identifies the person of a row. */
  readonly people: ClassPeople | undefined;
  /** Class → summed weight of the rows that its rows match; undefined without a column of weights. */
  readonly weightOfClass: Float64Array | undefined;
}

export function rowsMeasured({ ofRows }: Measured): MeasuredRows {
  if (!ofRows) throw new RowsElsewhere('This needs the class of each row, and the engine only counts.');
  return ofRows;
}

export function* startMeasuring(analysis: Analysis<Columns>, asked: MeasureRequest): Work<Measured> {
  const { table } = analysis;
  const profile = yield* analysis.profile();
  const request = { ...asked, budget: secondsToCompare(profile, asked.budget) };
  const facts = { ...profile, quasiIdentifiers: columnsAsked(profile) };
  const worth = columnsOfInterest(facts.roles, facts.quasiIdentifiers);
  const first = worth.slice(0, MOST_COLUMNS).sort((a, b) => a - b);
  const columns = request.columns ? numbersOf(table, request.columns) : first;
  const subject = subjectOf(table, facts, request);
  const peopleCount = subject === undefined ? table.rowCount : peopleNamed(facts.profiles[subject]);
  const { pairs } = analysis;
  const common = { request, table, facts, columns, comparable: worth.length, subject, peopleCount, pairs };
  const { rows } = facts.counts;
  return { ...common, ...(rows ? yield* byRows(common, rows) : yield* bySizes(common)) };
}

type Asked = Pick<Measured, 'request' | 'table' | 'facts' | 'subject'>;
type Matched = Pick<Measured, 'sizes' | 'matches' | 'peopleMatches' | 'counted' | 'ofRows'>;

/** From an engine that only counts: how many rows are alike, and not which. */
function* bySizes({
  request: { missing },
  facts: { counts, quasiIdentifiers: columns },
  subject,
}: Asked): Work<Matched> {
  if (missing === 'wildcard')
    throw new RowsElsewhere('--missing wildcard compares single rows, and the engine only counts.');
  const counting = one(counts.classSizes([{ columns, missing }]));
  const sizes = yield* staged('classes', counts.rowCount, counting);
  const records = sizes.sizes.map((size, i) => size * sizes.counts[i]);
  const matches = { rows: sizes.rows, matches: sizes.sizes, records };
  if (subject === undefined) return { sizes, matches, peopleMatches: matches, counted: undefined, ofRows: undefined };
  const crowds = one(counts.crowds([{ columns, missing, subject }]));
  const counted = yield* staged('classes', counts.rowCount, crowds);
  const { users, records: rowsOf, values } = counted.classes;
  const rowsOfCrowds = rowsOf.map((rows, i) => rows * values[i]);
  const peopleMatches = yield* staged('classes', counts.rowCount, matchHistogram(users, rowsOfCrowds));
  return { sizes, matches, peopleMatches, counted, ofRows: undefined };
}

function* byRows({ request, table, facts, subject }: Asked, rows: RowCounts): Work<Matched> {
  const { quasiIdentifiers } = facts;
  const total = rows.rowCount;
  const isWild = request.missing === 'wildcard';
  const policy = isWild ? 'value' : request.missing;
  const classes = yield* staged('classes', total, rows.classes(quasiIdentifiers, policy as MissingPolicy));
  const weights = request.weights === undefined ? undefined : weightsIn(table, rows, request.weights);
  const people = subject === undefined ? undefined : yield* staged('classes', total, rows.people(classes, subject));
  const codes = rows.codes(quasiIdentifiers);
  const wild = isWild ? yield* staged('classes', total, wildcardMatches(codes, classes, weights)) : undefined;
  const matchesOf = (ofClass: Uint32Array) => staged('classes', total, matchHistogram(ofClass, classes.sizeOfClass));
  const matchesOfClass = wild?.matches ?? classes.sizeOfClass.subarray(0, classes.classCount);
  const matches = yield* matchesOf(matchesOfClass);
  const peopleOfClass =
    people &&
    (wild ? yield* wildPeople(codes, classes, people) : people.crowds.sizeOfClass.subarray(0, classes.classCount));
  return {
    sizes: wild ? undefined : sizeHistogram(classes),
    matches,
    peopleMatches: peopleOfClass ? yield* matchesOf(peopleOfClass) : matches,
    counted: undefined,
    ofRows: {
      classes,
      matchesOfClass,
      people,
      weightOfClass: weights && (wild?.weights ?? (yield* staged('classes', total, weightedSizes(classes, weights)))),
    },
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

/** The weights in a column, row by row; NaN for what is none. */
function weightsIn(table: Columns, rows: RowCounts, name: string): Float64Array {
  const column = columnNumber(table, name);
  const { dictionary } = table.columns[column];
  const [codes] = rows.codes([column]);
  const ofCode = Float64Array.from({ length: dictionary.size }, (_, code) =>
    code === 0 ? Number.NaN : (weightOf(dictionary.text(code)) ?? Number.NaN),
  );
  return Float64Array.from(codes.view, (code) => ofCode[code]);
}

/** A caller who names numbers of classes gets them, for noised rows as for others. */
function columnsAsked({ quasiIdentifiers, protection }: ProfileFacts): readonly number[] {
  return protection?.isWhole ? protection.chosen : quasiIdentifiers;
}

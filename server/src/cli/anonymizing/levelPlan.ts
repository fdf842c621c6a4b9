/** What `anonymize` goes by before anything is written: the columns that are compared, each on its ladder, and the levels that are found or given. */
import {
  type Analysis,
  type ClassFacts,
  deadlineOf,
  type FindHierarchy,
  openDataSet,
  type Work,
} from '@quasi/shared/analysis';
import { identifierFixes, type Ladders, type Treatments } from '@quasi/shared/effects';
import { shownName } from '@quasi/shared/explain';
import { mostRemoved } from '@quasi/shared/generalising';
import type { NamedHierarchy } from '@quasi/shared/hierarchies';
import {
  type Diversity,
  describeReplayFault,
  type LevelsAsked,
  type LossMeasure,
  laddersFor,
  lookAtLevels,
  reachOn,
} from '@quasi/shared/recipes';
import type { Columns } from '@quasi/shared/table';
import { FileProblem } from '../../files/index.ts';
import { requireClosedQuotes } from '../closedQuotes.ts';
import type { OpenedData, TableRequest } from '../openTable.ts';
import { notReached, notReachedThere, requireSense } from './askedInVain.ts';
import { byColumn } from './byColumn.ts';
import { givenLevels } from './givenLevels.ts';
import { namedFrom, namedHierarchy } from './hierarchyFiles.ts';
import { withLeft } from './namesUntreated.ts';

export interface AnonymizeRequest extends TableRequest {
  /** The share of the rows that may be removed. */
  readonly suppress: number;
  readonly measure: LossMeasure;
  /** As `column=LEVEL`; undefined where they are looked for. */
  readonly levels: readonly string[] | undefined;
  /** As `column=FILE`. */
  readonly hierarchies: readonly string[];
  readonly removed: readonly string[];
  readonly pseudonymized: readonly string[];
  readonly redacted: readonly string[];
  /** Every column that identifies people is treated as it is proposed, unless an option says what to do with it. */
  readonly fixesIdentifiers: boolean;
  /** They may stay, although they name people. */
  readonly left: readonly string[];
  readonly hmac: ((text: string) => string) | undefined;
  readonly withDetails: boolean;
  /** Where the recipe will be, to which hierarchy files are relative. */
  readonly recipePath: string | undefined;
}

/** The treatment of columns that identify people. */
export interface TreatedIdentifiers extends AnonymizeRequest {
  readonly renumbered: readonly string[];
}

/** Each compared column can be given by any level of its ladder. */
export interface LevelPlan<Of extends Columns = Columns> {
  readonly analysis: Analysis<Of>;
  readonly facts: ClassFacts;
  readonly request: TreatedIdentifiers;
  /** The compared columns that are left. */
  readonly compared: readonly number[];
  readonly ladders: Ladders;
  readonly files: ReadonlyMap<number, NamedHierarchy>;
  readonly asked: LevelsAsked;
}

export function* levelPlan<Of extends Columns>(
  given: AnonymizeRequest,
  opened: OpenedData & { readonly table: Of },
): Work<LevelPlan<Of>> {
  const { path, world, suppress, measure } = given;
  const { table } = opened;
  const settings = withLeft(world.settings, given.left, world.today());
  const hierarchyFile = namedFrom(given.recipePath, path, world.hierarchyFile);
  const analysis = openDataSet(opened, { ...world, settings, hierarchyFile });
  yield* requireClosedQuotes(path, analysis);
  const facts = yield* analysis.classes();
  const nameOf = (column: number) => table.columns[column].name;
  const request = withFixes(given, given.fixesIdentifiers ? yield* identifierFixes(analysis) : new Map(), nameOf);
  const { removed } = request;
  const compared = facts.quasiIdentifiers.filter((column) => !removed.includes(nameOf(column)));
  requireSense(request, facts, compared);
  const asked = { suppress, measure, diversity: diversityAsked(facts, removed) };
  const files = hierarchiesFor(request, facts, compared, hierarchyFile);
  const ladders = yield* laddersFor(facts, compared, files);
  if ('fault' in ladders) throw new FileProblem(path, describeReplayFault(ladders.fault, shownName));
  return { analysis, facts, request, compared, ladders, files, asked };
}

export interface Levels {
  /** In the order of the compared columns; 0 is as it is. */
  readonly levels: readonly number[];
  readonly loss: number;
  /** None loses less than this, the loss itself where that is proven; undefined where levels were given. */
  readonly found: { readonly bound: number; readonly optimal: boolean } | undefined;
}

/** Fails where they do not reach the goal. */
export function* levelsOf({ facts, request, ladders, asked }: LevelPlan): Work<Levels> {
  if (request.levels) {
    const levels = givenLevels(request.levels, facts.table, ladders);
    const there = yield* lookAtLevels(facts, ladders, asked, levels, true);
    if (there.below > mostRemoved(asked.suppress, facts.table.rowCount))
      throw notReachedThere(request, facts, there.below);
    return { levels, loss: there.loss, found: undefined };
  }
  const { best, bound, optimal } = yield* reachOn(facts, ladders, asked, deadlineOf(request.world.budget));
  if (best === undefined || !Number.isFinite(best.loss)) throw notReached(request, facts, optimal, asked.diversity);
  return { levels: best.levels, loss: best.loss, found: { bound, optimal } };
}

/**
 * Where rows name their people, k people are k values of that column. A policy that asks for ℓ asks it of the first sensitive column, else;
 * what comes of it for others is judged on the copy.
 */
function diversityAsked(
  { table, roles, settings, subjects }: ClassFacts,
  removed: readonly string[],
): Diversity | undefined {
  const subject = subjects && table.columns[subjects.column].name;
  if (subject !== undefined && !removed.includes(subject)) return { column: subject, values: settings.k };
  const isAsked = settings.policy.criteria.l !== undefined && settings.l > 1;
  const column = table.columns.find(({ name }, i) => roles[i].role === 'sensitive' && !removed.includes(name));
  return isAsked && column ? { column: column.name, values: settings.l } : undefined;
}

/** Those that options name, else those that settings name and that can be used. */
function hierarchiesFor(
  { hierarchies, recipePath }: AnonymizeRequest,
  facts: ClassFacts,
  compared: readonly number[],
  find: FindHierarchy,
): ReadonlyMap<number, NamedHierarchy> {
  const names = compared.map((column) => facts.table.columns[column].name);
  const files = new Map<number, NamedHierarchy>();
  for (const [column, path] of byColumn(hierarchies, 'hierarchy', 'FILE', names)) {
    files.set(compared[names.indexOf(column)], namedHierarchy(path, recipePath));
  }
  for (const column of compared) {
    const stated = facts.hierarchies[column];
    const found = stated && 'stated' in stated && !files.has(column) ? find(stated.path) : undefined;
    if (found && 'records' in found) files.set(column, found);
  }
  return files;
}

/** An option for a column counts more than the proposal for it. */
function withFixes(
  request: AnonymizeRequest,
  fixes: Treatments,
  nameOf: (column: number) => string,
): TreatedIdentifiers {
  const { removed, pseudonymized, redacted } = request;
  const named = new Set([...removed, ...pseudonymized, ...redacted]);
  const proposed = (remedy: string | undefined) =>
    [...fixes].flatMap(([column, one]) =>
      one?.remedy === remedy && !named.has(nameOf(column)) ? [nameOf(column)] : [],
    );
  return {
    ...request,
    removed: [...removed, ...proposed(undefined)],
    redacted: [...redacted, ...proposed('redact-identifiers')],
    renumbered: proposed('number-anew'),
  };
}

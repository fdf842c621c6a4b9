/** Finds the recipe that reaches k in a file at the least loss, and makes the copy by it. */
import {
  type Analysis,
  type ClassFacts,
  deadlineOf,
  type FindHierarchy,
  openDataSet,
  type Work,
} from '@quasi/shared/analysis';
import { identifierFixes, type Treatments } from '@quasi/shared/effects';
import { shownName } from '@quasi/shared/explain';
import type { HierarchyFile, NamedHierarchy } from '@quasi/shared/hierarchies';
import {
  type ColumnStep,
  type Diversity,
  describeReplayFault,
  type Ladders,
  type LossMeasure,
  laddersFor,
  type Recipe,
  reachOn,
  replay,
  type Step,
} from '@quasi/shared/recipes';
import { treatmentNamed } from '@quasi/shared/remedies';
import { FileProblem } from '../../files/index.ts';
import { requireClosedQuotes } from '../closedQuotes.ts';
import { type CopiedTable, openTable } from '../openTable.ts';
import { notReached, requireSense } from './askedInVain.ts';
import { detailsOfCopy } from './detailsOfCopy.ts';
import { columnFiles, namedFrom, namedHierarchy } from './hierarchyFiles.ts';
import { requireWordOnNames, withLeft } from './namesUntreated.ts';
import { notesOn, TREATED_BY_OPTIONS, unusedHierarchies } from './notes.ts';
import type { Outcome } from './report.ts';
import { type CopyRequest, riskNumbers, writeCopy } from './writeCopy.ts';

export interface AnonymizeRequest extends CopiedTable {
  /** The share of the rows that may be removed. */
  readonly suppress: number;
  readonly measure: LossMeasure;
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

export interface Anonymized extends Outcome {
  /** Compared column → its level; 0 is as it is. */
  readonly levels: readonly number[];
  readonly columns: readonly string[];
}

/** Hexadecimal digits of a pseudonym. */
const DIGITS = 16;

/** The treatment of columns that identify people. */
interface TreatedIdentifiers extends AnonymizeRequest {
  readonly renumbered: readonly string[];
}

export function* anonymizeFile(given: AnonymizeRequest, copy: CopyRequest): Work<Anonymized> {
  const { path, world, suppress, measure, hmac } = given;
  const settings = withLeft(world.settings, given.left, world.today());
  const opened = yield* openTable(given);
  const { table } = opened;
  try {
    const hierarchyFile = namedFrom(given.recipePath, path, world.hierarchyFile);
    const analysis = openDataSet(opened, { ...world, settings, hierarchyFile });
    yield* requireClosedQuotes(path, analysis);
    const facts = yield* analysis.classes();
    const nameOf = (column: number) => table.columns[column].name;
    const request = withFixes(given, given.fixesIdentifiers ? yield* identifierFixes(analysis) : new Map(), nameOf);
    const { removed, pseudonymized, redacted, renumbered } = request;
    const compared = facts.quasiIdentifiers.filter((column) => !removed.includes(nameOf(column)));
    requireSense(request, facts, compared);
    requireWordOnNames(path, facts, [...removed, ...pseudonymized, ...redacted, ...renumbered]);
    const diversity = diversityAsked(facts, removed);
    const files = hierarchiesFor(request, facts, compared, hierarchyFile);
    const ladders = yield* laddersFor(facts, compared, files);
    if ('fault' in ladders) throw new FileProblem(path, describeReplayFault(ladders.fault, shownName));
    const reached = yield* reachOn(facts, ladders, suppress, measure, diversity, deadlineOf(world.budget));
    const { best, bound, optimal } = reached;
    if (best === undefined || !Number.isFinite(best.loss)) throw notReached(request, facts, optimal, diversity);

    const search = { loss: { measure, value: best.loss }, bound, optimal };
    const tools = { hmac, hierarchyFile: byName(files) };
    const wanted: Recipe = {
      quasiIdentifiers: facts.quasiIdentifiers.map(nameOf),
      k: settings.k,
      suppress,
      diversity,
      steps: [...stepsBefore(request), ...stepsOf(ladders, best.levels, nameOf)],
      before: riskNumbers(facts),
      after: undefined,
      loss: search.loss,
    };
    const replayed = yield* replay(facts, wanted, tools);
    if ('fault' in replayed) throw new FileProblem(path, describeReplayFault(replayed.fault, shownName));
    const recipe = strict(wanted, replayed.unfitRows);
    const detailed = (after: Analysis) => detailsOfCopy(analysis, after, recipe, replayed, world.budget);
    const copied = yield* writeCopy(facts, opened, recipe, replayed, copy, request.withDetails ? detailed : undefined);
    opened.requireUnchanged();
    return {
      path,
      copy: copy.copy,
      recipe: { ...recipe, after: copied.after },
      replayed,
      before: recipe.before,
      copied,
      search,
      columns: compared.map(nameOf),
      levels: best.levels,
      notes: [
        ...unusedHierarchies(facts, files),
        ...notesOn(facts, opened, replayed, copied.left, TREATED_BY_OPTIONS, copy.output.keeps(table)),
      ],
    };
  } finally {
    opened.close();
  }
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
  for (const { column, path } of columnFiles(hierarchies, names)) {
    files.set(compared[names.indexOf(column)], namedHierarchy(path, recipePath));
  }
  for (const column of compared) {
    const stated = facts.hierarchies[column];
    const found = stated && 'stated' in stated && !files.has(column) ? find(stated.path) : undefined;
    if (found && 'records' in found) files.set(column, found);
  }
  return files;
}

function byName(files: ReadonlyMap<number, NamedHierarchy>): (name: string) => HierarchyFile | undefined {
  const known = new Map([...files.values()].map((file) => [file.name, file]));
  return (name) => known.get(name);
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

/** The treatment of columns that are not compared. */
function stepsBefore({ removed, pseudonymized, redacted, renumbered }: TreatedIdentifiers): Step[] {
  return [
    ...(removed.length > 0 ? [{ columns: removed }] : []),
    ...pseudonymized.map((column) => stepWith(column, 'pseudonymise', { digits: DIGITS })),
    ...redacted.map((column) => stepWith(column, 'redact-identifiers', {})),
    ...renumbered.map((column) => stepWith(column, 'number-anew', {})),
  ];
}

function stepWith(column: string, remedy: string, parameters: object): ColumnStep {
  const treatment = treatmentNamed(remedy, parameters);
  if (treatment === undefined) throw new Error(`there is no remedy ${remedy} with these parameters`);
  return { column, treatment, otherwise: 'error' };
}

/** A value that does not fit becomes a star, as the search has reckoned. */
function stepsOf(ladders: Ladders, levels: readonly number[], nameOf: (column: number) => string): ColumnStep[] {
  return [...ladders].flatMap(([column, { treatments }], i) =>
    levels[i] === 0 ? [] : [{ column: nameOf(column), treatment: treatments[levels[i] - 1], otherwise: 'suppress' }],
  );
}

/** Where all values fit, one of another file that does not is to be heard of. */
function strict(recipe: Recipe, unfitRows: readonly number[]): Recipe {
  const steps = recipe.steps.map(
    (step, i): Step => ('columns' in step || unfitRows[i] > 0 ? step : { ...step, otherwise: 'error' }),
  );
  return { ...recipe, steps };
}

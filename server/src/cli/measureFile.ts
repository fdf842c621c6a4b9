/** Puts the numbers of one file together, part by part. */
import { basename, resolve } from 'node:path';
import {
  type Analysis,
  columnsToCompare,
  deadlineOf,
  type LeftOutDatabase,
  lackingAmong,
  openDataSet,
  type PassedOver,
  type PopulationFile,
  rowsWithoutWeight,
  secondsFor,
  staged,
  subjectAmong,
  type Unweighted,
  usableTable,
  type Work,
  type World,
} from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { one, RowsElsewhere } from '@quasi/shared/counts';
import { shownName, uncountedText, unweightedText } from '@quasi/shared/explain';
import {
  applies,
  columnsOfModel,
  type Measured,
  type MeasureRequest,
  type Part,
  type PartName,
  parts,
  registerOf,
  startMeasuring,
  unitInNumbers,
} from '@quasi/shared/measuring';
import { type Columns, readAlike } from '@quasi/shared/table';
import { FileProblem } from '../files/index.ts';
import { isText, readsText } from '../readers/index.ts';
import { requireClosedQuotes } from './closedQuotes.ts';
import { columnsToRead } from './columnsToRead.ts';
import { engineFor } from './countingOf.ts';
import { withDeclaredColumns, withoutSubjects, withUser, withWeights } from './declaredColumns.ts';
import { requirePopulation, requireReadable } from './notUsed.ts';
import { openData, type TableRequest } from './openTable.ts';
import { type FileRequest, requireColumnsOfOthers } from './otherFiles.ts';

/** Parts that look at the quasi-identifiers alone: for these, named, no other column needs to be read. */
const partsOfClasses: readonly PartName[] = ['classes', 'knowledge', 'overall', 'population'];

/** Parts that look people up in a file of the population. */
const partsOfRegister: readonly PartName[] = ['models', 'population'];

/** Parts that may take any time, among which the time is divided. */
const longParts: readonly PartName[] = [
  'overall',
  'dependency',
  'uniqueCombinations',
  'relaxedCombinations',
  'sensitivity',
  'frequency',
  'suda',
  'protected',
];

/** Parts that are not about the columns of `--columns`. */
const partsOfFile: readonly PartName[] = [...partsOfClasses, 'columns', 'verdict'];

export function* measureFile(file: TableRequest, asked: FileRequest, only: readonly PartName[]) {
  const { world, named = [] } = file;
  const isRestricted =
    named.length > 0 &&
    // Only a text can be read by its beginning.
    readsText(file.path) &&
    !engineFor(file.path, world.counting) &&
    asked.weights === undefined &&
    !world.settings.columns.some(({ role }) => role === 'weight') &&
    only.every((part) => partsOfClasses.includes(part));
  const wanted = namedColumns(asked);
  const columns = isRestricted ? yield* columnsToRead(file, named, asked.user) : undefined;
  const opened = yield* openData({ ...file, ...(columns && { columns }), wanted, isCounted: true });
  const { table } = opened;
  try {
    yield* requireWeights(file.path, asked, table);
    const settings = withOptions(withUser(world.settings, asked.user), asked);
    const own = { ...world, settings, readPopulation: readingOf(world, asked) };
    const first = openDataSet(opened, own);
    yield* requireClosedQuotes(file.path, first);
    const profile = yield* first.profile();
    const hasNoUsers = asked.user === 'row' && subjectAmong(profile.roles) !== undefined;
    const analysis = hasNoUsers ? openDataSet(opened, { ...own, settings: withoutSubjects(settings, profile) }) : first;
    const { passedOver } = yield* analysis.knownPopulation();
    const known = yield* withKnownPopulation(withDeclaredColumns(asked, profile), analysis);
    const unusable = yield* unusableWeights(known, table);
    const request = unusable ? { ...known, weights: undefined } : known;
    const begun = yield* startMeasuring(analysis, request);
    requireCompared(file.path, begun);
    requireColumnsOfOthers(request, begun, only);
    requirePopulation(file.path, passedOver, asked.ofOptions);
    const { measured, unusedDatabases } = yield* withDatabases(begun, only.includes('protected') ? file : undefined);
    // A named part is always computed, whatever it is worth.
    const areNamed = only.length < Object.keys(parts).length;
    const answers: [string, unknown][] = [];
    const deadline = deadlineOf(measured.request.budget);
    for (const [i, name] of only.entries()) {
      if (!areNamed && !applies(name, measured)) continue;
      const toCome = only.slice(i).filter((part) => longParts.includes(part)).length;
      const budget = secondsFor(deadline, Math.max(1, toCome));
      answers.push([name, yield* answerOf(name, { ...measured, request: { ...measured.request, budget } })]);
    }
    const compared = only.some((part) => !partsOfFile.includes(part)) ? comparedIn(measured) : undefined;
    const isJudged = answers.some(([name, answer]) => name === 'population' && answer !== undefined);
    return {
      numbers: {
        file: file.path,
        rows: table.rowCount,
        // Some columns alone do not show who a file is about.
        unit: isRestricted ? undefined : unitInNumbers(profile.unit, table),
        // Some columns alone do not show which rows are the same.
        duplicateRows: isRestricted ? undefined : yield* duplicateRows(analysis),
        countedBy: opened.countedBy,
        delimiter: isText(opened) ? readAlike(opened.table).delimiter : undefined,
        missing: request.missing,
        seed: request.seed,
        quasiIdentifiers: measured.facts.quasiIdentifiers.map((column) => table.columns[column].name),
        compared,
        ...Object.fromEntries(answers),
      },
      /** Where there are too many columns to compare all with each other. */
      compared,
      /** Columns that were passed over where none were named. */
      leftOut: only.some((part) => !partsOfFile.includes(part)) ? leftOut(measured) : [],
      /** Of the package, which say nothing of the people behind the file. */
      unusedDatabases,
      /** What files say of the population and is not used. */
      passedOver: [...passedOver.filter(({ kind }) => kind !== 'badWeights'), ...(unusable ? [unusable] : [])],
      /** The people that rows are compared with, if a part that is asked for does that. */
      register: only.some((part) => partsOfRegister.includes(part)) ? yield* registerOf(measured) : undefined,
      /** Databases that options name and nobody is looked for in. */
      hasIdleDatabases: asked.databases.length > 0 && !(only.includes('protected') && columnsOfModel(begun).length > 0),
      /** What the statistics of the population leave open of the columns compared, in a sentence, if people are judged by them. */
      untold: isJudged ? untoldIn(yield* analysis.populationFile(), measured) : undefined,
      /** Columns that make what is said of the people behind the file a guess. */
      guessed: guessedIn(answers),
      /** Why another engine counted, if nobody asked for it. */
      why: opened.why,
      /** The population is known by a file of it, whatever else options say. */
      isKnownByFile: (yield* analysis.populationFile()) !== undefined,
    };
  } catch (error) {
    throw error instanceof RowsElsewhere ? new FileProblem(file.path, error.message) : error;
  } finally {
    opened.close();
  }
}

function guessedIn(answers: readonly (readonly [string, unknown])[]): readonly string[] {
  const [, answer] = answers.find(([name]) => name === 'protected') ?? [];
  return (answer as { readonly guessed?: readonly string[] } | undefined)?.guessed ?? [];
}

function untoldIn(file: PopulationFile | undefined, { table, facts }: Measured): string | undefined {
  if (!file?.statistics) return undefined;
  const compared = facts.quasiIdentifiers.map((column) => table.columns[column].name);
  const lacking = lackingAmong(file.statistics.columns, compared);
  return lacking.length > 0 ? uncountedText(file.name, lacking) : undefined;
}

/** Options count more than what is configured. */
function withOptions(
  declared: Settings,
  { weights, epsilon, ofOptions: { population, samplingRate, populationPath } }: FileRequest,
): Settings {
  const isStated = population !== undefined || samplingRate !== undefined || populationPath !== undefined;
  return {
    ...withWeights(declared, weights),
    // Columns that an option declares as noised count like those of settings.
    ...(epsilon !== undefined && { epsilon }),
    // What options say of the population takes the place of all that is configured of it.
    ...(isStated && { populationFile: undefined, population: undefined, samplingRate: undefined }),
    ...(populationPath !== undefined && { populationFile: resolve(populationPath) }),
    ...(population !== undefined && { population }),
    ...(samplingRate !== undefined && { samplingRate }),
  };
}

/** The option's file takes the place of the one that is configured; it is read already, unless it holds statistics. */
function readingOf(
  { readPopulation }: World,
  { populationTable: table, ofOptions: { populationPath } }: FileRequest,
): World['readPopulation'] {
  if (populationPath === undefined || !table) return readPopulation;
  return function* () {
    yield { stage: 'reading', share: 1 };
    return { name: basename(populationPath), table, statistics: undefined, problem: undefined };
  };
}

/** The population is as the analysis knows it: by a file of it, as it is stated, by the sampling rate, or by the weights. */
function* withKnownPopulation(request: FileRequest, analysis: Analysis<Columns>): Work<FileRequest> {
  const population = yield* analysis.population();
  const file = yield* analysis.populationFile();
  return {
    ...request,
    population: population?.size,
    samplingRate: population?.rate,
    populationTable: file?.table ?? request.populationTable,
    populationStatistics: file?.statistics,
  };
}

/** Those of the package, where no option names any. They are read only if there are people to be looked for in them. */
function* withDatabases(
  measured: Measured,
  file: TableRequest | undefined,
): Work<{ readonly measured: Measured; readonly unusedDatabases: readonly LeftOutDatabase[] }> {
  const unusedDatabases: LeftOutDatabase[] = [];
  const columns = columnsOfModel(measured).map((column) => measured.table.columns[column].name);
  const sources = columns.length > 0 ? (file?.world.databases ?? []) : [];
  const databases = [...measured.request.databases];
  for (const source of sources) {
    const found = yield* usableTable(source, columns);
    if ('why' in found) unusedDatabases.push(found);
    else databases.push({ name: source.name, table: found, rate: source.rate });
  }
  requireReadable(unusedDatabases);
  return { measured: { ...measured, request: { ...measured.request, databases } }, unusedDatabases };
}

/** Weights that are declared and not all numbers above 0: no row is weighted by them, whatever the population is known by. */
function* unusableWeights({ weights }: MeasureRequest, table: Columns): Work<PassedOver | undefined> {
  if (weights === undefined) return undefined;
  const column = table.columns.findIndex(({ name }) => name === weights);
  const unweighted = yield* unweightedIn(table, column);
  return unweighted.rows > 0 ? { kind: 'badWeights', column, name: weights, unweighted } : undefined;
}

function unweightedIn(table: Columns, column: number): Work<Unweighted> {
  return staged('columns', table.rowCount, rowsWithoutWeight(table.columns[column]));
}

/** An attacker can be wrong only about a column that rows are compared on. */
function requireCompared(path: string, { request, table, facts }: Measured): void {
  const compared = facts.quasiIdentifiers.map((column) => table.columns[column].name);
  const other = [...request.within.keys()].find((name) => !compared.includes(name));
  if (other === undefined) return;
  throw new FileProblem(
    path,
    `--within names "${shownName(other)}", on which rows are not compared; name it with --qi.`,
  );
}

/** What the option says of the file has to be true of it. */
function* requireWeights(path: string, { weights }: MeasureRequest, table: Columns): Work<void> {
  if (weights === undefined) return;
  const unweighted = yield* unweightedIn(
    table,
    table.columns.findIndex(({ name }) => name === weights),
  );
  if (unweighted.rows === 0) return;
  throw new FileProblem(path, `${unweightedText(unweighted)} in "${shownName(weights)}", the column of weights.`);
}

/** All columns that the options name: each must exist. */
function namedColumns({ columns, sensitive, user, weights, sets, pairs, reveal, within }: MeasureRequest): string[] {
  const single = [user === 'row' ? undefined : user, weights].filter((name) => name !== undefined);
  return [
    ...(columns ?? []),
    ...sensitive,
    ...single,
    ...sets.flat(),
    ...pairs.flat().map(({ column }) => column),
    ...reveal.keys(),
    ...within.keys(),
  ];
}

/** Identifiers and free text. */
function leftOut({ table, facts, request }: Measured): string[] {
  if (request.columns !== undefined) return [];
  const worth = new Set(columnsToCompare(facts.roles));
  return table.columns.filter((_, i) => !worth.has(i)).map(({ name }) => name);
}

function comparedIn({ columns, comparable, request }: Measured) {
  if (request.columns !== undefined || comparable <= columns.length) return undefined;
  return { columns: columns.length, of: comparable };
}

/** Rows less distinct rows. */
function* duplicateRows({ table, counts }: Analysis<Columns>): Work<number> {
  const asked = { columns: [...table.columns.keys()], missing: 'value' } as const;
  const sizes = yield* staged('classes', table.rowCount, one(counts.classSizes([asked])));
  return table.rowCount - sizes.counts.reduce((sum, count) => sum + count, 0);
}

/** The numbers of a part, or why this engine cannot give them. */
function* answerOf(name: PartName, measured: Measured): Work<unknown> {
  try {
    return yield* (parts[name] as Part)(measured);
  } catch (error) {
    if (error instanceof RowsElsewhere) return { unavailable: error.message };
    throw error;
  }
}

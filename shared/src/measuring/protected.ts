/** `protected`: the remaining risk of a file whose cells are reports of randomised response, for the people behind it (SEI). */
import {
  type Answers,
  answersIn,
  capOf,
  columnsOfPeople,
  confusions,
  correlationsBy,
  deadlineOf,
  drawPeople,
  isGuessed,
  modelOf,
  type PeopleDrawn,
  partOf,
  readColumns,
  recordsOfPeople,
  type Surroundings,
  staged,
  unlessOver,
  type Work,
} from '../analysis/index.ts';
import { type Confusion, drawnPeopleCount, type PeopleModel, poissonFloor } from '../measures/protected/index.ts';
import { seededRandom } from '../random/index.ts';
import type { Measured } from './measured.ts';
import type { Part } from './part.ts';

/** Up to so many columns correlations are computed whatever the model. */
const fewColumns = 12;

/** The share of the time that is left which a piece may take, so that there is some for each. */
const shareOf = { pairs: 0.5, correlations: 0.3, people: 0.7, confusion: 0.7 };

export const protectedPart: Part = function* (measured) {
  const { request, table } = measured;
  const { epsilon, model, seed, populationTable } = request;
  if (!isProtected(measured)) return undefined;
  const deadline = deadlineOf(request.budget);
  const columns = yield* answersOf(measured);
  const population = request.population ?? populationTable?.rowCount ?? table.rowCount;
  const noised = columns.filter((column) => Number.isFinite(column.epsilon));
  const wantsCorrelations = model === 'copula' || columns.length <= fewColumns;

  const read = yield* readColumns(columns, wantsCorrelations || model === 'tree', partOf(deadline, shareOf.pairs));
  const surroundings = yield* surroundingsOf(measured, columns, population);

  const positions = () => correlationsBy(read.file, 'positions', partOf(deadline, shareOf.correlations));
  const ofCopula = model === 'copula' ? yield* positions() : undefined;
  const people = modelOf(read.file, model, ofCopula, seed);
  const drawn = people && (yield* drawnFrom(people, measured, surroundings, partOf(deadline, shareOf.people)));
  const told =
    people && (yield* toldApart(people, columns, measured, surroundings, partOf(deadline, shareOf.confusion)));
  const signed = wantsCorrelations ? (ofCopula ?? (yield* positions())) : undefined;
  const printed = wantsCorrelations ? yield* correlationsBy(read.file, 'printed', deadline) : undefined;

  const guessed = columns.filter((column, i) => isGuessed(column, read.file.channels[i])).map(({ name }) => name);
  const ofPackage = request.databases.flatMap(({ name, rate }) => (name === undefined ? [] : [{ file: name, rate }]));
  const isComplete =
    read.isComplete &&
    people !== undefined &&
    (drawn === undefined || drawn.drawn === drawnPeopleCount) &&
    (populationTable === undefined || told !== undefined) &&
    (!wantsCorrelations || (signed !== undefined && printed !== undefined));
  return {
    epsilon,
    // Where columns have each their own.
    epsilons: columns.every((column) => column.epsilon === epsilon)
      ? undefined
      : Object.fromEntries(noised.map((column) => [column.name, column.epsilon])),
    populationSize: population,
    databases: ofPackage.length > 0 ? ofPackage : undefined,
    model,
    // Of these columns the shares, and with them all that is said of people, are hardly known.
    guessed: guessed.length > 0 ? guessed : undefined,
    floor: population > 0 ? surroundings.floor : undefined,
    cap: capOf(surroundings),
    onFloor: drawn?.onFloor,
    aloneShare: drawn?.aloneShare,
    atMost: drawn && Object.fromEntries(request.atMost.map((most, i) => [most, drawn.atMost[i]])),
    frequencies: Object.fromEntries(columns.map(({ name }, i) => [name, Array.from(read.file.shares[i])])),
    correlation: signed &&
      printed && { printed: printed.map((row) => Array.from(row)), signed: signed.map((row) => Array.from(row)) },
    confusion: told && Object.fromEntries(request.atMost.map((most, i) => [most, told[i]])),
    complete: isComplete ? undefined : false,
  };
};

/** What a request or the settings say to be answers of randomised response. */
function isProtected({ request, facts }: Measured): boolean {
  return request.epsilon !== undefined || facts.protection !== undefined;
}

/** The columns that people are compared on; none where nothing is noised. */
export function columnsOfModel(measured: Measured): readonly number[] {
  return isProtected(measured) ? modelled(measured) : [];
}

/** The columns that are named, by `--qi` or by `--columns`; else those that people can be asked for. */
function modelled({ facts, columns, request }: Measured): readonly number[] {
  const { protection, quasiIdentifiers, quasiIdentifiersAreNamed, roles } = facts;
  if (request.columns && !quasiIdentifiersAreNamed) return columns;
  return protection?.modelled ?? (quasiIdentifiersAreNamed ? quasiIdentifiers : columnsOfPeople(roles));
}

function* answersOf(measured: Measured): Work<Answers[]> {
  const { table, facts, request } = measured;
  const { protection, settings } = facts;
  const epsilonOf = (column: number) => request.epsilon ?? protection?.noised.get(column);
  return yield* answersIn(table, modelled(measured), settings, epsilonOf);
}

function* surroundingsOf({ request }: Measured, columns: readonly Answers[], population: number): Work<Surroundings> {
  const databases: Surroundings['databases'][number][] = [];
  for (const { table, rate } of request.databases) {
    const records = yield* staged('rows', table.rowCount, recordsOfPeople(table, columns));
    if (records === undefined) throw new Error('A database lacks a column that the file has.');
    databases.push({ rate, records });
  }
  return { population, floor: poissonFloor(request.alpha, population), databases, target: request.target };
}

function* drawnFrom(
  people: PeopleModel,
  { request, table }: Measured,
  surroundings: Surroundings,
  deadline: number,
): Work<PeopleDrawn | undefined> {
  if (table.rowCount === 0 || surroundings.population === 0) return undefined;
  const random = seededRandom(request.seed);
  const drawing = drawPeople(people, surroundings, drawnPeopleCount, request.atMost, random, deadline);
  return yield* staged('rows', drawnPeopleCount, drawing);
}

/** Undefined when the file of the population lacks a column or time runs out. */
function* toldApart(
  people: PeopleModel,
  columns: readonly Answers[],
  { request }: Measured,
  surroundings: Surroundings,
  deadline: number,
): Work<Confusion[] | undefined> {
  const { populationTable: register, atMost } = request;
  if (register === undefined) return undefined;
  const records = yield* staged('rows', register.rowCount, recordsOfPeople(register, columns));
  if (records === undefined) return undefined;
  const work = confusions(people, surroundings, records, atMost);
  return yield* unlessOver(staged('rows', register.rowCount, work), deadline);
}

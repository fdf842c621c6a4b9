/** `protected`: what a file whose cells are reports of randomised response still tells of the people behind it (SEI). */
import { deadlineOf, partOf, staged, unlessOver, type Work } from '../analysis/index.ts';
import {
  aloneCap,
  type Confusion,
  drawnPeopleCount,
  type PeopleModel,
  poissonFloor,
} from '../measures/protected/index.ts';
import { seededRandom } from '../random/index.ts';
import type { Measured } from './measured.ts';
import type { Part } from './part.ts';
import { type Categories, categoriesOf } from './protectedCategories.ts';
import { recordsOfPeople } from './protectedMatches.ts';
import { correlationsBy, modelOf } from './protectedModel.ts';
import { readColumns } from './protectedPairs.ts';
import { confusions, drawPeople, type PeopleDrawn, type Surroundings } from './protectedPeople.ts';

/** Up to so many columns correlations are computed whatever the model. */
const fewColumns = 12;

/** The share of the time that is left which a piece may take, so that there is some for each. */
const shareOf = { pairs: 0.5, correlations: 0.3, people: 0.7, confusion: 0.7 };

export const protectedPart: Part = function* (measured) {
  const { request, table } = measured;
  const { epsilon, model, seed, populationTable } = request;
  if (epsilon === undefined) return undefined;
  const deadline = deadlineOf(request.budget);
  const columns = yield* columnsOf(measured);
  const population = request.population ?? populationTable?.rowCount ?? table.rowCount;
  const wantsCorrelations = model === 'copula' || columns.length <= fewColumns;

  const reported = columns.map(({ reports, count }) => ({ reports, categories: count, epsilon }));
  const read = yield* readColumns(reported, wantsCorrelations || model === 'tree', partOf(deadline, shareOf.pairs));
  const surroundings = yield* surroundingsOf(measured, columns, population);

  const positions = () => correlationsBy(read.file, 'positions', partOf(deadline, shareOf.correlations));
  const ofCopula = model === 'copula' ? yield* positions() : undefined;
  const people = modelOf(read.file, model, ofCopula, seed);
  const drawn = people && (yield* drawnFrom(people, measured, surroundings, partOf(deadline, shareOf.people)));
  const told =
    people && (yield* toldApart(people, columns, measured, surroundings, partOf(deadline, shareOf.confusion)));
  const signed = wantsCorrelations ? (ofCopula ?? (yield* positions())) : undefined;
  const printed = wantsCorrelations ? yield* correlationsBy(read.file, 'printed', deadline) : undefined;

  const isComplete =
    read.isComplete &&
    people !== undefined &&
    (drawn === undefined || drawn.drawn === drawnPeopleCount) &&
    (populationTable === undefined || told !== undefined) &&
    (!wantsCorrelations || (signed !== undefined && printed !== undefined));
  return {
    epsilon,
    populationSize: population,
    model,
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

/** The columns that classes are formed on where they were named, else those of `--columns`. */
function* columnsOf({ table, facts, columns }: Measured): Work<Categories[]> {
  const numbers = facts.quasiIdentifiersAreNamed ? facts.quasiIdentifiers : columns;
  const found: Categories[] = [];
  for (const column of numbers)
    found.push(yield* staged('columns', table.rowCount, categoriesOf(table.columns[column])));
  return found;
}

function* surroundingsOf(
  { request }: Measured,
  columns: readonly Categories[],
  population: number,
): Work<Surroundings> {
  const databases: Surroundings['databases'][number][] = [];
  for (const { table, rate } of request.databases) {
    const records = yield* staged('rows', table.rowCount, recordsOfPeople(table, columns));
    if (records === undefined) throw new Error('A database lacks a column that the file has.');
    databases.push({ rate, records });
  }
  return { population, floor: poissonFloor(request.alpha, population), databases, target: request.target };
}

/** The highest chance of being alone that the floor allows: that of a person whom no database holds, unless it holds all. */
function capOf({ floor, population, databases, target }: Surroundings): number | undefined {
  const least = databases.map(({ rate }) => ({ rate, matches: rate < 1 ? 0 : 1 }));
  return population > 0 ? aloneCap(Math.min(1, floor), population, least, target) : undefined;
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
  columns: readonly Categories[],
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

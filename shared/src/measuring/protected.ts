/** `protected`: what a file whose cells are reports of randomised response still tells of the people behind it (SEI). */
import { staged, type Work } from '../analysis/index.ts';
import { seededRandom } from '../measures/numeric/index.ts';
import {
  aloneCap,
  copulaPeople,
  defaultPoints,
  drawnPeopleCount,
  independentPeople,
  type Matrix,
  type PeopleModel,
  pairwiseCorrelations,
  poissonFloor,
  type ProtectedFile,
  treePeople,
} from '../measures/protected/index.ts';
import type { Measured } from './measured.ts';
import type { Numbers, Part } from './part.ts';
import { budgetOf, type IsSpent, within } from './protectedBudget.ts';
import { type Categories, categoriesOf } from './protectedCategories.ts';
import { recordsOfPeople } from './protectedMatches.ts';
import { readColumns } from './protectedPairs.ts';
import { confusions, drawPeople, type Surroundings } from './protectedPeople.ts';

/** Up to so many columns correlations are computed unasked. */
const FEW_COLUMNS = 12;

/** The shares of the time by which each piece must be finished, so that every later one has some. */
const until = { pairs: 0.5, modelCorrelations: 0.6, people: 0.85, confusion: 0.95, correlations: 1 };

const protectedPart: Part = function* (measured) {
  const { request, table, facts } = measured;
  const { epsilon, model, seed, atMost, populationTable } = request;
  if (epsilon === undefined) return undefined;
  const isSpent = budgetOf(request.budget);
  const numbers = facts.quasiIdentifiersAreNamed ? facts.quasiIdentifiers : measured.columns;
  const columns = numbers.map((column) => categoriesOf(table.columns[column]));
  const population = request.population ?? populationTable?.rowCount ?? table.rowCount;
  const hasCorrelations = model === 'copula' || columns.length <= FEW_COLUMNS;
  const reported = columns.map(({ reports, count }) => ({ reports, categories: count, epsilon }));
  const pairCount = (columns.length * (columns.length - 1)) / 2;
  const reading = readColumns(reported, hasCorrelations || model === 'tree', () => isSpent(until.pairs));
  const { file, isComplete } = yield* staged('columns', pairCount, reading);
  const answer = {
    epsilon,
    populationSize: population,
    model,
    frequencies: Object.fromEntries(columns.map(({ name }, i) => [name, Array.from(file.shares[i])])),
  };
  if (population === 0) return answer;

  const floor = poissonFloor(request.alpha, population);
  const databases: Surroundings['databases'][number][] = [];
  for (const database of request.databases) {
    const records = yield* staged('rows', database.table.rowCount, recordsOfPeople(database.table, columns));
    if (records === undefined) throw new Error('A database lacks a column that the file has.');
    databases.push({ rate: database.rate, records });
  }
  const surroundings = { population, floor, databases, target: request.target };
  // Nobody is less likely to be met than someone whom no database holds that need not hold them.
  const least = databases.map(({ rate }) => ({ rate, matches: rate < 1 ? 0 : 1 }));
  const common = { ...answer, floor, cap: aloneCap(floor, population, least, request.target) };
  if (table.rowCount === 0) return common;

  const ofModel = model === 'copula' ? yield* correlations(file, 'positions', isSpent, until.modelCorrelations) : undefined;
  const people = peopleOf(file, model, ofModel, seed);
  const drawing =
    people && drawPeople(people, surroundings, drawnPeopleCount, atMost, seededRandom(seed), () => isSpent(until.people));
  const drawn = drawing && (yield* staged('rows', drawnPeopleCount, drawing));
  const register = populationTable && (yield* staged('rows', populationTable.rowCount, recordsOfPeople(populationTable, columns)));
  const told =
    register && people && (yield* toldApart(people, surroundings, register, measured, isSpent));
  const signed = ofModel ?? (hasCorrelations ? yield* correlations(file, 'positions', isSpent, until.correlations) : undefined);
  const printed = hasCorrelations ? yield* correlations(file, 'printed', isSpent, until.correlations) : undefined;
  const isAll =
    isComplete &&
    (people === undefined || drawn === undefined || drawn.drawn === drawnPeopleCount) &&
    people !== undefined &&
    (register === undefined || told !== undefined) &&
    (!hasCorrelations || (signed !== undefined && printed !== undefined));
  return {
    ...common,
  };
};

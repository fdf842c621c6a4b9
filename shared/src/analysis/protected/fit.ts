/** The people behind a protected file: a model of them, fitted to the answers, and how safe people are that are drawn from it (SEI, measures.md 5.1.9). */
import type { Settings } from '../../config/index.ts';
import {
  countReports,
  drawnPeopleCount,
  type PeopleModel,
  poissonFloor,
  type Target,
} from '../../measures/protected/index.ts';
import { seededRandom } from '../../random/index.ts';
import type { Columns } from '../../table/index.ts';
import { partOf } from '../budget.ts';
import { staged, type Work } from '../progress.ts';
import { SEED } from '../sensitivityQuestion.ts';
import { answersIn } from './answers.ts';
import { type CountedDatabases, countDatabases, type DatabaseSource } from './databases.ts';
import type { Protection } from './declared.ts';
import { isGuessed } from './guessed.ts';
import { modelOf } from './model.ts';
import { allTrueOf, readColumns } from './pairs.ts';
import { capOf, drawPeople, type PeopleDrawn, type Surroundings } from './people.ts';

/** SEI names no α̂ for its floor; this is what `quasi measure` takes, too. */
const ALPHA = 0.1;
/** A person who is drawn is anyone of the population, met by chance (SEI-9). */
const TARGET: Target = 'member';
/** P(X ≤ T) is given for these T. */
export const AT_MOST = [1, 10] as const;
/** The share of the time that reading pairs may take. */
const PAIRS = 0.5;

/** One column of the model; the rows of the file are not kept. */
interface ModelledColumn {
  /** Its number in the table. */
  readonly column: number;
  readonly name: string;
  readonly epsilon: number;
  /** How likely an answer is the truth. */
  readonly keep: number;
  /** Its many numbers are taken in ranges, as if these had been the answers to choose among. */
  readonly areRanges: boolean;
  /** The answers are too few for so much noise: a share can be off by half of itself, or more. */
  readonly isGuessed: boolean;
  /** Rows with an answer that is none of those declared. */
  readonly undeclared: number;
  readonly categoryOf: (text: string | undefined) => number;
  /** Category → its share of the answers, and of the people as reconstructed. */
  readonly reported: Float64Array;
  readonly shares: Float64Array;
}

export interface PeopleBehind extends CountedDatabases {
  readonly records: number;
  readonly columns: readonly ModelledColumn[];
  /** How likely all answers of a row to these columns are the truth; there may be more that are noised. */
  readonly allTrue: number;
  readonly model: PeopleModel;
  /** The population that people are alone in, or not. */
  readonly population: number;
  readonly floor: number;
  /** The most that a chance of being alone can be, because of the floor. */
  readonly cap: number | undefined;
  /** Undefined where there was no time to draw anybody. */
  readonly drawn: PeopleDrawn | undefined;
  /** False where pairs of columns were left out, or fewer people drawn, for want of time. */
  readonly isComplete: boolean;
}

/** Undefined without rows. `population`: the rows of the file, if it is not known. The time that databases take to be read is not counted. */
export function* fitPeople(
  table: Columns,
  settings: Settings,
  { noised, modelled }: Protection,
  population: number,
  sources: readonly DatabaseSource[],
  deadline: number,
): Work<PeopleBehind | undefined> {
  if (table.rowCount === 0 || modelled.length === 0) return undefined;
  const answers = yield* answersIn(table, modelled, settings, (column) => noised.get(column));
  const start = performance.now();
  const { databases, leftOut } = yield* countDatabases(sources, answers);
  const end = deadline + performance.now() - start;
  const { file, isComplete } = yield* readColumns(answers, true, partOf(end, PAIRS));
  const model = modelOf(file, 'tree', undefined, SEED);
  if (!model) return undefined;
  const floor = poissonFloor(ALPHA, population);
  const surroundings: Surroundings = { population, floor, databases, target: TARGET };
  const drawing = drawPeople(model, surroundings, drawnPeopleCount, AT_MOST, seededRandom(SEED), end);
  const drawn = yield* staged('rows', drawnPeopleCount, drawing);
  const columns: ModelledColumn[] = [];
  for (const [i, own] of answers.entries()) {
    const { column, name, epsilon, areRanges, categoryOf, count, reports, undeclared } = own;
    const reported = yield* staged('rows', reports.length, countReports(reports, count));
    columns.push({
      column,
      name,
      epsilon,
      keep: file.channels[i].keep,
      areRanges,
      isGuessed: isGuessed(own, file.channels[i]),
      undeclared,
      categoryOf,
      reported: reported.map((rows) => rows / reports.length),
      shares: file.shares[i],
    });
  }
  return {
    records: table.rowCount,
    columns,
    allTrue: allTrueOf(file),
    model,
    population,
    floor,
    cap: capOf(surroundings),
    databases,
    leftOut,
    drawn,
    isComplete: isComplete && drawn?.drawn === drawnPeopleCount,
  };
}

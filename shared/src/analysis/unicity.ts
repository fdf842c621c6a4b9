/** Of transactions: how often a few known records of somebody are nobody else's, as they are and with time and place less exact. */
import { completeRows, countClasses, type RowClasses, type RowCounts } from '../counts/index.ts';
import {
  type DrawnUnicity,
  drawnUnicity,
  type Unicity,
  type UserPoints,
  unicityOfOne,
  unicityOfTwo,
  userPoints,
} from '../measures/unicity/index.ts';
import { seededRandom } from '../random/index.ts';
import { ladderFor } from '../remedies/index.ts';
import type { ValueKind } from '../roles/index.ts';
import { Codes, MissingTokens } from '../table/index.ts';
import { isOver } from './budget.ts';
import type { ProfileFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';
import { usable } from './statedHierarchies.ts';

/** So many records are known at most. */
export const MOST_KNOWN = 5;
/** Where records are left as they are, and each time and place is given one, two, three steps less exactly. */
const MOST_STEPS = 3;
/** Steps of work for two records of all users; more are drawn. */
const MOST_WORK = 3e7;

export interface KnownRecords {
  readonly columns: readonly number[];
  /** Steps up the ladder of each time and place: 0 as they are. */
  readonly steps: number;
  /** What these are, by the remedies that would do the same; the values of a column without a step stay as they are. */
  readonly coarser: readonly string[];
  /** Different records, as far as these columns go. */
  readonly points: number;
  /** For one known record, two, and so on; drawn where all choices were too many. Fewer where time was over. */
  readonly known: readonly (Unicity | DrawnUnicity)[];
}

export interface UnicityQuestion {
  readonly facts: ProfileFacts;
  readonly rows: RowCounts;
  /** The column that names the user of a record. */
  readonly subject: number;
  readonly columns: readonly number[];
  readonly steps: number;
  readonly draws: number;
  readonly seed: number;
  readonly deadline: number;
}

const ofTimeAndPlace: readonly ValueKind[] = ['date', 'time', 'postcode', 'coordinate'];

/** Those of time and place, which others see; all where there are none. */
export function columnsOfRecords(
  { roles }: Pick<ProfileFacts, 'roles'>,
  columns: readonly number[],
): readonly number[] {
  const seen = columns.filter((column) => ofTimeAndPlace.includes(roles[column].kind));
  return seen.length > 0 ? seen : columns;
}

/** As they are, then step by step as far as there is one for any of them. Empty where nobody has two different records. */
export function* unicityOf(question: UnicityQuestion): Work<KnownRecords[]> {
  const { facts, rows, subject, columns } = question;
  const total = rows.rowCount;
  const codes = rows.codes(columns);
  const known = yield* staged('columns', total, completeRows(codes, total));
  const whole = yield* staged('columns', total, rows.classes(columns));
  const { personOfRow } = yield* staged('columns', total, rows.people(whole, subject));
  const people = personOfRow.reduce((most, person) => Math.max(most, person), -1) + 1;
  const ladders: Step[][] = [];
  for (const column of columns) ladders.push(yield* stepsOf(facts, column, question.steps));
  const found: KnownRecords[] = [];
  for (let steps = 0; steps <= Math.min(MOST_STEPS, question.steps); steps++) {
    if (steps > 0 && ladders.every((ladder) => ladder.length < steps)) break;
    const taken = ladders.map((ladder) => ladder[Math.min(steps, ladder.length) - 1]);
    const classes = steps === 0 ? whole : yield* coarserClasses(codes, taken, total);
    const points = userPoints(classes.classOfRow, classes.sizeOfClass.length, personOfRow, people, known);
    const of = yield* staged('columns', total, points);
    if (steps === 0 && !hasSeveral(of)) return [];
    const curve = yield* curveOf(of, question);
    if (curve.length === 0) break;
    const coarser = steps === 0 ? [] : taken.flatMap((step) => (step === undefined ? [] : [step.title]));
    found.push({ columns, steps, coarser, points: new Set(of.points).size, known: curve });
  }
  return found;
}

function* curveOf(of: UserPoints, { draws, seed, deadline }: UnicityQuestion): Work<(Unicity | DrawnUnicity)[]> {
  const one = unicityOfOne(of);
  if (one === undefined || isOver(deadline)) return one === undefined ? [] : [one];
  const two = yield* staged('columns', of.users, unicityOfTwo(of, MOST_WORK));
  if (isOver(deadline)) return two === undefined ? [one] : [one, two];
  const drawn = yield* staged('columns', draws, drawnUnicity(of, MOST_KNOWN, draws, seededRandom(seed)));
  return [one, two ?? drawn[1], ...drawn.slice(2)];
}

function hasSeveral({ users, starts }: UserPoints): boolean {
  for (let user = 0; user < users; user++) if (starts[user + 1] - starts[user] > 1) return true;
  return false;
}

interface Step {
  readonly title: string;
  readonly groupOf: Uint32Array;
}

/** The steps of a time or place below the last, which says nothing; none for other columns. */
function* stepsOf({ table, roles, settings, hierarchies }: ProfileFacts, column: number, most: number): Work<Step[]> {
  const { role, kind, detector } = roles[column];
  if (most === 0 || !ofTimeAndPlace.includes(kind)) return [];
  const { name, dictionary: values } = table.columns[column];
  const stated = usable(hierarchies[column]);
  const toTreat = { role, kind, detector, values, rows: table.rowCount, k: settings.k, stated };
  const missing = new MissingTokens(settings.missingTokens);
  const { treatments, hierarchy } = yield* staged('columns', values.size, ladderFor(toTreat, missing));
  return treatments
    .slice(0, -1)
    .map((treatment, i) => ({ title: treatment.title(name), groupOf: hierarchy.levels[i + 1].groupOf }));
}

function* coarserClasses(
  codes: readonly Codes[],
  steps: readonly (Step | undefined)[],
  rows: number,
): Work<RowClasses> {
  const coarser = codes.map((each, i) => {
    const groupOf = steps[i]?.groupOf;
    if (groupOf === undefined) return each;
    const grouped = new Codes();
    grouped.splice(
      0,
      0,
      Uint32Array.from(each.view, (code) => groupOf[code]),
      groupOf.length,
    );
    return grouped;
  });
  return yield* staged('columns', rows, countClasses(coarser, rows));
}

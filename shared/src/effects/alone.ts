/**
 * The effect of randomised response on the people of a file, given by P(alone) before and after and never by the classes of what it writes: a
 * noised row is nobody's row (SEI, measures.md 5.1.9). Before: the share of the people who share their values with nobody. After:
 * what can be reckoned of it from the written cells at their ε, as it is when the file is read again.
 */
import {
  type Analysis,
  type ClassFacts,
  categoriesOf,
  fitPeople,
  isOver,
  type Protection,
  partOf,
  protectionOf,
  readColumns,
  SEED,
  staged,
  type Work,
} from '../analysis/index.ts';
import { patternOf, type Settings } from '../config/index.ts';
import { rowsIn } from '../counts/index.ts';
import {
  channelOf,
  drawNoisedOf,
  type PeopleModel,
  type ProtectedColumn,
  type ProtectedFile,
  treePeople,
} from '../measures/protected/index.ts';
import { randomBelow, seededRandom } from '../random/index.ts';
import type { Redrawn } from '../remedies/index.ts';
import type { Column, Columns } from '../table/index.ts';

export interface AloneChange {
  /** How many people there are: those of the population, or else the rows. */
  readonly people: number;
  /** The share of them who share their values with nobody. */
  readonly before: number;
  /** What the written cells say of it; undefined where time was too short, or no compared column is noised. */
  readonly after: number | undefined;
}

/** How one column is noised. */
export interface NoisedColumn {
  readonly epsilon: number;
  readonly redrawn: Redrawn;
}

/** People who are looked at where some columns are given as they are: a share to within 0.01. */
const MOST_PEOPLE = 4000;
/** If fewer people were drawn in time, no share is given. */
const FEWEST_PEOPLE = 500;
const PEOPLE_A_STEP = 8;

/** `noised`: by column. Undefined where nothing is compared. `deadline`: in milliseconds of the clock. */
export function* aloneChange(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  noised: ReadonlyMap<number, NoisedColumn>,
  deadline: number,
): Work<AloneChange | undefined> {
  const { risk, table, quasiIdentifiers } = facts;
  if (!risk || table.rowCount === 0) return undefined;
  const population = yield* analysis.population();
  // Each row is taken for a person of its own, also where several are about one: then there may be more rows than people.
  const people = Math.max(population?.size ?? 0, table.rowCount);
  const declared = quasiIdentifiers.every((column) => noised.has(column))
    ? yield* declaredNoised(analysis, facts, noised)
    : undefined;
  // Both are of the same columns: answers to others than the quasi-identifiers distinguish people, too.
  const columns = declared?.protection.modelled ?? quasiIdentifiers;
  const before = yield* aloneBefore(facts, columns, people, partOf(deadline, 0.4));
  if (before === undefined) return undefined;
  if (!quasiIdentifiers.some((column) => noised.has(column))) return { people, before, after: before };
  const after = declared
    ? yield* ofPeopleDrawn(declared, people, deadline)
    : yield* ofPeopleKnown(facts, noised, people, deadline);
  return { people, before, after };
}

/** The cells that are written, and what is said of them when the file is read again. */
interface Declared {
  readonly written: Columns;
  readonly settings: Settings;
  readonly protection: Protection;
}

function* declaredNoised(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  noised: ReadonlyMap<number, NoisedColumn>,
): Work<Declared | undefined> {
  const { roles, settings } = facts;
  const stated = [...settings.columns];
  for (const [column, { epsilon, redrawn }] of noised) {
    const before = analysis.table.columns[column];
    const categories = yield* answersToDeclare(redrawn);
    stated.push({ name: patternOf(before.name), epsilon, ...(categories && { categories }) });
  }
  const written = analysis.changed(new Map([...noised].map(([column, { redrawn }]) => [column, redrawn.column]))).table;
  const after = { ...settings, columns: stated };
  const protection = protectionOf(written, roles, after, facts);
  return protection && { written, settings: after, protection };
}

/** All compared columns are noised: no row is anybody's, and people are drawn from the tree, as when the file says so of itself. */
function* ofPeopleDrawn(
  { written, settings, protection }: Declared,
  population: number,
  deadline: number,
): Work<number | undefined> {
  const people = yield* fitPeople(written, settings, protection, population, [], deadline);
  return people?.drawn && people.drawn.drawn >= FEWEST_PEOPLE ? people.drawn.aloneShare : undefined;
}

/**
 * Some columns are given as they are, and with them c rows are like a person's. Each of the other c − 1, and of those people beyond the
 * file who are like it in these columns, has the person's values in the noised columns too with the chance p that the tree gives
 * them: P(alone) = (1 − p)^(c − 1) (1 − p q′)^(N − c), where q′ is the chance that somebody beyond the file is like it (measures.md 5.1.7).
 */
function* ofPeopleKnown(
  { table, counts, quasiIdentifiers }: ClassFacts,
  noised: ReadonlyMap<number, NoisedColumn>,
  population: number,
  deadline: number,
): Work<number | undefined> {
  const { rowCount } = table;
  const columns: ProtectedColumn[] = [];
  for (const column of quasiIdentifiers) columns.push(yield* asReported(table.columns[column], noised.get(column)));
  const { file } = yield* readColumns(columns, true, partOf(deadline, 0.5));
  const isNoised = quasiIdentifiers.map((column) => noised.has(column));
  const known = quasiIdentifiers.filter((_, i) => !isNoised[i]);
  const { classOfRow, sizeOfClass } = yield* staged('classes', rowCount, rowsIn(counts).classes(known));
  const beyond = population > rowCount ? treePeople(restrictedTo(file, isNoised)) : undefined;
  const drawNoised = drawNoisedOf(file, isNoised);
  const random = seededRandom(SEED);
  const person = new Uint32Array(columns.length);
  const wanted = Math.min(rowCount, MOST_PEOPLE);
  let alone = 0;
  let done = 0;
  while (done < wanted && !isOver(deadline)) {
    const row = wanted === rowCount ? done : randomBelow(random, rowCount);
    for (const [i, { reports }] of columns.entries()) person[i] = reports[row];
    const size = sizeOfClass[classOfRow[row]];
    const isAloneAlready = size === 1 && beyond === undefined;
    const chance = isAloneAlready ? 0 : drawNoised(person, random);
    const rate = beyond ? yield* rateBeyond(beyond, person, isNoised, rowCount / population) : 0;
    alone += chanceOfNone(size - 1, chance) * chanceOfNone(population - size, chance * rate);
    if (++done % PEOPLE_A_STEP === 0) yield { stage: 'rows', share: done / wanted };
  }
  return done < Math.min(wanted, FEWEST_PEOPLE) ? undefined : alone / done;
}

/** That none of so many people is somebody, each with this chance; sums of shares may exceed 1 in their last digit. */
function chanceOfNone(people: number, chance: number): number {
  return people === 0 ? 1 : Math.exp(people * Math.log1p(-Math.min(1, chance)));
}

/** The chance that somebody who is not in the file is like a person of it in the columns that are given as they are. */
function* rateBeyond(
  model: PeopleModel,
  person: Uint32Array,
  isNoised: readonly boolean[],
  share: number,
): Work<number> {
  const known = person.filter((_, i) => !isNoised[i]);
  const q = Math.min(1, yield* staged('rows', 1, model.cellProbability(known)));
  return (q * (1 - share)) / (1 - q * share);
}

/** Of the rows as they are. Each row alone in a sample is alone among the people with the chance that nobody beyond the file is like it. */
function* aloneBefore(
  { risk, table, counts, quasiIdentifiers, classes }: ClassFacts,
  compared: readonly number[],
  population: number,
  deadline: number,
): Work<number | undefined> {
  const { rowCount } = table;
  // The quasi-identifiers are always among them.
  const isOfClasses = compared.length === quasiIdentifiers.length;
  if (isOfClasses && population === rowCount) return risk && risk.uniqueRows / rowCount;
  const { classOfRow, sizeOfClass } = isOfClasses
    ? classes
    : yield* staged('classes', rowCount, rowsIn(counts).classes(compared));
  if (population === rowCount) return sizeOfClass.filter((size) => size === 1).length / rowCount;
  const columns: ProtectedColumn[] = [];
  for (const column of compared) columns.push(yield* asReported(table.columns[column], undefined));
  const { file } = yield* readColumns(columns, true, partOf(deadline, 0.5));
  const model = treePeople(file);
  const isNoised = columns.map(() => false);
  const person = new Uint32Array(columns.length);
  let alone = 0;
  let done = 0;
  for (let row = 0; row < rowCount && !isOver(deadline); row++) {
    if (sizeOfClass[classOfRow[row]] === 1) {
      for (const [i, { reports }] of columns.entries()) person[i] = reports[row];
      const rate = yield* rateBeyond(model, person, isNoised, rowCount / population);
      alone += chanceOfNone(population - 1, rate);
    }
    if (++done % PEOPLE_A_STEP === 0) yield { stage: 'rows', share: done / rowCount };
  }
  return done < rowCount ? undefined : alone / rowCount;
}

function* asReported(column: Column, noised: NoisedColumn | undefined): Work<ProtectedColumn> {
  const { size } = column.dictionary;
  if (!noised) {
    const { reports, count } = yield* staged('columns', size, categoriesOf(column));
    return { reports, categories: count, epsilon: Number.POSITIVE_INFINITY };
  }
  const { epsilon, redrawn } = noised;
  const answers = yield* answersToDeclare(redrawn);
  const { reports, count } = yield* staged('columns', size, categoriesOf(redrawn.column, answers));
  return { reports, categories: Math.max(count, answerCount(redrawn)), epsilon };
}

/**
 * The answers that were chosen among, where the written cells do not show them by themselves; else undefined. Ranges ascending, values
 * sorted: in the order of the column they would reveal in which rows its true values come first.
 */
export function* answersToDeclare(redrawn: Redrawn): Work<string[] | undefined> {
  const { column, answers } = redrawn;
  const asRead = yield* staged('columns', column.dictionary.size, categoriesOf(column));
  if (asRead.count === answerCount(redrawn)) return undefined;
  const texts = answers?.texts.filter((text) => text !== undefined);
  return answers?.areRanges ? texts : texts?.sort();
}

function answerCount({ answers }: Redrawn): number {
  return answers?.texts.length ?? 0;
}

function restrictedTo(
  { records, channels, shares, pairs }: ProtectedFile,
  isNoised: readonly boolean[],
): ProtectedFile {
  const isKnown = (_: unknown, i: number) => !isNoised[i];
  const placeOf = isNoised.map((_, i) => isNoised.slice(0, i).filter((noised) => !noised).length);
  return {
    records,
    channels: channels.filter(isKnown),
    shares: shares.filter(isKnown),
    pairs: pairs
      .filter(({ a, b }) => !isNoised[a] && !isNoised[b])
      .map((pair) => {
        const [a, b] = [placeOf[pair.a], placeOf[pair.b]];
        return { ...pair, a, b, dependence: { ...pair.dependence, a, b } };
      }),
  };
}

/** How likely all noised cells of a row are the truth: of each column by its ε and the number of its answers. */
export function chanceOfTruth(columns: Iterable<NoisedColumn>): number {
  let chance = 1;
  for (const { redrawn, epsilon } of columns) chance *= channelOf(epsilon, answerCount(redrawn)).keep;
  return chance;
}

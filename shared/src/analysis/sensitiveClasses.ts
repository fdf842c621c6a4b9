/** What joining the crowd does not hide: classes whose rows share a sensitive value, and classes that are unlike the file. */
import type { Settings } from '../config/index.ts';
import { type MissingPolicy, one, type RowClasses, type SensitiveValues } from '../counts/index.ts';
import { distinctDiversity, equalCloseness, orderedCloseness } from '../measures/diversity/index.ts';
import { crowdsAmong, leastCrowd } from './crowds.ts';
import type { ProfileFacts } from './facts.ts';
import { type HomogeneousClass, homogeneousClasses } from './homogeneousClasses.ts';
import { type Inference, inferenceOf } from './inference.ts';
import { naturalOrder } from './naturalOrder.ts';
import { staged, type Work } from './progress.ts';

export interface SensitiveClasses {
  /** The number of the sensitive column. */
  readonly column: number;
  /** ℓ: the fewest distinct values of a class. */
  readonly l: number;
  /** t: how far the values of a class are from those of the file; by their order if they are numbers. */
  readonly t: number;
  /** The same over classes large enough not to be far from the file by chance, and not homogeneous. */
  readonly tOfCrowds: number;
  /** Classes that have too few values, those with the most rows first; where no policy asks for ℓ, if that is news. */
  readonly homogeneous: readonly HomogeneousClass[];
  /** What like rows reveal beside a guess from the whole file; undefined with fewer than two values. */
  readonly inference: Inference | undefined;
}

/** The smallest ℓ and the largest t; undefined without a sensitive column. */
export function worstOf(columns: readonly SensitiveClasses[]): { l: number | undefined; t: number | undefined } {
  if (columns.length === 0) return { l: undefined, t: undefined };
  return { l: Math.min(...columns.map(({ l }) => l)), t: Math.max(...columns.map(({ t }) => t)) };
}

/** `missing`: how classes that somebody else counts are formed. */
export function* sensitiveClasses(
  { table, counts, quasiIdentifiers }: ProfileFacts,
  column: number,
  classes: RowClasses,
  { k, l, t, policy }: Settings,
  missing: MissingPolicy = 'value',
): Work<SensitiveClasses> {
  const { dictionary } = table.columns[column];
  const rows = counts.rowCount;
  const asked = { columns: quasiIdentifiers, missing, sensitive: column };
  const inClasses = counts.rows?.sensitiveIn(classes, column) ?? one(counts.sensitiveValues([asked]));
  const values = yield* staged('classes', rows, inClasses);
  const sizes = counts.rows ? classes.sizeOfClass : yield* staged('classes', rows, sizesOf(values));
  const order = yield* staged('classes', 0, naturalOrder(dictionary));
  const areNumbers = order.numbers !== undefined;
  const closeness = (some: SensitiveValues) =>
    staged('classes', rows, areNumbers ? orderedCloseness(some, order.codes) : equalCloseness(some));
  const leastRows = leastCrowd(k, order.codes.length, areNumbers);
  const crowds = yield* staged('classes', rows, crowdsAmong(values, sizes, leastRows, l));
  const news = policy.criteria.l === undefined ? t : Number.NEGATIVE_INFINITY;
  return {
    column,
    l: yield* staged('classes', rows, distinctDiversity(values)),
    t: yield* closeness(values),
    tOfCrowds: yield* closeness(crowds),
    homogeneous: yield* staged(
      'classes',
      rows,
      homogeneousClasses(values, sizes, counts.rows && classes.classOfRow, l, news),
    ),
    inference: yield* staged('classes', rows, inferenceOf(values, order)),
  };
}

/** Of each sensitive column. */
export function* sensitiveColumns(facts: ProfileFacts, classes: RowClasses): Work<SensitiveClasses[]> {
  const found: SensitiveClasses[] = [];
  for (const [i, { role }] of facts.roles.entries()) {
    // Of so many values nobody keeps which class has which.
    if (role === 'sensitive' && !facts.table.columns[i].beyond)
      found.push(yield* sensitiveClasses(facts, i, classes, facts.settings));
  }
  return found;
}

const CLASSES_A_STEP = 16_384;

/** As many rows as the class has values. */
function* sizesOf({ starts, counts }: SensitiveValues): Generator<number, Uint32Array> {
  const sizes = new Uint32Array(starts.length - 1);
  for (let one = 0; one < sizes.length; one++) {
    if (one % CLASSES_A_STEP === 0) yield one;
    for (let i = starts[one]; i < starts[one + 1]; i++) sizes[one] += counts[i];
  }
  return sizes;
}

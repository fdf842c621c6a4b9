/**
 * The curve of knowledge: what an attacker finds who knows some of the quasi-identifiers of a person, by how many they are. It begins
 * with one column and ends with all of them, which is what k and the verdict are about.
 */
import { type CrowdPeople, crowdPeople, KnownSets } from '../combinations/index.ts';
import type { ClassPeople, RowClasses } from '../counts/index.ts';
import {
  type EstimatedMean,
  estimatedMean,
  exactly,
  type LikelySets,
  likelySets,
  MeanOverSets,
  type Range,
  SetDrawer,
} from '../measures/knowledge/index.ts';
import { seededRandom } from '../random/index.ts';
import type { Codes } from '../table/index.ts';
import { deadlineOf, isOver, partOf, untilDeadline } from './budget.ts';
import { staged, type Work } from './progress.ts';
import { MOST_COLUMNS } from './quasiIdentifiers.ts';

/** Shares are of people: of those that a column names, else of rows. */
export interface Knowledge {
  /** People below so many are counted as found. */
  readonly k: number;
  readonly people: number;
  /** How many columns the attacker may know, and how many of them sets were looked for among: the first, of very many. */
  readonly columns: number;
  readonly searched: number;
  /** The share of the people that somebody finds who knows all columns, and the smallest crowd on them. */
  readonly share: number;
  readonly kAnonymity: number;
  /** Whether all sets of all sizes were looked at. */
  readonly isComplete: boolean;
  /** From one column on; all columns come last. */
  readonly sizes: readonly KnownSize[];
}

export interface KnownSize {
  readonly known: number;
  /** Over all sets of so many columns, as likely as the attacker knows them; undefined if there was no time to draw some. */
  readonly mean: EstimatedMean | undefined;
  /** Of the worst set of at most so many columns. */
  readonly worst: Range;
  /** The worst set found, by places among the columns asked about; fewer columns where they do as much. */
  readonly worstColumns: readonly number[];
  /** People that some set of at most so many columns finds. */
  readonly any: Range;
  readonly kAnonymity: Range;
}

export interface KnowledgeQuestion {
  readonly codes: readonly Codes[];
  /** On all columns of `codes`. */
  readonly classes: RowClasses;
  /** Undefined where each row is a person. */
  readonly people: ClassPeople | undefined;
  readonly k: number;
  /** For each column the probability that the attacker knows it. */
  readonly reveal: ArrayLike<number>;
  readonly seed: number;
  /** Seconds; undefined: any. */
  readonly budget: number | undefined;
}

/** The share of the time that sets may take; what is left is for the means of the sizes that it did not do for. */
const SEARCH = 0.7;
/** Sets drawn for the mean of a size. */
const MOST_DRAWN = 100;

/** Undefined where there is nothing to know, or nobody to know it of. */
export function* knowledgeOf(question: KnowledgeQuestion): Work<Knowledge | undefined> {
  const { codes, classes, people: subjects, k, reveal, budget } = question;
  const rows = classes.classOfRow.length;
  const people = yield* staged('classes', rows, crowdPeople(classes, subjects, k));
  if (codes.length === 0 || people.people === 0) return undefined;
  const deadline = deadlineOf(budget);
  const searched = Math.min(codes.length, MOST_COLUMNS);
  const likely = likelySets(Array.from(reveal).slice(0, searched));
  const means = new MeanOverSets(likely);
  const onSet = (columns: readonly number[], size: number, below: number) =>
    means.add(columns, size, below / people.people);
  const begun = KnownSets.over(codes.slice(0, searched), rows, people, k, onSet);
  const sets = yield* staged('combinations', rows * searched, begun);
  yield* untilDeadline('combinations', sets.search(), partOf(deadline, SEARCH));
  const drawn = yield* drawnMeans(sets, likely, question.seed, deadline);
  const share = people.belowOnAll / people.people;
  const sizes = Array.from({ length: searched }, (_, i) => i + 1).map((size) => ({
    ...foundAt(sets, size),
    mean: size <= sets.provenSize ? exactMean(means.mean(size)) : drawn.get(size),
  }));
  const isComplete = sets.provenSize === codes.length;
  const all = { share, kAnonymity: people.smallest };
  if (searched < codes.length) sizes.push({ ...knowingAll(codes.length, people), mean: exactMean(share) });
  return { k, people: people.people, columns: codes.length, searched, ...all, isComplete, sizes };
}

function exactMean(value: number): EstimatedMean {
  return { value, low: value, high: value, drawn: undefined };
}

/** What somebody who knows so many columns finds, without the mean. */
export function foundAt(sets: KnownSets, size: number): Omit<KnownSize, 'mean'> {
  const { people } = sets;
  const { columns, below } = sets.worst(size);
  const any = sets.any(size) / people.people;
  const isComplete = size <= sets.provenSize;
  const most = isComplete ? any : people.belowOnAll / people.people;
  const worst = below / people.people;
  const crowd = sets.smallest(size);
  return {
    known: size,
    worst: isComplete ? exactly(worst) : { low: worst, high: most },
    worstColumns: columns,
    any: { low: any, high: most },
    kAnonymity: isComplete ? exactly(crowd) : { low: people.smallest, high: crowd },
  };
}

/** The whole of very many columns; only the first were searched. */
function knowingAll(columns: number, { people, belowOnAll, smallest }: CrowdPeople): Omit<KnownSize, 'mean'> {
  const share = exactly(belowOnAll / people);
  const worstColumns = Array.from({ length: columns }, (_, place) => place);
  return { known: columns, worst: share, worstColumns, any: share, kAnonymity: exactly(smallest) };
}

/** For each size that the search did not do for: sets are drawn in turn for all of them, so that each has some. */
function* drawnMeans(
  sets: KnownSets,
  likely: LikelySets,
  seed: number,
  deadline: number,
): Work<ReadonlyMap<number, EstimatedMean | undefined>> {
  const random = seededRandom(seed);
  const drawer = new SetDrawer(likely);
  const open = Array.from({ length: sets.columns - sets.provenSize }, (_, i) => sets.provenSize + 1 + i);
  const shares = open.map((): number[] => []);
  for (let drawn = 0; drawn < MOST_DRAWN; drawn++) {
    for (const [i, size] of open.entries()) {
      const looking = sets.belowOn(drawer.draw(size, random));
      for (;;) {
        const step = looking.next();
        if (step.done) {
          shares[i].push(step.value / sets.people.people);
          break;
        }
        yield { stage: 'combinations', share: drawn / MOST_DRAWN };
      }
      if (isOver(deadline)) return estimated();
    }
  }
  return estimated();

  function estimated() {
    const most = sets.people.belowOnAll / sets.people.people;
    return new Map(open.map((size, i) => [size, estimatedMean(shares[i], most)]));
  }
}

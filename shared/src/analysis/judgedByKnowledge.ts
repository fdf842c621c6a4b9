/**
 * What the attacker of the settings is judged by: the worst set of as many columns as the attacker knows. For somebody
 * who knows all quasi-identifiers the classes give that; for others sets are looked for.
 */
import { crowdPeople, KnownSets } from '../combinations/index.ts';
import type { Settings } from '../config/index.ts';
import { exactly, isAtLeast, isAtMost, type Range } from '../measures/knowledge/index.ts';
import { deadlineOf, isOver, partOf } from './budget.ts';
import { foundAt, type KnowledgeQuestion } from './knowledge.ts';
import { staged, type Work } from './progress.ts';
import { MOST_COLUMNS } from './quasiIdentifiers.ts';

export interface JudgedByKnowledge {
  /** Columns that the attacker knows: at most as many as there are. */
  readonly known: number;
  /** The share of people who the attacker finds among fewer than k: worst(κ). */
  readonly share: Range;
  /** The smallest crowd: k of κ. */
  readonly kAnonymity: Range;
  /** The worst columns found, by their places among those asked about. */
  readonly worstColumns: readonly number[];
}

/** The share of the time that is taken only to know the number exactly. */
const ONCE_DECIDED = 0.5;

/** A limit that the file must keep; one of them is judged. */
export type KnowledgeLimit = { readonly name: 'shareBelow' | 'k'; readonly limit: number };

/** Undefined where nothing can be known, or of nobody. */
export function* judgedByKnowledge(
  question: KnowledgeQuestion,
  kappa: number | 'all' | undefined,
  limit: KnowledgeLimit,
): Work<JudgedByKnowledge | undefined> {
  const { codes, classes, people: subjects, k } = question;
  const rows = classes.classOfRow.length;
  const people = yield* staged('classes', rows, crowdPeople(classes, subjects, k));
  if (codes.length === 0 || people.people === 0) return undefined;
  const known = typeof kappa === 'number' ? Math.min(kappa, codes.length) : codes.length;
  const share = exactly(people.belowOnAll / people.people);
  if (known === codes.length) {
    const worstColumns = codes.map((_, place) => place);
    return { known, share, kAnonymity: exactly(people.smallest), worstColumns };
  }
  const deadline = deadlineOf(question.budget);
  const deadlineOnceDecided = partOf(deadline, ONCE_DECIDED);
  const searched = Math.min(codes.length, MOST_COLUMNS);
  const begun = KnownSets.over(codes.slice(0, searched), rows, people, k);
  const sets = yield* staged('combinations', rows * searched, begun);
  const search = sets.search(Math.min(known, searched));
  for (let step = search.next(); !step.done; step = search.next()) {
    if (isOver(deadline) || (isOver(deadlineOnceDecided) && holdsBy(judged(), limit) !== undefined)) break;
    yield { stage: 'combinations', share: 0 };
  }
  return judged();

  function judged(): JudgedByKnowledge {
    const { worst, kAnonymity, worstColumns } = foundAt(sets, Math.min(known, searched));
    // Of very many columns not all were searched.
    const isOpen = searched < codes.length;
    return {
      known,
      share: isOpen ? { low: worst.low, high: share.high } : worst,
      kAnonymity: isOpen ? { low: people.smallest, high: kAnonymity.high } : kAnonymity,
      worstColumns,
    };
  }
}

/** Undefined where the limit lies within what is known. */
export function holdsBy(
  { share, kAnonymity }: Pick<JudgedByKnowledge, 'share' | 'kAnonymity'>,
  { name, limit }: KnowledgeLimit,
): boolean | undefined {
  return name === 'k' ? isAtLeast(kAnonymity, limit) : isAtMost(share, limit);
}

/** A policy that allows a share below k is judged by that share; undefined for one that asks for neither. */
export function knowledgeLimit({
  policy: { criteria },
  k,
}: Pick<Settings, 'policy' | 'k'>): KnowledgeLimit | undefined {
  if (criteria.k === undefined && criteria.shareBelow === undefined) return undefined;
  return criteria.shareBelow ? { name: 'shareBelow', limit: criteria.shareBelow } : { name: 'k', limit: k };
}

/** The number that the limit is held against: where it is not known exactly, the bound that decides, else the one found. */
export function valueBy(judged: JudgedByKnowledge, { name, limit }: KnowledgeLimit): number {
  const { low, high } = name === 'k' ? judged.kAnonymity : judged.share;
  const isBound = holdsBy(judged, { name, limit }) === true;
  // Sets that are found show the least share and the largest k there can be.
  return (name === 'k') === isBound ? low : high;
}

/**
 * Remedies for what two findings ask for and k does not tell: background knowledge is lowered as far as its R falls, and what falls under HIPAA's
 * safe harbor no longer does. Each is told with that.
 */
import type { ClassFacts } from '@quasi/shared/analysis';
import {
  bestHarborOffers,
  bestKnowledgeOffers,
  harborOffers,
  type InTurn,
  type KnowledgeOffer,
  knowledgeOffers,
  type Treatments,
} from '@quasi/shared/effects';
import { formatProbability } from '@quasi/shared/explain';
import type { RemedyName } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';
import type { Diagnostic } from 'vscode-languageserver/node';
import { measuringTools } from '../pseudonymKey.ts';
import type { Asked } from './actionMaker.ts';
import { diagnosedOn } from './findingOf.ts';

export interface FindingOffer {
  readonly treatments: Treatments;
  /** Without what is lost. */
  readonly effect: string;
  readonly loss: number;
  readonly cells: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** The part of a menu's time that each sort may take. */
const MILLISECONDS_TO_MEASURE = 60;

/** The remedies whose offers tell what is asked for; what else is offered for a column does not say that it helps with these findings. */
const sorts = [
  sortOf('safe-harbor', harborOffers, bestHarborOffers, () => t`as safe harbor asks`),
  sortOf('knowledge', knowledgeOffers, bestKnowledgeOffers, knowledgeText),
];

export const ownOffers: readonly RemedyName[] = sorts.map(({ remedy }) => remedy);

/** Of the remedies asked for, at most so many of each sort. */
export async function offersForFindings(
  asked: Asked,
  facts: ClassFacts,
  column: number,
  remedies: ReadonlySet<RemedyName>,
  most: number,
): Promise<FindingOffer[]> {
  const all: FindingOffer[] = [];
  for (const { remedy, offersOf } of sorts) {
    if (!remedies.has(remedy)) continue;
    const diagnostics = diagnosedOn(asked, column, remedy);
    for (const offer of await offersOf(asked, facts, column, most)) all.push({ ...offer, diagnostics });
  }
  return all;
}

/** What is not measured yet is measured for whom opened the menu. */
function sortOf<T extends Pick<FindingOffer, 'treatments' | 'loss' | 'cells'>>(
  remedy: RemedyName,
  offers: InTurn<T>,
  best: (offers: readonly T[], most: number) => T[],
  effectOf: (offer: T) => string,
) {
  const offersOf = async ({ analysis, isInvoked, answer }: Asked, facts: ClassFacts, column: number, most: number) => {
    const deadline = performance.now() + MILLISECONDS_TO_MEASURE;
    if (isInvoked) await answer(offers.measure({ analysis, facts, column, tools: measuringTools }, deadline));
    return best(offers.known(facts, column), most).map((offer) => ({ ...offer, effect: effectOf(offer) }));
  };
  return { remedy, offersOf };
}

/** `R 0.28 → 0.04`. */
export function knowledgeText({ before, after }: KnowledgeOffer): string {
  const [one, other] = [formatProbability(before), formatProbability(after)];
  return one === other ? t`R ${other} as now` : `R ${one} → ${other}`;
}

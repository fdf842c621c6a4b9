/**
 * Remedies for what two findings ask for and k says nothing of: background knowledge is lowered as far as its R falls, and what falls under
 * HIPAA's safe harbor no longer does.
 */
import type { ClassFacts } from '@quasi/shared/analysis';
import {
  bestHarborOffers,
  bestKnowledgeOffers,
  harborOffers,
  type InTurn,
  knowledgeOffers,
  type Treatments,
} from '@quasi/shared/effects';
import type { RemedyName } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';
import { measuringTools } from '../pseudonymKey.ts';
import type { Asked } from './actionMaker.ts';
import { diagnosedOn } from './findingOf.ts';
import type { MenuOffer } from './treatEntries.ts';

/** The remedies whose offers do what is asked for; nothing else that is offered for a column helps with these findings. */
const sorts = [
  sortOf('safe-harbor', harborOffers, bestHarborOffers, () => t`as safe harbor asks`),
  sortOf('knowledge', knowledgeOffers, bestKnowledgeOffers, () => t`lowers what background knowledge gives away`),
];

export const ownOffers: readonly RemedyName[] = sorts.map(({ remedy }) => remedy);

/** Of the remedies asked for, the best of each sort. */
export async function offersForFindings(
  asked: Asked,
  facts: ClassFacts,
  column: number,
  remedies: ReadonlySet<RemedyName>,
): Promise<MenuOffer[]> {
  const all: MenuOffer[] = [];
  for (const { remedy, offersOf } of sorts) {
    if (!remedies.has(remedy)) continue;
    const diagnostics = diagnosedOn(asked, column, remedy);
    for (const offer of await offersOf(asked, facts, column)) all.push({ ...offer, diagnostics });
  }
  return all;
}

/** None as long as only some are measured: the best of them would be another one the next time. */
function sortOf<T extends { readonly treatments: Treatments }>(
  remedy: RemedyName,
  offers: InTurn<T>,
  best: (offers: readonly T[], most: number) => T[],
  purpose: () => string,
) {
  const offersOf = async ({ analysis, isInvoked, answer }: Asked, facts: ClassFacts, column: number) => {
    const asked = { analysis, facts, column, tools: measuringTools };
    const all = isInvoked ? await answer(offers.measure(asked, Number.POSITIVE_INFINITY)) : undefined;
    return best(all ?? [], 1).map(({ treatments }) => ({ treatments, purpose: purpose() }));
  };
  return { remedy, offersOf };
}

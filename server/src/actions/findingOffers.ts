/**
 * Remedies for what two findings ask for and k does not tell: background knowledge is lowered as far as its R falls, and what falls under HIPAA's
 * safe harbor no longer does. Each is told with that.
 */
import type { ClassFacts } from '@quasi/shared/analysis';
import {
  bestHarborOffers,
  bestKnowledgeOffers,
  harborOffers,
  type KnowledgeOffer,
  knowledgeOffers,
  type Treatments,
} from '@quasi/shared/effects';
import { formatProbability } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import type { Diagnostic } from 'vscode-languageserver/node';
import { measuringTools } from '../pseudonymKey.ts';
import type { Asked } from './actionMaker.ts';

export interface FindingOffer {
  readonly treatments: Treatments;
  /** Without what is lost. */
  readonly effect: string;
  readonly loss: number;
  readonly cells: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** What was found of a column, and the diagnostics of it that a menu is asked for with. */
export interface FoundOfColumn {
  readonly slugs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What else is offered for a column does not say that it helps with these. */
export function hasOwnOffers(code: Diagnostic['code']): boolean {
  return code === 'safe-harbor' || code === 'background-knowledge';
}

/** The part of a menu's time that each of the two may take. */
const MILLISECONDS_TO_MEASURE = 60;

/** Of the findings of a column at most so many for each sort; what is not measured yet is measured for whom opened the menu. */
export async function offersForFindings(
  { analysis, isInvoked, answer }: Asked,
  facts: ClassFacts,
  column: number,
  { slugs, diagnostics }: FoundOfColumn,
  most: number,
): Promise<FindingOffer[]> {
  const ofCode = (name: string) => diagnostics.filter(({ code }) => code === name);
  const asked = { analysis, facts, column, tools: measuringTools };
  const deadline = () => performance.now() + MILLISECONDS_TO_MEASURE;
  const isHarbor = slugs.includes('safe-harbor');
  const isKnowledge = slugs.includes('background-knowledge');
  if (isInvoked && isHarbor) await answer(harborOffers.measure(asked, deadline()));
  if (isInvoked && isKnowledge) await answer(knowledgeOffers.measure(asked, deadline()));
  return [
    ...(!isHarbor ? [] : bestHarborOffers(harborOffers.known(facts, column), most)).map(
      (offer): FindingOffer => ({ ...offer, effect: t`as safe harbor asks`, diagnostics: ofCode('safe-harbor') }),
    ),
    ...(!isKnowledge ? [] : bestKnowledgeOffers(knowledgeOffers.known(facts, column), most)).map(
      (offer): FindingOffer => ({
        ...offer,
        effect: knowledgeText(offer),
        diagnostics: ofCode('background-knowledge'),
      }),
    ),
  ];
}

/** `R 0.28 → 0.04`. */
export function knowledgeText({ before, after }: KnowledgeOffer): string {
  const [one, other] = [formatProbability(before), formatProbability(after)];
  return one === other ? t`R ${other} as now` : `R ${one} → ${other}`;
}

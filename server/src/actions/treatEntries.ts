/** Offers for a column as entries of the menu: their titles with what they do; what helps with several findings is one entry. */
import type { ClassFacts } from '@quasi/shared/analysis';
import type { Offer, Treatments } from '@quasi/shared/effects';
import { formatProbability } from '@quasi/shared/explain';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { Diagnostic } from 'vscode-languageserver/node';
import { fields, listOf, type Shape } from '../edge/shape.ts';
import type { Asked, Entry } from './actionMaker.ts';
import type { FindingOffer } from './findingOffers.ts';
import { effectText, treatmentsTitle } from './offerText.ts';
import { type Remedied, remedyEntry } from './remedyEntry.ts';
import { type StatedTreatment, stated, statedTreatment } from './statedTreatments.ts';

export interface TreatNeed {
  readonly treatments: readonly StatedTreatment[];
}

export function treatNeed(table: Columns): Shape<TreatNeed> {
  return fields({ treatments: listOf(statedTreatment(table)) });
}

/** `effect`: told apart where there is room for it. */
export function offerRemedy(
  facts: ClassFacts,
  column: number,
  offer: Offer,
): Remedied<TreatNeed> & { readonly effect: string | undefined } {
  const { treatments } = offer;
  const cells = offer.cells ?? mostCells(facts, column, offer);
  return {
    ...remedyOf(treatments, treatmentsTitle(treatments, facts.table), cells),
    effect: effectText(offer, facts.quasiIdentifiers.includes(column)),
  };
}

/** What helps with several findings is told with all that it does. */
export function mergedEntries(
  asked: Asked,
  facts: ClassFacts,
  column: number,
  asFound: readonly FindingOffer[],
  offers: readonly Offer[],
  diagnostics: Diagnostic[],
): Entry<TreatNeed>[] {
  const titleOf = ({ treatments }: Pick<Offer, 'treatments'>) => treatmentsTitle(treatments, facts.table);
  const isCompared = facts.quasiIdentifiers.includes(column);
  const found = [...new Set(asFound.map(titleOf))].map((title) => {
    const alike = asFound.filter((offer) => titleOf(offer) === title);
    const [{ treatments, cells, loss }] = alike;
    const other = offers.find((offer) => titleOf(offer) === title);
    const effect = (other && effectText(other, isCompared)) ?? t`loss ${formatProbability(loss)}`;
    const told = [...alike.map((offer) => offer.effect), effect].join(', ');
    const helps = [...alike.flatMap((offer) => offer.diagnostics), ...(other ? diagnostics : [])];
    const remedied = remedyOf(treatments, title, cells);
    return { diagnostics: helps, ...remedyEntry(asked, 'treat', { ...remedied, title: t`${title} (${told})` }) };
  });
  const titles = new Set(asFound.map(titleOf));
  const left = offers.filter((offer) => !titles.has(titleOf(offer)));
  return [...found, ...left.map((offer) => entryFor(asked, facts, column, offer, diagnostics))];
}

function remedyOf(treatments: Treatments, title: string, cells: number): Remedied<TreatNeed> {
  const needsKey = [...treatments.values()].some((one) => one?.needs === 'key');
  return { title, cells, needsKey, need: { treatments: stated(treatments) } };
}

export function entryFor(
  asked: Asked,
  facts: ClassFacts,
  column: number,
  offer: Offer,
  diagnostics: Diagnostic[],
): Entry<TreatNeed> {
  const { effect, title, ...remedy } = offerRemedy(facts, column, offer);
  const told = effect === undefined ? title : t`${title} (${effect})`;
  return {
    ...(diagnostics.length > 0 && { diagnostics }),
    ...remedyEntry(asked, 'treat', { ...remedy, title: told }),
  };
}

/** As many as can change at most, where it was not measured. */
function mostCells({ table, profiles }: ClassFacts, column: number, { treatments }: Offer): number {
  if (treatments.get(column) === undefined) return table.rowCount;
  return [...treatments.keys()].reduce((cells, each) => cells + table.rowCount - profiles[each].missing, 0);
}

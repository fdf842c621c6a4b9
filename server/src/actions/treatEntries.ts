/** Offers for a column as entries of the menu; what helps with several findings is one entry. What they do to the risk is shown once one is looked at. */
import type { ClassFacts } from '@quasi/shared/analysis';
import type { Offer, Treatments } from '@quasi/shared/effects';
import type { Columns } from '@quasi/shared/table';
import type { Diagnostic } from 'vscode-languageserver/node';
import { fields, listOf, type Shape } from '../edge/shape.ts';
import type { Asked, Entry } from './actionMaker.ts';
import { treatmentsTitle } from './offerText.ts';
import { type Remedied, remedyEntry } from './remedyEntry.ts';
import { type StatedTreatment, stated, statedTreatment } from './statedTreatments.ts';

export interface TreatNeed {
  readonly treatments: readonly StatedTreatment[];
}

/** The offers, and the findings they are for. */
export interface MenuOffer {
  readonly treatments: Treatments;
  readonly diagnostics: readonly Diagnostic[];
  /** Behind the title: what it is good for, where that is not the risk. */
  readonly purpose?: string | undefined;
}

export function treatNeed(table: Columns): Shape<TreatNeed> {
  return fields({ treatments: listOf(statedTreatment(table)) });
}

export function offerRemedy(
  facts: ClassFacts,
  { treatments, cells }: Pick<Offer, 'treatments' | 'cells'>,
): Remedied<TreatNeed> {
  const needsKey = [...treatments.values()].some((one) => one?.needs === 'key');
  const title = treatmentsTitle(treatments, facts.table);
  return { title, cells: cells ?? mostCells(facts, treatments), needsKey, need: { treatments: stated(treatments) } };
}

/** The first of those that do the same stands for all of them. */
export function entriesFor(asked: Asked, facts: ClassFacts, offers: readonly MenuOffer[]): Entry<TreatNeed>[] {
  const alike = new Map<string, MenuOffer[]>();
  for (const offer of offers) {
    const title = treatmentsTitle(offer.treatments, facts.table);
    alike.set(title, [...(alike.get(title) ?? []), offer]);
  }
  return [...alike.values()].map((same) => {
    const diagnostics = [...new Set(same.flatMap((offer) => offer.diagnostics))];
    const purposes = [...new Set(same.flatMap(({ purpose }) => purpose ?? []))];
    const remedied = offerRemedy(facts, { treatments: same[0].treatments, cells: undefined });
    const title = purposes.length > 0 ? `${remedied.title} (${purposes.join(', ')})` : remedied.title;
    return { ...(diagnostics.length > 0 && { diagnostics }), ...remedyEntry(asked, 'treat', { ...remedied, title }) };
  });
}

/** As many as can change at most, where it was not measured. */
function mostCells({ table, profiles }: ClassFacts, treatments: Treatments): number {
  return [...treatments].reduce((cells, [column, treatment]) => {
    return cells + table.rowCount - (treatment ? profiles[column].missing : 0);
  }, 0);
}

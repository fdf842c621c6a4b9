/** For a column by which background knowledge finds users (QS401): its treatments with R(X), ITO's exact risk, before and after. */
import { subjectAmong } from '../analysis/index.ts';
import { countsOfColumns } from '../counts/index.ts';
import { worthOf } from './bestOffers.ts';
import { candidatesFor } from './candidates.ts';
import { knowledgeRisk } from './details/knowledgeChanges.ts';
import { inTurn } from './inTurn.ts';
import { lossOf } from './loss.ts';
import { changedCells, type Treatments, treatColumns } from './treatColumn.ts';

export interface KnowledgeOffer {
  readonly treatments: Treatments;
  /** R(X) of the column. */
  readonly before: number;
  readonly after: number;
  readonly loss: number;
  readonly cells: number;
}

/** All that keep something of the column and lower its R; in no order that means anything. */
export const knowledgeOffers = inTurn<KnowledgeOffer>(
  ({ facts, column, tools }) => candidatesFor(facts, column, tools),
  function* ({ facts, column, tools }, treatments) {
    const { table, counts, roles } = facts;
    const subject = subjectAmong(roles);
    // If users were given by groups, R would fall for no good reason: rows of two of them look like those of one.
    if (subject === undefined || treatments.has(subject) || treatments.get(column) === undefined) return undefined;
    const treated = yield* treatColumns(facts, treatments, tools);
    const told = treated.get(column)?.column ?? table.columns[column];
    const before = yield* knowledgeRisk(counts, subject, column);
    const after = yield* knowledgeRisk(countsOfColumns([table.columns[subject], told], table.rowCount), 0, 1);
    const loss = yield* lossOf(facts, treated);
    return after < before ? { treatments, before, after, loss, cells: changedCells(facts, treated) } : undefined;
  },
);

/** Those that remove most of R for what they lose first. */
export function bestKnowledgeOffers(offers: readonly KnowledgeOffer[], most: number): KnowledgeOffer[] {
  const worth = ({ before, after, loss }: KnowledgeOffer) => worthOf(before - after, loss);
  return [...offers].sort((one, other) => worth(other) - worth(one)).slice(0, most);
}

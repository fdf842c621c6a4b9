/** Changes that could be made to a column, before their effect is known: the remedies for its values, or to remove it. */
import { type ProfileFacts, staged, type Work } from '../analysis/index.ts';
import { type Tools, type Treatment, treatmentsFor } from '../remedies/index.ts';
import { type Treatments, toTreat } from './treatColumn.ts';

/** The mildest first, as far as they can be compared; to remove the column comes last. */
export function* candidatesFor(facts: ProfileFacts, column: number, tools?: Tools): Work<Treatments[]> {
  const { table } = facts;
  const treatments = yield* staged('columns', table.rowCount, treatmentsFor(toTreat(facts, column, tools)));
  const together = treatments.map((treatment) => withPartner(facts, column, treatment));
  return table.columns.length > 1 ? [...together, new Map([[column, undefined]])] : together;
}

/** A latitude and its longitude are changed alike: one of the two alone leaves a line through the place. */
export function withPartner({ roles }: ProfileFacts, column: number, treatment: Treatment): Treatments {
  const coordinates = roles.flatMap(({ kind }, i) => (kind === 'coordinate' ? [i] : []));
  if (treatment.remedy !== 'coordinate-decimals' || coordinates.length % 2 === 1) return new Map([[column, treatment]]);
  // They come in pairs.
  const first = coordinates.indexOf(column) & ~1;
  return new Map([coordinates[first], coordinates[first + 1]].map((each) => [each, treatment]));
}

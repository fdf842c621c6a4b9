/** The treatment proposed for each column that identifies people, so that none is left: measured, as a number or a remainder may identify them too. */
import type { Analysis, ProfileFacts, Work } from '../analysis/index.ts';
import { type Treatment, treatmentNamed } from '../remedies/index.ts';
import type { Columns } from '../table/index.ts';
import { placesAfter } from './details/sides.ts';
import { analysisAfter, type Treatments, treatColumns } from './treatColumn.ts';

/** Columns that somebody has accepted stay as they are. By column, in the order of the file. */
export function* identifierFixes(analysis: Analysis<Columns>): Work<Treatments> {
  const facts = yield* analysis.profile();
  const proposed = new Map<number, Treatment | undefined>();
  for (const { column, isText, isAccepted } of facts.naming) {
    if (!isAccepted) proposed.set(column, isText ? redacted() : proposalFor(facts, column));
  }
  if (proposed.size === 0) return proposed;
  for (const column of yield* stillNaming(analysis, facts, proposed)) proposed.set(column, undefined);
  // A file has at least one column.
  const [first] = proposed.keys();
  const areAllRemoved = proposed.size === facts.table.columns.length && [...proposed.values()].every((one) => !one);
  if (areAllRemoved) proposed.set(first, renumbered());
  return proposed;
}

/** Where values come again they say which rows belong together, and numbers still do; else nothing is lost with the column. */
function proposalFor({ table, profiles }: ProfileFacts, column: number): Treatment | undefined {
  const { counts } = table.columns[column].dictionary;
  const rows = table.rowCount - profiles[column].missing;
  let distinct = 0;
  for (let code = 1; code < counts.length; code++) if (counts[code] > 0) distinct++;
  return distinct > 1 && distinct <= rows / 2 ? renumbered() : undefined;
}

/** Of the columns that would be treated and kept. */
function* stillNaming(analysis: Analysis<Columns>, facts: ProfileFacts, treatments: Treatments): Work<number[]> {
  const kept = [...treatments].flatMap(([column, treatment]) => (treatment ? [column] : []));
  if (kept.length === 0) return [];
  const after = yield* (yield* analysisAfter(analysis, yield* treatColumns(facts, treatments))).profile();
  const left = new Set(after.naming.map(({ column }) => column));
  const isRemoved = (column: number) => treatments.has(column) && !treatments.get(column);
  const places = placesAfter(facts.table.columns.length, isRemoved);
  return kept.filter((column) => left.has(places[column] ?? -1));
}

const redacted = () => known('redact-identifiers');
const renumbered = () => known('number-anew');

function known(remedy: string): Treatment {
  const treatment = treatmentNamed(remedy, {});
  if (!treatment) throw new Error(`there is no remedy ${remedy}`);
  return treatment;
}

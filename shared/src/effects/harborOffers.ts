/**
 * For a column that falls under HIPAA's safe harbor: the treatments that the rule itself names, as far as the column no longer falls under it
 * once the file is read again. Others might hide the column from the rule without doing what it asks for.
 */
import { type ClassFacts, staged, type Work } from '../analysis/index.ts';
import { treatmentNamed } from '../remedies/index.ts';
import { dateParts, MOST_AGE, type SafeHarborBreach } from '../roles/index.ts';
import type { Dictionary } from '../table/index.ts';
import { candidatesFor } from './candidates.ts';
import { inTurn } from './inTurn.ts';
import { lossOf } from './loss.ts';
import { analysisAfter, changedCells, type Treatments, treatColumns } from './treatColumn.ts';

interface HarborOffer {
  readonly treatments: Treatments;
  readonly loss: number;
  readonly cells: number;
}

/** By what is wrong, the remedies that mend it; the column can always be removed. */
const mending: Readonly<Record<SafeHarborBreach['reason'], string | undefined>> = {
  identifier: undefined,
  code: undefined,
  postcode: 'us-zip3',
  'small area': 'us-zip3',
  date: 'coarser-date',
  age: 'age-bands',
  'birth year': 'coarser-date',
};

/** Those that lose least first. */
export const bestHarborOffers = (offers: readonly HarborOffer[], most: number): HarborOffer[] =>
  [...offers].sort((one, other) => one.loss - other.loss).slice(0, most);

export const harborOffers = inTurn<HarborOffer>(
  ({ analysis, facts, column }) => candidates(facts, column, Number(analysis.today.slice(0, 4)) - MOST_AGE),
  function* ({ analysis, facts, column }, treatments) {
    const treated = yield* treatColumns(facts, treatments);
    const { safeHarbor } = yield* (yield* analysisAfter(analysis, treated)).profile();
    const isGone = treatments.get(column) === undefined;
    if (!isGone && safeHarbor[column] !== undefined) return undefined;
    return { treatments, loss: yield* lossOf(facts, treated), cells: changedCells(facts, treated) };
  },
);

/** `oldest`: the first year of birth that may be given by itself. */
function* candidates(facts: ClassFacts, column: number, oldest: number): Work<Treatments[]> {
  const breach = facts.safeHarbor[column];
  if (!breach) return [];
  const remedy = mending[breach.reason];
  const all = yield* candidatesFor(facts, column);
  const removals = all.filter((treatments) => treatments.has(column) && treatments.get(column) === undefined);
  const fitting = all.filter((treatments) => treatments.get(column)?.remedy === remedy);
  if (remedy !== 'coarser-date') return [...(remedy === undefined ? [] : fitting), ...removals];
  const { dictionary } = facts.table.columns[column];
  const isOfBirth = facts.roles[column].detector?.id.includes('birth') === true;
  const hasOlder = isOfBirth && (yield* staged('columns', dictionary.size, isAnyBefore(dictionary, oldest)));
  const order = fitting.map((treatments) => treatments.get(column)?.parameters as { order?: string })[0]?.order;
  const years = spans.flatMap((to): Treatments[] => {
    const parameters = { to, ...(order !== undefined && { order }), ...(hasOlder && { before: oldest }) };
    const treatment = treatmentNamed(remedy, parameters);
    return treatment ? [new Map([[column, treatment]])] : [];
  });
  return [...years, ...removals];
}

/** What the rule leaves of a date is its year; a quarter is more. */
const spans = ['year', 'five-years', 'decade'];

const VALUES_A_STEP = 2048;

function* isAnyBefore(dictionary: Dictionary, year: number): Generator<number, boolean> {
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    if (dictionary.count(code) === 0) continue;
    const value = dictionary.text(code).trim();
    const own = dateParts(value)?.year ?? (/^\d{4}$/.test(value) ? Number(value) : year);
    if (own < year) return true;
  }
  return false;
}

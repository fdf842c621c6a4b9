/** What columns lose by a change: the normalised certainty penalty, of numbers and dates by their range, of all else by how many values there are. */
import { type ProfileFacts, staged, type Work } from '../analysis/index.ts';
import { type ColumnValues, certaintyPenalty } from '../generalising/index.ts';
import { type ColumnLoss, lossShare } from '../measures/loss/index.ts';
import { KeptWork } from '../memory/index.ts';
import { numberIn, type Recoded } from '../remedies/index.ts';
import { dateParts, type ValueKind } from '../roles/index.ts';
import type { Dictionary } from '../table/index.ts';
import type { Treated } from './treatColumn.ts';

/** 0 to 1: of the quasi-identifiers, if only these are changed, else of the columns that are. */
export function* lossOf(facts: ProfileFacts, treated: Treated): Work<number> {
  const judged = judgedColumns(facts, [...treated.keys()]);
  const lost: ColumnLoss[] = [];
  for (const column of judged) {
    const recoded = treated.get(column);
    const values = yield* valuesOf(facts, column);
    if (recoded) lost.push(certaintyPenalty(values, groupsOf(recoded)));
    else lost.push(treated.has(column) ? certaintyPenalty(values, allInOne(values.counts.length)) : unchanged(values));
    yield { stage: 'columns', share: lost.length / judged.length };
  }
  return lossShare(lost);
}

/** The quasi-identifiers, if only these are changed, else the columns that are. */
export function judgedColumns({ quasiIdentifiers }: ProfileFacts, changed: readonly number[]): readonly number[] {
  return changed.every((column) => quasiIdentifiers.includes(column)) ? quasiIdentifiers : changed;
}

const valuesOnce = new KeptWork<ProfileFacts, number, ColumnValues>();

/** Worked out once as long as the facts are what they are. */
export function valuesOf(facts: ProfileFacts, column: number): Work<ColumnValues> {
  return valuesOnce.whole(facts, column, function* () {
    const { dictionary } = facts.table.columns[column];
    const { counts } = dictionary;
    const numbers = yield* staged('columns', dictionary.size, placesOf(dictionary, facts.roles[column].kind));
    return numbers ? { counts, numbers } : { counts };
  });
}

function groupsOf({ groupOf, column }: Recoded) {
  return { groupOf, groups: column.dictionary.size };
}

const isOrdered = (kind: ValueKind) => kind === 'number' || kind === 'age' || kind === 'coordinate' || kind === 'date';

const unchangedLosses = new WeakMap<ColumnValues, ColumnLoss>();

/** Nothing is lost, but its cells count. */
function unchanged(values: ColumnValues): ColumnLoss {
  const known = unchangedLosses.get(values);
  if (known) return known;
  const { length } = values.counts;
  const groupOf = Uint32Array.from({ length }, (_, code) => code);
  const loss = certaintyPenalty(values, { groupOf, groups: length });
  unchangedLosses.set(values, loss);
  return loss;
}

/** A column that is gone: all its values are one, the missing ones too. */
export const allInOne = (size: number) => ({ groupOf: new Uint32Array(size), groups: 1 });

const VALUES_A_STEP = 2048;

/** Undefined if values of this kind have no order, or one of them has no place in it: then they have no range. */
function* placesOf(dictionary: Dictionary, kind: ValueKind): Generator<number, Float64Array | undefined> {
  if (!isOrdered(kind)) return undefined;
  const placeOf = kind === 'date' ? dayOf : numberIn;
  const places = new Float64Array(dictionary.size);
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    if (dictionary.count(code) === 0) continue;
    const place = placeOf(dictionary.text(code));
    if (place === undefined) return undefined;
    places[code] = place;
  }
  return places;
}

/** Days, more or less: months of 31 days keep the order. */
function dayOf(text: string): number | undefined {
  const { year, month = 1, day = 1 } = dateParts(text) ?? {};
  return year === undefined ? undefined : (year * 12 + month - 1) * 31 + day;
}

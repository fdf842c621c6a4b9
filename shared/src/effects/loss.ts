/** What columns lose by a change: the normalised certainty penalty, of numbers and dates by their range, of all else by how many values there are. */
import type { ProfileFacts } from '../analysis/index.ts';
import { type ColumnValues, certaintyPenalty } from '../generalising/index.ts';
import { lossShare } from '../measures/loss/index.ts';
import { numberIn, type Recoded } from '../remedies/index.ts';
import { dateParts, type ValueKind } from '../roles/index.ts';
import type { Dictionary } from '../table/index.ts';
import type { Treated } from './treatColumn.ts';

/** 0 to 1: of the quasi-identifiers, if only such are changed, else of the columns that are. */
export function lossOf({ table, roles, quasiIdentifiers }: ProfileFacts, treated: Treated): number {
  const changed = [...treated.keys()];
  const judged = changed.every((column) => quasiIdentifiers.includes(column)) ? quasiIdentifiers : changed;
  return lossShare(
    judged.map((column) => {
      const { dictionary } = table.columns[column];
      const values = valuesOf(dictionary, roles[column].kind);
      if (!treated.has(column)) return certaintyPenalty(values, asTheyAre(dictionary.size));
      const recoded = treated.get(column);
      return certaintyPenalty(values, recoded ? groupsOf(recoded) : allInOne(dictionary.size));
    }),
  );
}

export function valuesOf(dictionary: Dictionary, kind: ValueKind): ColumnValues {
  const { counts } = dictionary;
  const numbers = isOrdered(kind) ? placesOf(dictionary, kind === 'date' ? dayOf : numberIn) : undefined;
  return numbers ? { counts, numbers } : { counts };
}

export function groupsOf({ groupOf, column }: Recoded) {
  return { groupOf, groups: column.dictionary.size };
}

const isOrdered = (kind: ValueKind) => kind === 'number' || kind === 'age' || kind === 'coordinate' || kind === 'date';

const asTheyAre = (size: number) => ({ groupOf: Uint32Array.from({ length: size }, (_, code) => code), groups: size });

/** A column that is gone: all its values are one, the missing ones too. */
const allInOne = (size: number) => ({ groupOf: new Uint32Array(size), groups: 1 });

/** Undefined if one value has no place: then values have no range. */
function placesOf(dictionary: Dictionary, placeOf: (text: string) => number | undefined): Float64Array | undefined {
  const places = new Float64Array(dictionary.size);
  for (let code = 1; code < dictionary.size; code++) {
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

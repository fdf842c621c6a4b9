/** Names of countries, regions and large towns, whatever their header: in a table about people, where they are from or where they were. */
import { oneOf } from '../byLexicon.ts';
import type { Detector } from '../detector.ts';
import { detectors } from '../detectors/index.ts';
import { wordsOf } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { once } from '../once.ts';
import type { ColumnForm } from '../sample.ts';
import { countryNames, fold, valuesOf } from '../words/index.ts';
import { peopleSigns } from './peopleSigns.ts';
import { mayMeanMore, rejudged } from './rejudged.ts';

const FEWEST = 3;
const LEAST_SHARE = 0.6;
/** Two letters are codes of anything, but many of them that are all states. */
const FEWEST_CODES = 8;
const LONGEST = 60;
const SHORTEST_COUNTRY = 3;

const isTown = once(() => oneOf(valuesOf.cities, valuesOf.regionNames));
const isRegion = once(() => oneOf(valuesOf.regionNames));
const isStateCode = once(() => oneOf(valuesOf.usStateCodes));
const isCountry = (value: string) => value.length >= SHORTEST_COUNTRY && countryNames().has(wordsOf(value).join(''));

const detectorOf = (id: string) => detectors.find((each) => each.id === id);
const [country, region, city] = ['country', 'region', 'city'].map(detectorOf);

export function placesByValues(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (peopleSigns(roles) === 0) return roles.slice();
  return roles.map((role, i) => (mayMeanMore(role) ? (placeIn(columns[i]) ?? role) : role));
}

/** Countries, regions or states of a country. */
export function holdsPlaces(column: ColumnForm): boolean {
  const place = namesOf(column);
  return place !== undefined && place !== city;
}

function placeIn(column: ColumnForm): ColumnRole | undefined {
  const place = namesOf(column);
  return place && rejudged(column, place, place.id);
}

function namesOf({ probe, numbers, dates, distinct, meanLength }: ColumnForm): Detector | undefined {
  if (numbers || dates || distinct < FEWEST || meanLength > LONGEST || probe.length < FEWEST) return undefined;
  const values = probe.map(fold);
  const areMost = (matches: (value: string) => boolean) => {
    const known = values.filter(matches).length;
    return known >= FEWEST && known >= LEAST_SHARE * values.length;
  };
  if (areMost(isRegion()) || (distinct >= FEWEST_CODES && values.every(isStateCode()))) return region;
  if (areMost(isCountry)) return country;
  // `Lowell, Massachusetts` is one by its state.
  return areMost((value) => value.split(/, ?/).some(isTown())) ? city : undefined;
}

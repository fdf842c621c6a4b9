/** In a table of people without headers: a column of postcodes beside one of words is a place of its own and the town to it. */
import { detectors } from '../detectors/index.ts';
import { tellsNothing } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { isTitleCase } from '../names/index.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { rejudged } from './rejudged.ts';

const people = new Set(wordsIn('first-name, last-name, full-name, street-address, email, phone'));
const code = /^\d{4,6}$|^\d{4} ?[A-Z]{2}$|^\d{2}-\d{3}$|^\d{3} \d{2}$|^\d{5}-\d{3}$/;
const NEARLY_ALL = 0.95;
const MOST = 0.8;

const postcode = detectors.find(({ id }) => id === 'postcode');
const city = detectors.find(({ id }) => id === 'city');

export function unnamedPlaces(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const ofPeople = roles.filter(({ detector }) => people.has(detector?.id ?? '')).length;
  if (!postcode || !city || ofPeople < 2 || !columns.every(({ header }) => tellsNothing(header))) return roles.slice();
  const decided = roles.slice();
  for (const [i, column] of columns.entries()) {
    if (roles[i].detector !== undefined || !areCodes(column)) continue;
    const town = [i + 1, i - 1].find((at) => columns[at] && !roles[at].detector && areTowns(columns[at]));
    const codes = rejudged(column, postcode, 'postcode');
    const towns = town === undefined ? undefined : rejudged(columns[town], city, 'city');
    if (town === undefined || !codes || !towns) continue;
    decided[i] = codes;
    decided[town] = towns;
  }
  return decided;
}

/** Of one length, and no years. */
function areCodes({ probe, numbers, distinct }: ColumnForm): boolean {
  if (distinct < 5 || (numbers && numbers.least >= 1900 && numbers.largest <= 2030)) return false;
  const lengths = new Set(probe.map((value) => value.length));
  return lengths.size === 1 && probe.filter((value) => code.test(value)).length >= NEARLY_ALL * probe.length;
}

function areTowns({ probe, numbers, dates, distinct }: ColumnForm): boolean {
  if (numbers || dates || distinct < 3) return false;
  return probe.filter((value) => isTitleCase(value) && !/\d/.test(value)).length >= MOST * probe.length;
}

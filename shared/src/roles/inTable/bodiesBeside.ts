/** `height` and `weight` beside an age or a sex are those of people, if they are as large as people's. */
import { body, detectors } from '../detectors/index.ts';
import { longestPhrase, phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { numberOf } from '../numbers.ts';
import type { ColumnForm } from '../sample.ts';
import { bodies, notPeople, wordsIn } from '../words/index.ts';
import { isOpen, rejudged } from './rejudged.ts';

const size = phrasesOf(bodies.size);
const ofThings = phrasesOf([notPeople, 'survey, sampling, sample, norm, class, row']);
/** Feet, metres, kilograms, inches, pounds, centimetres; and millimetres. */
const LEAST = 0.3;
const LARGEST = 2500;
const people = new Set(wordsIn('age, sex, date-of-birth, birth-year'));

export function bodiesBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (!roles.some(({ detector }) => detector && people.has(detector.id))) return roles.slice();
  return roles.map((role, i) => {
    if (!isOpen(role)) return role;
    if (isSize(columns[i])) return rejudged(columns[i], body, 'body height') ?? role;
    const standsForMany = samplingWeight !== undefined && isForMany(columns[i]);
    return standsForMany ? (rejudged(columns[i], samplingWeight, 'sampling weight') ?? role) : role;
  });
}

const samplingWeight = detectors.find(({ id }) => id === 'sampling-weight');
const weights = phrasesOf('weight, wt, wgt, Gewicht, poids, peso, gewicht, waga, vikt, váha, вес');
/** More than anybody weighs, and not in grams, which are whole. */
const LEAST_FOR_MANY = 300;

function isForMany({ header, numbers }: ColumnForm): boolean {
  if (!numbers || numbers.decimals === 0 || numbers.least < LEAST_FOR_MANY) return false;
  return numbers.largest > LARGEST && wholePhrase(header, weights) !== undefined;
}

/** `170 cm`, `5'7"`, `62kg`, `11st 4`, `5 ft 7 in`, as people answer. */
const written =
  /^\d{1,3}(?:[.,]\d{1,3})? ?(?:cm|m|mm|kgs?|lbs?|g|in|inch(?:es)?|ft|feet|pounds|st|'|’|"|″|см|кг|м)?\.?(?: ?\d{1,2}(?:[.,]\d)? ?(?:''|"|″|”|in|inches|lbs?|cm)?)?$/i;
const MOST = 0.7;
const NEARLY_ALL = 0.9;

function isSize({ header, numbers, probe, dates }: ColumnForm): boolean {
  if (header.words.length > 2 || dates) return false;
  if (numbers ? !isWithin(numbers.hasDecimalComma, probe) : !areWritten(probe)) return false;
  return longestPhrase(header, size) !== undefined && longestPhrase(header, ofThings) === undefined;
}

/** A typing error, or a nought for nothing, is no doubt. */
function isWithin(hasDecimalComma: boolean, probe: readonly string[]): boolean {
  const within = probe
    .map((value) => numberOf(value, hasDecimalComma))
    .filter((size) => size >= LEAST && size <= LARGEST);
  return within.length >= NEARLY_ALL * probe.length;
}

function areWritten(probe: readonly string[]): boolean {
  return probe.length > 0 && probe.filter((value) => written.test(value)).length >= MOST * probe.length;
}

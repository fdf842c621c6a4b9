/** `height` and `weight` beside an age or a sex are those of people, if they are as large as people's. */
import { body } from '../detectors/index.ts';
import { longestPhrase, phrasesOf } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { bodies, notPeople, wordsIn } from '../words/index.ts';
import { isOpen, rejudged } from './rejudged.ts';

const size = phrasesOf(wordsIn(bodies.size));
const ofThings = phrasesOf([...wordsIn(notPeople), 'survey', 'sampling', 'sample', 'norm', 'class', 'row']);
/** Feet, metres, kilograms, inches, pounds, centimetres; and millimetres. */
const LEAST = 0.3;
const LARGEST = 2500;
const people = new Set(['age', 'sex', 'date-of-birth', 'birth-year']);

export function bodiesBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (!roles.some(({ detector }) => detector && people.has(detector.id))) return roles.slice();
  return roles.map((role, i) =>
    isOpen(role) && isSize(columns[i]) ? (rejudged(columns[i], body, 'body height') ?? role) : role,
  );
}

function isSize({ header, numbers }: ColumnForm): boolean {
  if (!numbers || header.words.length > 2 || numbers.least < LEAST || numbers.largest > LARGEST) return false;
  return longestPhrase(header, size) !== undefined && longestPhrase(header, ofThings) === undefined;
}

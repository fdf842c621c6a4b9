/** Words that German, Dutch, Swedish and headers in capitals write as one: `Patientenalter`, `BIRTHCITY`. */

import { type ByLanguage, wordsIn } from '../../words/index.ts';
import { once } from '../once.ts';
import { fold } from './fold.ts';
import { age, birth, date, death, year } from './life.ts';
import { origin } from './origin.ts';
import { people, sex } from './person.ts';
import { city, cityAlone, country, countryNoun, county, living, placeNoun, region } from './place.ts';
import { department, education, occupation } from './work.ts';

/** Of shorter words too many others happen to be made. */
const SHORTEST_PART = 4;
const SHORTEST = 8;
const LONGEST = 40;

const written: readonly ByLanguage[] = [
  ...[age, birth, date, death, year, origin, people, sex, city, cityAlone],
  ...[country, countryNoun, county, living, placeNoun, region, department, education, occupation],
];

const knownParts = once(
  () =>
    new Set(
      wordsIn(...written)
        .filter((word) => !word.includes(' '))
        .map(fold)
        .filter((word) => word.length >= SHORTEST_PART && /^[a-z]+$/.test(word)),
    ),
);
/** Between two parts. */
const links = ['', 's', 'n', 'en', 'es', 'e'];

/** Words that may follow any word: `Eintrittsjahr`, `opnamejaar`. */
const heads = ['jahr', 'jaar'];

/** The two known words that make up a word; none if no two do. */
export function partsOf(word: string): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST) return [];
  const parts = knownParts();
  if (parts.has(word)) return [];
  const head = heads.find((each) => word.endsWith(each));
  if (head !== undefined) return [word.slice(0, -head.length), head];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const second = word.slice(at);
    if (!parts.has(second)) continue;
    const first = word.slice(0, at);
    const link = links.find((each) => first.endsWith(each) && parts.has(first.slice(0, first.length - each.length)));
    if (link !== undefined) return [first.slice(0, first.length - link.length), second];
  }
  return [];
}
